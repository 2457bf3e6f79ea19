import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { LoadingBoundary } from '../loading/LoadingBoundary';
import type { DemoPageData } from './loadDemo';

const DemoScreen = lazyPart(() => import('./DemoScreen'), { parameter: 'demo' });

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
