import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { loadChunk } from '../../loading/loadChunk';
import { toasts } from './toasts';

const ToastList = lazy(() => loadChunk(() => import('./ToastList')));

/** Where toasts appear, once a page; nothing is loaded for it before there is one. */
export function Toaster() {
  const shown = useStore(toasts);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={shown} />
    </Suspense>
  );
}
