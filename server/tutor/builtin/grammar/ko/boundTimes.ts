import type { BoundTime, Time } from '../meaning';
import { counted, englishNumber } from './numbers';
import { withParticle } from './particles';
import { fixed, word, type Words } from './words';

/** 다섯 시까지, 삼월부터, 일곱 시쯤; and whether 에 follows. */
export function boundWords(bound: BoundTime['bound'], said: Words): { words: Words; takesAt: boolean } {
  switch (bound) {
    case 'until':
      return { words: withParticle(said, 'until'), takesAt: false };
    case 'since':
    case 'from':
      return { words: withParticle(said, 'since'), takesAt: false };
    case 'around':
      return { words: [...said, ...fixed('+쯤=around')], takesAt: true };
    case 'before':
      return { words: [...said, ...fixed('전=before')], takesAt: true };
    case 'after':
      return { words: [...said, ...fixed('이후=after')], takesAt: true };
  }
}

const periods = { day: '하루=day', week: '일주일=week', month: '한=one 달=month', year: '일=one 년=year' };

/** 일주일에 한 번, 두 번. */
export const timesWords = ({ times, per }: Extract<Time, { times: number }>): Words => [
  ...(per ? withParticle(fixed(periods[per]), 'in') : []),
  word(counted(times), englishNumber(times)),
  word('번', times === 1 ? 'time' : 'times'),
];
