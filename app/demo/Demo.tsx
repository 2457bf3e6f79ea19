import { lazy, Suspense } from 'react';
import { loadChunk } from '../loading/loadChunk';
import { LoadingBoundary } from '../loading/LoadingBoundary';
import type { DemoPageData } from './loadDemo';

const DemoScreen = lazy(() => loadChunk(() => import('./DemoScreen')));

/** The demo's screen, which no other page needs. */
export function Demo({ preferences }: Pick<DemoPageData, 'preferences'>) {
  return (
    <LoadingBoundary>
      <Suspense>
        <DemoScreen preferences={preferences} />
      </Suspense>
    </LoadingBoundary>
  );
}
