import { Suspense } from 'react';
import type { GraphData } from '../../../domain/progress/progress';
import { progressTexts } from '../../../domain/texts/progress';
import type { Answer } from '../../api/useAnswer';
import { lazyPart } from '../../loading/lazyPart';
import { LoadingBoundary } from '../../loading/LoadingBoundary';
import { Failure } from '../../ui/Failure';
import { useHydrated } from '../../ui/useHydrated';
import { conversationRows } from '../conversationRows';
import { placeholderGraphData } from '../placeholder';
import { LatestFigures } from './LatestFigures';
import { NothingYet } from './NothingYet';
import { ProgressTable } from './ProgressTable';

const ProgressCharts = lazyPart(async () => {
  // What is written on a canvas stays in the letters that were there when it was drawn.
  const [charts] = await Promise.all([import('../charts/ProgressCharts'), document.fonts.ready]);
  return charts;
});

export interface ProgressViewProps {
  /** What the browser has asked for. */
  answer: Answer<'GET /conversation/graph-data'>;
  /** What the page came with, or why it came without. */
  loaded: GraphData | null;
  error: string | null;
  onRetry: () => void;
}

/**
 * The content of the dashboard: how things stand in words, the charts, and the same as a table. What the page came with
 * is for readers without JavaScript: while newer figures are fetched, and where they were not, that is said alone
 * (specification, section 2).
 */
export function ProgressView({ answer, loaded, error, onRetry }: ProgressViewProps) {
  const hydrated = useHydrated();
  return (
    <div className="progress">
      {answer.status === 'loading' && <Loading />}
      {answer.status === 'error' && <Failure message={answer.message} onRetry={onRetry} />}
      {answer.status === 'loaded' && (
        <Suspense fallback={<Loading />}>
          <Progress data={answer.data} />
        </Suspense>
      )}
      {!hydrated && (
        <div className="hidden noscript:contents">
          {loaded && <PlainProgress data={loaded} />}
          {error !== null && <Failure message={error} onRetry={onRetry} />}
        </div>
      )}
    </div>
  );
}

function Progress({ data }: { data: GraphData }) {
  const rows = conversationRows(data);
  const isEmpty = rows.length === 0;
  return (
    <div className="contents" data-empty={isEmpty || undefined}>
      {isEmpty ? <NothingYet /> : <LatestFigures rows={rows} />}
      <LoadingBoundary>
        {rows.length === 1 && <p className="progress-note">{progressTexts.onlyOne}</p>}
        <ProgressCharts {...(isEmpty ? placeholderGraphData : data)} hasTable={!isEmpty} />
      </LoadingBoundary>
      {!isEmpty && (
        <details className="progress-details">
          <summary>{progressTexts.asTable}</summary>
          <ProgressTable rows={rows} />
        </details>
      )}
    </div>
  );
}

function PlainProgress({ data }: { data: GraphData }) {
  const rows = conversationRows(data);
  if (rows.length === 0) return <NothingYet />;
  return (
    <>
      <LatestFigures rows={rows} />
      <ProgressTable rows={rows} />
    </>
  );
}

/** Only where something is being fetched: without JavaScript the page is whole as it came. */
function Loading() {
  return (
    <p role="status" className="progress-loading noscript:hidden">
      {progressTexts.loading}
    </p>
  );
}
