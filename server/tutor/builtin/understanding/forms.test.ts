import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../../tests/support/shareOut';
import { freshState } from '../dialogueState';
import { realBank, realLanguages } from '../format/realContent';
import { understand } from './understand';
import { answerWord } from './wordAnswer';

const entriesOf = (message: string, language: string) =>
  understand(message, freshState, realBank(language)).parts.map(({ candidate }) =>
    candidate.kind === 'say' ? candidate.entry : `${candidate.scene}/${candidate.line}`,
  );

const everywhere: [message: string, entry: string][] = [
  ['can you explain the grammar', 'grammar'],
  ['is this word masculine or feminine?', 'grammar'],
  ['how does the past tense work', 'grammar'],
  ['when do I use this form?', 'grammar'],
  ['What is your favorite movie', 'favourite'],
  ["what's your favourite book?", 'favourite'],
  ['are you a real person?', 'robot'],
  ['who made you', 'robot'],
  ['do you have feelings?', 'robot'],
  ['what is this', 'pointing'],
  ["what's that?", 'pointing'],
  ["I don't want dessert", 'decline'],
  ["I don't want coffee", 'decline'],
  ['no dessert, thanks', 'decline'],
  ["I'm allergic to peanuts", 'diet'],
  ['I am allergic to cats', 'diet'],
  ['I never drink beer', 'diet'],
  ["I'm not hungry", 'full'],
  ["I'm full", 'full'],
  ['both', 'both'],
  ['neither', 'neither'],
  ["I'd rather not say", 'no-answer'],
  ["I don't know", 'dont-know'],
  ['it depends', 'maybe'],
  ['fuck you', 'insult'],
  ["you're useless", 'insult'],
  ['You are such an idiot!', 'insult'],
  ["I didn't get that", 'unclear'],
];

describe.each(realLanguages)('the form of a sentence in %s', (language) => {
  it.each(shareOut(everywhere, language))('tells what is meant by: %s', (message, entry) => {
    expect(entriesOf(message, language)).toEqual([entry]);
  });

  it.each(shareOut(['what do you think', 'where is it', 'how is it', 'who is that'], language, 2))(
    'begins no scene by: %s',
    (message) => {
      expect(entriesOf(message, language).filter((each) => each.includes('/'))).toEqual([]);
    },
  );

  it.each(shareOut(["I'm stupid", 'this film is terrible', 'my boss is an idiot', 'what a day'], language))(
    'is no abuse in: %s',
    (message) => {
      expect(entriesOf(message, language)).not.toContain('insult');
    },
  );
});

it.each([
  ['de', 'why dem and not der?', 'grammar'],
  ['de', 'what case is this', 'grammar'],
  ['de', 'Warum heißt es dem und nicht der?', 'grammar'],
  ['de', 'ich bin satt', 'full'],
  ['de', 'Ich esse kein Fleisch.', 'diet'],
  ['de', 'du bist ein Idiot', 'insult'],
  ['fr', 'conjugate être', 'grammar'],
  ['fr', "what's the difference between savoir and connaître", 'grammar'],
  ['fr', "c'est quoi ?", 'pointing'],
  ['fr', "je n'ai pas faim", 'full'],
  ['fr', "t'es con", 'insult'],
  ['ja', "what's the difference between は and が", 'grammar'],
  ['ja', 'kore wa nan desu ka', 'pointing'],
  ['ja', 'これは何ですか', 'pointing'],
  ['ja', '学生じゃないです', 'not-my-job'],
  ['ja', 'I am not a student', 'not-my-job'],
  ['de', 'I am not a student', 'not-so'],
  ['fr', 'I am not a student', 'not-so'],
  ['ko', 'I am not a student', 'not-so'],
  ['ja', 'ピーナッツアレルギーです', 'diet'],
  ['ja', 'バカ', 'insult'],
  ['ko', '이거 뭐예요?', 'pointing'],
  ['ko', '배불러요', 'full'],
  ['ko', 'how was your weekend?', 'your-weekend'],
  ['ko', '바보야', 'insult'],
])('in %s the form tells what is meant by: %s', (language, message, entry) => {
  expect(entriesOf(message, language)).toEqual([entry]);
});

const asked = (message: string, language: string) => {
  const [part] = understand(message, freshState, realBank(language)).parts;
  const answer = part && answerWord(part, realBank(language));
  return answer && [answer.word.text, answer.translation.text];
};

describe('a question for a word', () => {
  it.each([
    ['ja', 'how do you say dog in Japanese', ['犬', 'dog']],
    ['ja', 'inu tte nan desu ka', ['犬', 'dog']],
    ['fr', 'how do you say dog in french', ['chien', 'dog']],
    ['fr', 'comment dit-on dog en francais', ['chien', 'dog']],
    ['fr', "what's the word for butter?", ['beurre', 'butter']],
    ['fr', 'what does chien mean?', ['chien', 'dog']],
    ['fr', 'chien ?', ['chien', 'dog']],
    ['de', 'was heißt dog auf Deutsch', ['Hund', 'dog']],
    ['de', 'how would I say dog', ['Hund', 'dog']],
    ['de', 'what does Hund mean?', ['Hund', 'dog']],
    ['de', 'was heisst Hund', ['Hund', 'dog']],
    ['de', 'Bahnhof?', ['Bahnhof', 'station']],
    ['ko', '강아지가 뭐예요?', ['강아지', 'dog']],
    ['ko', 'dog 한국어로 뭐예요?', ['강아지', 'dog']],
  ])('in %s is for no more than that: %s', (language, message, answer) => {
    expect(asked(message, language)).toEqual(answer);
  });

  it.each([
    ['de', 'translate "where is the station"', 'Wo ist der Bahnhof?'],
    ['fr', 'how would I say where is the station?', 'Où est la gare ?'],
    ['de', "how do you say I don't eat meat", 'Ich esse kein Fleisch'],
    ['ko', "how do you say I don't eat meat in Korean?", '고기를 안 먹어요'],
    ['ja', 'how do I say I would like a coffee', 'コーヒーをお願いします'],
  ])('in %s may be for a whole sentence that somebody says: %s', (language, message, text) => {
    expect(asked(message, language)?.[0]).toBe(text);
  });

  it.each(['how do you say my shoes are on fire', 'translate: the moon has swallowed my homework whole'])(
    'gets no guess: %s',
    (message) => {
      for (const language of realLanguages) expect(asked(message, language)).toBeNull();
    },
  );
});
