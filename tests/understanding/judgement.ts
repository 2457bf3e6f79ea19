import type { Paraphrase } from './paraphrases';

/**
 * `lost`: meant something and was not understood. `doubtful`: taken for something else, and the tutor says that it
 * understood but a part. `wrong`: taken for something else, and answered as if sure.
 */
export type Verdict = 'right' | 'lost' | 'doubtful' | 'wrong';

/** What the tutor goes on with, and whether it says that it understood but a part. */
export interface Taken {
  meanings: readonly string[];
  admitsPart: boolean;
}

export interface Judged {
  paraphrase: Paraphrase;
  verdict: Verdict;
  /** What was understood, the likeliest first. */
  taken: Taken;
}

export interface Counts {
  total: number;
  right: number;
  lost: number;
  doubtful: number;
  wrong: number;
}

/** Only the first place counts: it is what the tutor answers. */
export function judge(paraphrase: Paraphrase, taken: Taken): Judged {
  const [first = 'nothing'] = taken.meanings;
  const of = (verdict: Verdict): Judged => ({ paraphrase, taken, verdict });
  if (paraphrase.means.includes(first)) return of('right');
  if (first === 'nothing') return of('lost');
  return of(taken.admitsPart ? 'doubtful' : 'wrong');
}

export function countJudgements(judged: readonly Judged[]): Counts {
  const of = (verdict: Verdict) => judged.filter((each) => each.verdict === verdict).length;
  return { total: judged.length, right: of('right'), lost: of('lost'), doubtful: of('doubtful'), wrong: of('wrong') };
}

/** 95 % confidence interval of a share by Wilson's score (E. B. Wilson, 1927), 0 to 1. */
export function wilson(count: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = count / total;
  const centre = (share + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const half = (z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))) / (1 + (z * z) / total);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function judgementLines(title: string, { total, right, lost, doubtful, wrong }: Counts): string[] {
  const line = (name: string, count: number, target: string) => {
    const { low, high } = wilson(count, total);
    const percent = (share: number) => (100 * share).toFixed(1);
    return `  ${name.padEnd(20)}${percent(total === 0 ? 0 : count / total).padStart(6)} %  (${percent(low)} to ${percent(high)})${target}`;
  };
  return [
    `${title}: ${total} sentences`,
    line('right', right, '  target at least 80'),
    line('wrong and sure', wrong, '  target at most 3'),
    line('wrong, and said so', doubtful, ''),
    line('not understood', lost, ''),
  ];
}
