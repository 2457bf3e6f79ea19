import { expect, it } from 'vitest';
import { glossByLexicon } from '../dialogue/recast';
import { realBank } from '../format/realContent';

it.each([
  ['오후 3시 30분', '오후=afternoon 3= 시=o’clock 30= 분=minutes'],
  ['제 이름이 뭐예요?', '제=my 이름=name 이=:subject 뭐=what 예요=is'],
  ['내일 서울에 가요', '내일=tomorrow 서울=Seoul 에=:to 가요=go'],
  ['한국어를 공부해요', '한국어=Korean 를=:object 공부해요=study'],
])('%s is glossed where it stands', (text, glossed) => {
  const words = glossByLexicon(text, realBank('ko')).filter(([surface]) => /[\p{L}\p{N}]/u.test(surface));
  expect(words.map(([surface, , gloss]) => `${surface}=${gloss}`).join(' ')).toBe(glossed);
});
