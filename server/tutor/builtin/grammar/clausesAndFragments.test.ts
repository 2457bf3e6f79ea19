import { describe, expect, it } from 'vitest';
import { realContent } from '../format/realContent';
import { readEnglish } from './readEnglish';
import { writerFor } from './writers';

/** English, then French, German, Japanese and Korean; '-' where a language does not say it. */
const sentences = `
The woman who lives here plays the piano. → La femme qui habite ici joue du piano. → Die Frau, die hier wohnt, spielt Klavier. → ここに住んでいる女の人はピアノを弾きます。 → 여기에 사는 여자는 피아노를 쳐요.
The bread I bought is good. → Le pain que j’ai acheté est bon. → Das Brot, das ich gekauft habe, ist gut. → 私が買ったパンはおいしいです。 → 제가 산 빵은 맛있어요.
The shirt that I bought yesterday is blue. → La chemise que j’ai achetée hier est bleue. → Das Hemd, das ich gestern gekauft habe, ist blau. → 私が昨日買ったシャツは青いです。 → 어제 제가 산 셔츠는 파란색이에요.
The house where I live is small. → La maison où j’habite est petite. → Das Haus, in dem ich lebe, ist klein. → 私が住んでいる家は小さいです。 → 제가 사는 집은 작아요.
I saw a dog that likes cheese. → J’ai vu un chien qui aime le fromage. → Ich habe einen Hund gesehen, der Käse mag. → チーズが好きな犬を見ました。 → 치즈를 좋아하는 강아지를 봤어요.
My brother, who lives in Cardiff, is a teacher. → Mon frère, qui habite à Cardiff, est professeur. → Mein Bruder, der in Cardiff wohnt, ist Lehrer. → カーディフに住んでいる兄は先生です。 → Cardiff에 사는 제 남동생은 선생님이에요.
I met a woman who was very old. → J’ai rencontré une femme qui était très vieille. → Ich habe eine Frau getroffen, die sehr alt war. → とても年を取っていた女の人に会いました。 → -
I have a sister who lives in Spain and a brother. → J’ai une sœur qui habite en Espagne et un frère. → Ich habe eine Schwester, die in Spanien lebt, und einen Bruder. → スペインに住んでいる姉と兄がいます。 → 스페인에 사는 여동생하고 남동생이 있어요.
Never been to France. → Je ne suis jamais allé en France. → Ich war noch nie in Frankreich. → 一度もフランスに行ったことがありません。 → 프랑스에 가 본 적이 없어요.
Just woke up. → Je viens de me réveiller. → Ich bin gerade aufgewacht. → 目が覚めたばかりです。 → 잠에서 막 깼어요.
Working tomorrow. → Demain, je travaille. → Ich arbeite morgen. → 明日働きます。 → 내일 일해요.
I got up, ate breakfast and missed the bus. → Je me suis levé, j’ai pris le petit déjeuner et j’ai raté le bus. → Ich bin aufgestanden, habe gefrühstückt und den Bus verpasst. → 起きて、朝ご飯を食べて、バスに乗り遅れました。 → 일어나서 아침을 먹고 버스를 놓쳤어요.
`;

const rows = sentences
  .trim()
  .split('\n')
  .map((row) => row.split(' → '));

describe.each([
  ['fr', 1],
  ['de', 2],
  ['ja', 3],
  ['ko', 4],
] as const)('relative clauses and dropped subjects in %s', (language, column) => {
  const writer = writerFor(realContent(language));
  it.each(rows.map((row) => [row[0] ?? '', row[column] ?? '']))('says %s', (english, expected) => {
    const meaning = readEnglish(english, (lemma, wordClass) => writer?.knows(lemma, wordClass) ?? false);
    const words = meaning && writer?.write(meaning, { address: 'unsaid', isFamiliar: true });
    const said = words?.map(({ surface, glued }, index) => (glued || index === 0 ? surface : ` ${surface}`)).join('');
    expect(said ?? '-').toBe(expected);
  });
});
