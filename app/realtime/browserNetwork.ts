import type { Network } from './connectionTypes';

export const browserNetwork: Network = {
  // Some browsers know nothing of it; only a clear 'no' counts.
  isOnline: () => (navigator as { onLine?: boolean }).onLine !== false,
  isVisible: () => document.visibilityState === 'visible',
  listen: (event, listener) => {
    if (event !== 'visible') {
      window.addEventListener(event, listener);
      return () => {
        window.removeEventListener(event, listener);
      };
    }
    const ifVisible = () => {
      if (browserNetwork.isVisible()) listener();
    };
    document.addEventListener('visibilitychange', ifVisible);
    return () => {
      document.removeEventListener('visibilitychange', ifVisible);
    };
  },
};

/** `navigator.locks`, which exists in secure contexts alone. */
export const browserLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
