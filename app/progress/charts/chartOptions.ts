import type { ChartData, ChartDataset, ChartOptions } from 'chart.js';
import { color } from 'chart.js/helpers';
import type { PercentGraphPoint, ProgressGraphPoint } from '../../../domain/progress/progress';
import { progressTexts } from '../../../domain/texts/progress';
import type { ThemeColors } from '../../theme/useThemeColors';

/** What a chart is drawn with: the theme's colours and the page's letters. */
export interface ChartLook extends ThemeColors {
  fontFamily: string;
  /** Of small text, in CSS pixels. */
  fontPx: number;
}

export interface AreaChart {
  data: ChartData<'line', number[], string>;
  options: ChartOptions<'line'>;
}

/** Specification, section 2, 'Progress dashboard'. */
const fillOpacity = 0.7;
const tensions = { percent: 0.2, counts: 0.1 } as const;
/** With more, points would hide the line that they are on. */
const mostPointsMarked = 40;
/** Half of the largest mark, with its line. */
const markPx = 9;

/** Share of each conversation that was in mastered words, and the rest up to 100. */
export function percentChart(all: readonly PercentGraphPoint[], look: ChartLook): AreaChart {
  const points = asLevel(all);
  const mastered = points.map(({ percentMastered }) => percentMastered);
  const series = seriesOf(look, points.length, tensions.percent);
  return {
    data: {
      labels: points.map(({ label }) => label),
      datasets: [
        series.mastered(progressTexts.masteredPercent, mastered),
        // Stacked on the first it always ends at 100: marks there would say nothing.
        series.other(
          progressTexts.unmasteredPercent,
          mastered.map((percent) => 100 - percent),
          false,
        ),
      ],
    },
    options: optionsOf(look, {
      min: 0,
      max: 100,
      ticks: { callback: (value) => `${value}%` },
    }),
  };
}

/** Mastered words, and upon them the words that make up 80 % of what was met: two bands whose heights are compared. */
export function countsChart(all: readonly ProgressGraphPoint[], look: ChartLook): AreaChart {
  const points = asLevel(all);
  const series = seriesOf(look, points.length, tensions.counts);
  return {
    data: {
      labels: points.map(({ label }) => label),
      datasets: [
        series.mastered(
          progressTexts.masteredWords,
          points.map(({ masteredWordTotal }) => masteredWordTotal),
        ),
        series.other(
          progressTexts.topWords,
          points.map(({ topWordsCount }) => topWordsCount),
          true,
        ),
      ],
    },
    options: optionsOf(look, { beginAtZero: true, suggestedMax: 5, ticks: { precision: 0 } }),
  };
}

/** How large a mark is drawn. */
const markOf = (pointCount: number, radiusPx: number) => (pointCount > mostPointsMarked ? 0 : radiusPx);

/** A single point is drawn as a level from edge to edge: an area needs two, and a dot alone would say nothing. */
const asLevel = <T>(points: readonly T[]): readonly T[] => (points.length === 1 ? [...points, ...points] : points);

/** Both series, told apart by more than their colours: a full line with dots, a broken one with hollow diamonds. */
function seriesOf(look: ChartLook, pointCount: number, tension: number) {
  const area = (label: string, data: number[], ink: string): ChartDataset<'line', number[]> => ({
    label,
    data,
    tension,
    backgroundColor: color(ink).alpha(fillOpacity).rgbString(),
    borderColor: ink,
    borderWidth: 2,
    pointBorderColor: ink,
    pointHoverBorderColor: ink,
    // Room for a mark on the edge.
    clip: markPx,
  });
  return {
    mastered: (label: string, data: number[]): ChartDataset<'line', number[]> => ({
      ...area(label, data, look.tertiary),
      fill: 'origin',
      pointStyle: 'circle',
      pointRadius: markOf(pointCount, 4),
      pointHoverRadius: 6,
      pointBackgroundColor: look.tertiary,
    }),
    /** Stands upon the mastered ones. */
    other: (label: string, data: number[], hasMarks: boolean): ChartDataset<'line', number[]> => {
      return {
        ...area(label, data, look.primary),
        fill: '-1',
        borderDash: [6, 4],
        pointStyle: 'rectRot',
        pointRadius: hasMarks ? markOf(pointCount, 5) : 0,
        pointHoverRadius: 7,
        pointBackgroundColor: look.surface,
      };
    },
  };
}

type Scales = NonNullable<ChartOptions<'line'>['scales']>;
type ValueAxis = NonNullable<Scales['y']>;

function optionsOf(look: ChartLook, values: ValueAxis): ChartOptions<'line'> {
  const font = { family: look.fontFamily, size: look.fontPx };
  const { ticks, ...axis } = values;
  return {
    responsive: true,
    maintainAspectRatio: false,
    // Design language, 'Motion': nothing moves but words, panels and dialogs.
    animation: false,
    locale: 'en',
    font,
    color: look.text,
    layout: { padding: { top: markPx, right: markPx } },
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: {
        display: true,
        position: 'bottom',
        align: 'start',
        labels: { color: look.text, font, boxWidth: 28, boxHeight: 12, padding: 16 },
      },
      tooltip: {
        mode: 'index',
        intersect: false,
        backgroundColor: look.inverseSurface,
        titleColor: look.inverseText,
        bodyColor: look.inverseText,
        titleFont: font,
        bodyFont: font,
        padding: 12,
        cornerRadius: 8,
        boxPadding: 6,
      },
    },
    scales: {
      x: {
        ticks: { display: false },
        grid: { display: false },
        border: { color: look.line },
      },
      y: {
        ...axis,
        stacked: true,
        ticks: { color: look.text, font, padding: 6, ...ticks },
        grid: { color: look.line, tickLength: 0 },
        border: { display: false },
      },
    },
  };
}
