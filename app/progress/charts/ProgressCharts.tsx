import {
  CategoryScale,
  Chart as ChartJs,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useId, useMemo } from 'react';
import { Chart } from 'react-chartjs-2';
import type { GraphData } from '../../../domain/progress/progress';
import { progressTexts } from '../../../domain/texts/progress';
import { type ThemeColors, useThemeColors } from '../../theme/useThemeColors';
import { type AreaChart, type ChartLook, countsChart, percentChart } from './chartOptions';

ChartJs.register(CategoryScale, Filler, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

interface ProgressChartsProps extends GraphData {
  /** The same stands in a table; there is none where the charts show placeholders. */
  hasTable: boolean;
}

/** Both charts, one above the other. Loaded on demand: chart.js is wanted nowhere else. */
export default function ProgressCharts({ progressGraphData, percentGraphData, hasTable }: ProgressChartsProps) {
  const colors = useThemeColors();
  const look = useMemo(() => (colors ? lookOf(colors) : null), [colors]);
  const charts = useMemo(
    () => look && { percent: percentChart(percentGraphData, look), counts: countsChart(progressGraphData, look) },
    [look, percentGraphData, progressGraphData],
  );
  if (!charts || !look) return null;
  const newest = progressGraphData.at(-1);
  const latest = newest && progressTexts.countsNow(newest.masteredWordTotal, newest.topWordsCount);
  const shown = { theme: look.theme, hasTable };
  return (
    <>
      <AreaFigure
        title={progressTexts.percentTitle}
        note={progressTexts.percentNote}
        chart={charts.percent}
        {...shown}
      />
      <AreaFigure
        title={progressTexts.countsTitle}
        note={hasTable && latest ? `${progressTexts.countsNote} ${latest}` : progressTexts.countsNote}
        chart={charts.counts}
        {...shown}
      />
    </>
  );
}

interface AreaFigureProps {
  title: string;
  note: string;
  theme: string;
  hasTable: boolean;
  chart: AreaChart;
}

function AreaFigure({ title, note, theme, hasTable, chart }: AreaFigureProps) {
  const id = useId();
  return (
    <section className="chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="chart-note">{note}</p>
      <div className="chart-canvas">
        {/* Its theme is its key: a chart takes its colours once, when it is made. */}
        <Chart key={theme} type="line" role="img" aria-label={progressTexts.chartLabel(title, hasTable)} {...chart} />
      </div>
    </section>
  );
}

/** A canvas knows no rem: what the reader's letters measure is asked for. */
function lookOf(colors: ThemeColors): ChartLook {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { ...colors, fontFamily: getComputedStyle(document.body).fontFamily, fontPx: rootPx * 0.8125 };
}
