import { type ReactNode, Suspense } from 'react';
import type { Preferences } from '../../../domain/account/preferences';
import type { LanguageCode } from '../../../domain/languages/languages';
import type { Overview } from '../../../domain/progress/overview';
import type { GraphData } from '../../../domain/progress/progress';
import { progressTexts } from '../../../domain/texts/progress';
import type { Answer } from '../../api/useAnswer';
import { lazyPart } from '../../loading/lazyPart';
import { LoadingBoundary } from '../../loading/LoadingBoundary';
import { Failure } from '../../ui/Failure';
import { useHydrated } from '../../ui/useHydrated';
import { conversationRows } from '../conversationRows';
import { placeholderGraphData } from '../placeholder';
import { CorrectionsView } from './CorrectionsView';
import { LatestFigures } from './LatestFigures';
import { NothingYet } from './NothingYet';
import { OverviewView } from './OverviewView';
import { ProgressTable } from './ProgressTable';

const ProgressCharts = lazyPart(async () => {
  // What is written on a canvas stays in the letters that were there when it was drawn.
  const [charts] = await Promise.all([import('../charts/ProgressCharts'), document.fonts.ready]);
  return charts;
});

export interface ProgressViewProps {
  /** What the browser has asked for. */
  answer: Answer<'GET /conversation/graph-data'>;
  overview: Answer<'GET /progress/overview'>;
  /** What the page came with, or why it came without. */
  loaded: GraphData | null;
  loadedOverview: Overview | null;
  error: string | null;
  onRetry: () => void;
  language: LanguageCode | null;
  preferences: Pick<Preferences, 'showTransliteration' | 'japaneseReadings'>;
}

/**
 * The content of the dashboard: how things stand in words, the charts, and the same as a table. What the page came with
 * is for readers without JavaScript: while newer figures are fetched, and where they were not, that is said alone
 * (specification, section 2).
 */
export function ProgressView(props: ProgressViewProps) {
  const { answer, overview, loaded, loadedOverview, error, onRetry, language, preferences } = props;
  const hydrated = useHydrated();
  // Both together: what comes later would push the charts down.
  const isLoading = answer.status === 'loading' || (answer.status === 'loaded' && overview.status === 'loading');
  const correctionsOf = (shown: Overview | null) =>
    shown && language !== null && <CorrectionsView corrections={shown.corrections} language={language} />;
  // Without the overview the charts still stand.
  const overviewOf = (shown: Overview | null) =>
    shown &&
    language !== null && (
      <OverviewView
        overview={shown}
        language={language}
        showTransliteration={preferences.showTransliteration}
        readingScript={preferences.japaneseReadings}
      />
    );
  return (
    <div className="progress">
      {isLoading && <Loading />}
      {answer.status === 'error' && <Failure message={answer.message} onRetry={onRetry} />}
      {answer.status === 'loaded' && !isLoading && (
        <Suspense fallback={<Loading />}>
          <Progress
            data={answer.data}
            overview={overviewOf(overview.status === 'loaded' ? overview.data : null)}
            corrections={correctionsOf(overview.status === 'loaded' ? overview.data : null)}
          />
        </Suspense>
      )}
      {!hydrated && (
        <div className="hidden noscript:contents">
          {loaded && (
            <PlainProgress
              data={loaded}
              overview={overviewOf(loadedOverview)}
              corrections={correctionsOf(loadedOverview)}
            />
          )}
          {error !== null && <Failure message={error} onRetry={onRetry} />}
        </div>
      )}
    </div>
  );
}

interface ProgressProps {
  data: GraphData;
  overview: ReactNode;
  corrections: ReactNode;
}

function Progress({ data, overview, corrections }: ProgressProps) {
  const rows = conversationRows(data);
  const isEmpty = rows.length === 0;
  return (
    <div className="contents" data-empty={isEmpty || undefined}>
      {isEmpty ? <NothingYet /> : overview}
      {!isEmpty && <LatestFigures rows={rows} />}
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
      {!isEmpty && corrections}
    </div>
  );
}

function PlainProgress({ data, overview, corrections }: ProgressProps) {
  const rows = conversationRows(data);
  if (rows.length === 0) return <NothingYet />;
  return (
    <>
      {overview}
      <LatestFigures rows={rows} />
      <ProgressTable rows={rows} />
      {corrections}
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
