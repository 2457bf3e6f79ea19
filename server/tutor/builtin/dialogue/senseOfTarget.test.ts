import { describe, expect, it } from 'vitest';
import { tutorRequest } from '../../../../tests/support/tutorRequest';
import type { TutorEvent } from '../../tutor';
import { freshState } from '../dialogueState';
import { contentDir } from '../format/fixtureContent';
import { realBank, realBanks } from '../format/realContent';
import { createBuiltinTutor } from '../tutor';
import { isTargetText, understand } from '../understanding/understand';
import { senseOfTarget } from './senseOfTarget';

const senseOf = (message: string, language: string) =>
  senseOfTarget(understand(message, freshState, realBank(language)), realBank(language), {
    message,
    state: freshState,
    address: 'unsaid',
    languageName: 'the language',
    knownCount: () => 0,
  });

describe('what a sentence of the language means', () => {
  it.each([
    ['ja', '私は学生です。', "I'm a student."],
    ['ja', 'watashi wa gakusei desu', "I'm a student."],
    ['ja', 'はじめまして。アンナです。', "Nice to meet you. I'm Anna."],
    ['fr', 'Je n’aime pas le café.', "I don't like coffee."],
    ['de', 'Ich heiße Anna.', "I'm Anna."],
    ['ko', '피곤해요.', "I'm tired."],
  ])('is told where it is known (%s): %s', (language, message, means) => {
    expect(senseOf(message, language)).toEqual({ means, isPart: false });
  });

  it('is told in part', () => {
    expect(senseOf('こんにちは。空は青いです。', 'ja')).toEqual({ means: 'Hello.', isPart: true });
  });

  it.each([
    ['ja', '空は青いです。'],
    ['ja', '週末は映画を見ます。'],
    ['ja', '死にたい'],
    ['fr', "I'm tired."],
  ])('is not guessed at (%s): %s', (language, message) => {
    expect(senseOf(message, language)).toBeNull();
  });
});

it.each([
  ['疲れました。', 'ja', 'ko'],
  ['피곤해요.', 'ko', 'ja'],
])('%s is no sentence of the other of the two', (message, language, other) => {
  expect(isTargetText(message, realBank(language))).toBe(true);
  expect(isTargetText(message, realBank(other))).toBe(false);
});

describe('what a friend reads of a sentence in a language that is the writer’s alone', () => {
  const clock = { sleep: () => Promise.resolve(), now: () => 0 };
  const tutor = createBuiltinTutor({ contentDir, banks: realBanks, clock });

  async function read(message: string, writersLanguage: string, language: string) {
    const read: { text?: string; means?: string; apology?: string } = {};
    const note = (event: TutorEvent) => {
      if (event.type === 'text') read.text = event.text;
      if (event.type === 'translation') read.means = event.text;
      if (event.type === 'notes' && event.notes.apology) read.apology = event.notes.apology;
    };
    for await (const event of tutor.recast(tutorRequest({ message, language, writersLanguage }))) note(event);
    return read;
  }

  it('is the same in theirs, by what it means, as its writer speaks of themselves', async () => {
    expect(await read('Je suis étudiante.', 'fr', 'de')).toEqual({
      text: 'Ich bin Studentin.',
      means: "I'm a student.",
    });
  });

  it('is a part of it where a part is known, and says so', async () => {
    expect(await read('Bonjour ! Le ciel est bleu.', 'fr', 'de')).toEqual({
      text: 'Hallo!',
      means: 'Hello!',
      apology: 'The built-in tutor could say only part of this in German.',
    });
  });

  it('is itself where the reader learns that language, too, and English is read by everybody', async () => {
    expect(await read('Ich bin müde.', 'fr', 'de')).toMatchObject({ text: 'Ich bin müde.' });
    expect(await read("I'm tired.", 'fr', 'de')).toMatchObject({ text: 'Ich bin müde.' });
  });
});
