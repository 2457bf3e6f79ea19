import { useEffect } from 'react';
import { dismissToast, type Toast, type ToastListProps } from './toasts';

/** Toasts where their list could not be loaded: the same words, without gestures. */
export function PlainToasts({ toasts, side }: ToastListProps) {
  return (
    <ul className="toasts" data-side={side} role="status">
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
