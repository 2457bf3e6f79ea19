import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { loadChunk } from '../../loading/loadChunk';
import { useRootData } from '../../session/rootData';
import { PlainToasts } from './PlainToasts';
import { type ToastListProps, toasts } from './toasts';
import { useFocusGivenBack } from './useFocusGivenBack';

const loadList = () => loadChunk(() => import('./ToastList')).catch(() => ({ default: PlainToasts }));
const ToastList = lazy(loadList);

/** Where toasts appear, once a page. Their list comes after everything else, and before it is needed without network. */
export function Toaster() {
  const shown = useStore(toasts);
  // There the page's foot is where one writes, and does something with messages.
  const side = useLocation().pathname.toLowerCase() === '/conversation' ? 'top' : 'bottom';
  const isLearner = Boolean(useRootData()?.learner);
  useEffect(() => {
    if (!isLearner) return;
    const timer = setTimeout(() => void loadList(), 3_000);
    return () => {
      clearTimeout(timer);
    };
  }, [isLearner]);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <ShownToasts toasts={shown} side={side} />
    </Suspense>
  );
}

function ShownToasts(props: ToastListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusGivenBack(ref);
  return (
    <div ref={ref}>
      <ToastList {...props} />
    </div>
  );
}
