import { type ReactNode, Suspense, useEffect } from 'react';
import { LoadingBoundary } from '../../loading/LoadingBoundary';

interface DialogsOnDemandProps {
  dialog: {
    /** Which one is wanted. */
    open: string | null;
    close: () => void;
  };
  children: ReactNode;
}

/** Around dialogs that are loaded when they are first opened: until one stands there, Escape is for it all the same. */
export function DialogsOnDemand({ dialog: { open, close }, children }: DialogsOnDemandProps) {
  return (
    <LoadingBoundary key={open} onDismiss={close}>
      <Suspense fallback={<Awaited onCancel={close} />}>{children}</Suspense>
    </LoadingBoundary>
  );
}

function Awaited({ onCancel }: { onCancel: () => void }) {
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [onCancel]);
  return null;
}
