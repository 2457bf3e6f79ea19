import { describe, expect, it } from 'vitest';
import { contentDir } from '../../format/fixtureContent';
import { parseContent, readContentFiles } from '../../format/loadContent';
import { readEnglish } from '../readEnglish';
import { createKoreanWriter } from './writer';

const { content } = parseContent('ko', readContentFiles(contentDir, 'ko'));
const writer = createKoreanWriter(content);

function say(english: string): string | undefined {
  const meaning = readEnglish(english, (lemma, wordClass) => writer.knows(lemma, wordClass));
  const words = meaning && writer.write(meaning, { address: 'unsaid', isFamiliar: false });
  return words
    ?.map(({ surface, glued }, index) => (index === 0 || glued || /^[.?!,]/u.test(surface) ? surface : ` ${surface}`))
    .join('');
}

describe('everyday words by theme', () => {
  it.each([
    ['I bought a duvet and a mattress.', '이불하고 매트리스를 샀어요.'],
    ['My sister is a paediatrician.', '제 여동생은 소아과 의사예요.'],
    ['I live in Sydney.', '시드니에 살아요.'],
    ['Is it a traditional festival?', '전통적인 축제예요?'],
    ['My new flat is cosy.', '제 새 아파트는 아늑해요.'],
    ['The baby is awake.', '아기는 깨어 있어요.'],
    ['I put the children to bed.', '아이들을 재워요.'],
    ['The car broke down.', '차는 고장이 났어요.'],
    ['I walk the dog every morning.', '매일 아침 강아지를 산책시켜요.'],
  ])('%s', (english, korean) => {
    expect(say(english)).toBe(korean);
  });
});
