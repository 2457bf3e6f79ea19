import { describe, expect, it } from 'vitest';
import { graphDataOf } from '../../../domain/progress/progress';
import { type ChartLook, countsChart, percentChart } from './chartOptions';

const look: ChartLook = {
  theme: 'dark',
  primary: '#ff0000',
  tertiary: '#00ff00',
  surface: '#101010',
  text: '#aaaaaa',
  line: '#444444',
  inverseSurface: '#eeeeee',
  inverseText: '#111111',
  fontFamily: 'Some Sans',
  fontPx: 13,
};

const { progressGraphData, percentGraphData } = graphDataOf([
  { totalEncounteredWords: 20, masteredWordTotal: 2, topWordsCount: 9, percentMastered: 12.5 },
  { totalEncounteredWords: 30, masteredWordTotal: 8, topWordsCount: 11, percentMastered: 40 },
]);
const percent = percentChart(percentGraphData, look);
const counts = countsChart(progressGraphData, look);

describe('the chart of shares', () => {
  it('has Mastered % and Un-mastered %, which is what is missing to 100', { tags: ['C185', 'C186'] }, () => {
    expect(percent.data.labels).toEqual(['#1', '#2']);
    expect(percent.data.datasets.map(({ label, data }) => [label, data])).toEqual([
      ['Mastered %', [12.5, 40]],
      ['Un-mastered %', [87.5, 60]],
    ]);
  });

  it('stacks them from 0 to 100, on an axis whose numbers end in %', { tags: ['C179', 'C187', 'C188', 'C502'] }, () => {
    const y = percent.options.scales?.y;
    expect(y).toMatchObject({ min: 0, max: 100, stacked: true });
    const callback = y?.ticks?.callback as (value: number) => string;
    expect([0, 20, 100].map(callback)).toEqual(['0%', '20%', '100%']);
    // The second area begins where the first one ends.
    expect(percent.data.datasets.map(({ fill }) => fill)).toEqual(['origin', '-1']);
  });

  it('is drawn with a tension of 0.2', { tags: ['C195'] }, () => {
    expect(percent.data.datasets.map(({ tension }) => tension)).toEqual([0.2, 0.2]);
  });
});

describe('the chart of counts', () => {
  it('has Mastered words and Top 80 % words', { tags: ['C190', 'C191'] }, () => {
    expect(counts.data.datasets.map(({ label, data }) => [label, data])).toEqual([
      ['Mastered words', [2, 8]],
      ['Top 80 % words', [9, 11]],
    ]);
  });

  it('begins at zero and counts in whole words', { tags: ['C192'] }, () => {
    const y = counts.options.scales?.y;
    expect(y).toMatchObject({ beginAtZero: true, ticks: { precision: 0 } });
  });

  it('stacks them, and never lays one colour over the other', { tags: ['C179'] }, () => {
    expect(counts.options.scales?.y).toHaveProperty('stacked', true);
    expect(counts.data.datasets.map(({ fill }) => fill)).toEqual(['origin', '-1']);
  });

  it('is drawn with a tension of 0.1', { tags: ['C196'] }, () => {
    expect(counts.data.datasets.map(({ tension }) => tension)).toEqual([0.1, 0.1]);
  });
});

describe.each([
  ['shares', percent],
  ['counts', counts],
])('each chart (%s)', (_name, { data, options }) => {
  it(
    'has a tooltip of all that stands above one another, a legend, and no labels under it',
    { tags: ['C181', 'C182', 'C183'] },
    () => {
      expect(options.interaction).toEqual({ mode: 'index', intersect: false });
      expect(options.plugins?.tooltip).toMatchObject({ mode: 'index', intersect: false });
      expect(options.plugins?.legend?.display).toBe(true);
      expect(options.scales?.x?.ticks?.display).toBe(false);
    },
  );

  it('takes its colours from the theme, and fills with 0.7 of them', { tags: ['C193', 'C194'] }, () => {
    expect(data.datasets.map(({ borderColor }) => borderColor)).toEqual(['#00ff00', '#ff0000']);
    expect(data.datasets.map(({ backgroundColor }) => backgroundColor)).toEqual([
      'rgba(0, 255, 0, 0.7)',
      'rgba(255, 0, 0, 0.7)',
    ]);
    expect(options.plugins?.legend?.labels?.color).toBe('#aaaaaa');
    expect(options.scales?.y?.ticks?.color).toBe('#aaaaaa');
  });

  it('tells its series apart without colours', () => {
    const [mastered, other] = data.datasets;
    expect(mastered?.borderDash).toBeUndefined();
    expect(other?.borderDash).toEqual([6, 4]);
    expect(mastered?.pointStyle).not.toBe(other?.pointStyle);
  });

  it('never moves', () => {
    expect(options.animation).toBe(false);
  });
});

it('marks each conversation while there are few', () => {
  const many = countsChart(Array(60).fill(progressGraphData[0]), look);
  expect(many.data.datasets.map(({ pointRadius }) => pointRadius)).toEqual([0, 0]);
  expect(counts.data.datasets.every(({ pointRadius }) => Number(pointRadius) > 0)).toBe(true);
});

it('draws a single conversation as a level from edge to edge, since an area needs two points', () => {
  const shares = percentChart(percentGraphData.slice(0, 1), look);
  expect(shares.data.labels).toEqual(['#1', '#1']);
  expect(shares.data.datasets.map(({ data }) => data)).toEqual([
    [12.5, 12.5],
    [87.5, 87.5],
  ]);
  expect(countsChart(progressGraphData.slice(0, 1), look).data.datasets.map(({ data }) => data)).toEqual([
    [2, 2],
    [9, 9],
  ]);
});
