import { describe, expect, it } from 'vitest';
import { freshState, type DialogueState } from '../dialogueState';
import { realBank, realContent, realLanguages } from '../format/realContent';
import { readEnglish } from '../grammar/readEnglish';
import { writerFor } from '../grammar/writers';
import { understand } from '../understanding/understand';
import { planTurn } from './dialogue';
import { recast } from './recast';
import { situations, situationsOf } from './situations';

const toldBy = (sentence: string) => {
  const meaning = readEnglish(sentence, (lemma, wordClass) =>
    (wordClass === 'noun'
      ? /^(?:dog|husband|coffee|lyon|nurse|time|park|grandmother|brother|fish|guitar)$/u
      : /^(?:tired|fat|boring)$/u
    ).test(lemma),
  );
  return meaning ? situationsOf(meaning).map(({ situation }) => situation) : [];
};

describe('what a plain sentence tells', () => {
  it.each([
    ['I have a dog', 'told-pet'],
    ['I have a dog called Rex', 'told-pet-name'],
    ['My dog is very fat', 'told-pet-does'],
    ['I have a husband', 'told-partner'],
    ['My brother lives in Lyon', 'told-person'],
    ['I work as a nurse', 'told-job'],
    ['I live in Lyon', 'told-home'],
    ['I am 34', 'told-age'],
    ["I'm so tired", 'told-tired'],
    ['I have no time', 'told-busy'],
    ['I love coffee', 'told-like-food'],
    ["I don't like fish", 'told-dislike'],
    ['I play the guitar', 'told-music'],
    ["I can't swim", 'told-unable'],
    ['Yesterday I went to the park', 'told-went'],
    ['I met my grandmother yesterday', 'told-met'],
    ['Tomorrow I work in the park', 'told-plan'],
    ['I have to work', 'told-must'],
    ['It was boring', 'told-bad'],
    ['It rains a lot', 'told-weather-bad'],
    ['Do you have a dog?', 'asked-pet'],
    ['How old is your grandmother?', 'asked-relative'],
    ["What's your dog called?", 'asked-pet-name'],
    ['Do you have a guitar?', 'asked-music'],
    ['Can I bring my dog?', 'asked-may'],
    ['Will your grandmother come?', 'asked-will'],
    ['Is there a park?', 'asked-there'],
    ['Are you tired?', 'asked-tired'],
    ['Do you like coffee?', 'asked-like'],
    ['Do you cook?', 'asked-cook'],
    ['I fell in the park', 'told-mishap'],
    ['My grandmother died', 'told-died'],
    ['What do you do?', 'asked-free-time'],
  ])('%s: %s', (sentence, first) => {
    expect(toldBy(sentence)[0]).toBe(first);
  });

  it('leaves something to say to whatever else is read', () => {
    expect(toldBy('The park sleeps').at(-1)).toBe('told-else');
    expect(toldBy('The park does not sleep').at(-1)).toBe('told-denied');
  });
});

describe.each(realLanguages)('what is said back (%s)', (language) => {
  const content = realContent(language);

  it('has an answer to every situation, one of them without what it is about', () => {
    for (const situation of situations) {
      const answers = content.anywhere.get(situation)?.answers ?? [];
      expect(answers.length, situation).toBeGreaterThanOrEqual(situation.startsWith('asked-') ? 2 : 3);
      expect(
        answers.some(({ text }) => !text.includes('{it}')),
        situation,
      ).toBe(true);
    }
  });

  const bank = realBank(language);
  function say(message: string, state: DialogueState = freshState) {
    const understanding = understand(message, state, bank);
    const circumstances = { bank, address: 'unsaid', message } as const;
    const at = { message, state, address: 'unsaid', languageName: 'it', knownCount: () => 0 } as const;
    return {
      shown: recast(understanding, bank, at),
      plan: planTurn(understanding, { state, restarted: false }, circumstances),
    };
  }

  it('is about what was told, and the sentence is whole', () => {
    expect(writerFor(content)).toBeDefined();
    const { shown, plan } = say('Yesterday I sold my old bicycle');
    expect(shown.notes.apology).toBeUndefined();
    expect(shown.translation).toBe('I sold my old bike yesterday.');
    expect(plan.state.said.some(({ id }) => id.startsWith('anywhere/told-did/'))).toBe(true);
  });

  it('knows whom a pronoun stands for in the next sentence', () => {
    const { plan } = say('I have a dog called Rex');
    const { plan: next } = say('He sleeps in my bed', plan.state);
    expect(next.state.said.some(({ id }) => id.startsWith('anywhere/told-pet-does/'))).toBe(true);
  });

  it('keeps every sentence of a message, in its order', () => {
    const { shown } = say('I work at night and sleep during the day. My brother lives in Cork.');
    expect(shown.notes.apology).toBeUndefined();
    expect(shown.translation).toBe('I work at night and sleep during the day. My brother lives in Cork.');
    expect(shown.text).toContain('Cork');
  });

  it('is followed by the question of the scene that is played', () => {
    const scene = [...content.scenes.values()].find(
      ({ kind, scene: id }) => kind !== 'tutorial' && !['meeting', 'family', 'weekend'].includes(id),
    );
    const line = scene?.lines.find(({ replies, means }) => replies.length > 1 && means.endsWith('?'));
    const state = {
      ...freshState,
      scene: scene?.scene ?? '',
      line: line?.id ?? '',
      turn: 3,
      said: [{ id: `${scene?.scene}/${line?.id}`, turn: 3 }],
    };
    const { plan } = say('Yesterday I sold my old bicycle', state);
    expect(plan.state.scene).toBe(scene?.scene);
    expect(plan.said.at(-1)?.means).toMatch(/\?$/u);
  });
});

it('is read by nobody who is in a lesson', () => {
  const bank = realBank('fr');
  const lesson = [...bank.content.scenes.values()].find(({ kind }) => kind === 'tutorial');
  const state = { ...freshState, scene: lesson?.scene ?? '', line: lesson?.lines[0]?.id ?? '' };
  expect(understand('Yesterday I sold my old bicycle', state, bank).sentences).toBeUndefined();
});
