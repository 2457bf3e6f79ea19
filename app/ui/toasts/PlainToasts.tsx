import { useEffect } from 'react';
import { dismissToast, type Toast } from './toasts';

/** Toasts where their list could not be loaded: the same words, without gestures. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <ul className="toasts" role="status">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </ul>
  );
}

function PlainToast({ id, text, action, forMs }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => {
      dismissToast(id);
    }, forMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, forMs]);
  return (
    <li className="toast">
      {text}
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.run();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  );
}
