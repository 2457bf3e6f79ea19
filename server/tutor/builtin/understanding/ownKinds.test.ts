import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { planTurn } from '../dialogue/dialogue';
import { recast } from '../dialogue/recast';
import { realBank, realLanguages } from '../format/realContent';
import { understand } from './understand';

function turn(language: string, message: string, state: DialogueState = freshState) {
  const bank = realBank(language);
  const understanding = understand(message, state, bank);
  const at = { message, state, address: 'unsaid', languageName: 'it', knownCount: () => 0 } as const;
  return {
    shown: recast(understanding, bank, at),
    plan: planTurn(understanding, { state, restarted: false }, { bank, address: 'unsaid', message }),
  };
}

const entriesOf = ({ plan }: ReturnType<typeof turn>) =>
  plan.state.said.flatMap(({ id }) => /^anywhere\/([^/]+)\//u.exec(id)?.[1] ?? []);

describe('a noun that is cried or asked back', () => {
  it.each([
    ['fr', 'A cat!', 'Un chat !'],
    ['de', 'A cat!', 'Eine Katze!'],
    ['ja', 'A cat!', '猫！'],
    ['ko', 'A cat!', '고양이!'],
    ['fr', 'Your father?', 'Votre père ?'],
    ['de', 'Your father?', 'Ihr Vater?'],
    ['ja', 'Your father?', 'あなたのお父さんですか。'],
  ])('is said as such in %s: %s', (language, message, text) => {
    expect(turn(language, message).shown.text).toBe(text);
  });

  it.each(realLanguages)('takes up what the tutor just said, in %s', (language) => {
    const newest = [{ text: '…', means: 'I have a cat.', morphemes: [], ends: [] }];
    expect(entriesOf(turn(language, 'A cat!', { ...freshState, turn: 2, newest }))).toContain('told-echo');
  });
});

it.each([
  ['fr', 'Mes filles.'],
  ['de', 'Meine Töchter.'],
])('somebody who is named alone is nobody who is missed, in %s', (language, text) => {
  expect(turn(language, 'My daughters.').shown.text).toBe(text);
});

describe('a reason by itself', () => {
  it.each([
    ['fr', 'Parce que vous êtes drôle.'],
    ['de', 'Weil Sie lustig sind.'],
    ['ja', 'あなたがおもしろいからです。'],
    ['ko', '재미있으셔서요.'],
  ])('is said as one in %s', (language, text) => {
    const { shown } = turn(language, 'Because you are funny!');
    expect([shown.text, shown.translation]).toEqual([text, "Because you're funny."]);
  });
});

describe('who is spoken of', () => {
  it.each([
    ['fr', 'Nous avons un chat.'],
    ['de', 'Wir haben eine Katze.'],
    ['ja', '猫がいます。'],
    ['ko', '우리는 고양이가 있어요.'],
  ])('stays the same in %s', (language, text) => {
    expect(turn(language, 'We have a cat').shown.text).toBe(text);
  });
});

describe('words of two senses', () => {
  it.each([
    ['fr', "It's late.", 'Il est tard.'],
    ['de', "It's late.", 'Es ist spät.'],
    ['ja', "It's late.", 'もう遅いです。'],
    ['ko', "It's late.", '늦었어요.'],
    ['fr', 'I will wait a bit then.', 'Alors, je vais un peu attendre.'],
    ['de', 'I will wait a bit then.', 'Dann werde ich ein bisschen warten.'],
    ['ja', 'I will wait a bit then.', 'じゃあ、少し待ちます。'],
    ['ko', 'I will wait a bit then.', '그럼 조금 기다릴 거예요.'],
    ['ja', 'My cat is sleeping on my feet.', 'うちの猫は足の上で寝ています。'],
    ['ko', 'My cat is sleeping on my feet.', '제 고양이는 제 발 위에서 자고 있어요.'],
  ])('are said in the one that is meant, in %s: %s', (language, message, text) => {
    expect(turn(language, message).shown.text).toBe(text);
  });

  it.each(['I know cats like that.', 'My neighbour won first.', 'She plays like an angel.', 'He was first.'])(
    'are not said where they are doubtful: %s',
    (message) => {
      for (const language of realLanguages) {
        const { shown } = turn(language, message);
        expect(shown.translation ?? '').toBe('');
      }
    },
  );
});

describe('a subject that is asked for', () => {
  it.each(['de', 'fr'])('ends with its sentence, in %s', (language) => {
    const { shown } = turn(language, 'Wait, who is Brezel? A dog?');
    expect(shown.text).toMatch(/Brezel ?\? (?:Ein Hund\?|Un chien \?)$/u);
  });
});

describe('what was told', () => {
  it.each(realLanguages)('is answered by what happened, and is no praise, in %s', (language) => {
    const entries = entriesOf(turn(language, 'Today a parrot bit my boss. It was so funny!'));
    expect(entries.every((entry) => /^told-(?:did|good|opinion)$/u.test(entry))).toBe(true);
  });

  it.each(realLanguages)('behind a laugh is answered, and not the laugh, in %s', (language) => {
    const entries = entriesOf(turn(language, "That's funny! My brother works in a small garden."));
    expect(entries).not.toContain('funny');
    expect(entries.some((entry) => entry.startsWith('told-'))).toBe(true);
  });
});
