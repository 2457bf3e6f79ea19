import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { realContent, realLanguages } from '../format/realContent';
import { expandVariants, plainEntry, slotsOf } from '../format/template';
import { render } from './render';
import { secondPerson } from './secondPerson';

describe('secondPerson', () => {
  it.each([
    ['I saw a film', 'you saw a film'],
    ["I'm tired", "you're tired"],
    ['I’ve met my mum', 'you’ve met your mum'],
    ['I was by myself', 'you were by yourself'],
    ["at my parents'", "at your parents'"],
    ['the crème brûlée', 'the crème brûlée'],
    ['Miami in May', 'Miami in May'],
  ])('of %j is %j', (own, said) => {
    expect(secondPerson(own)).toBe(said);
  });
});

describe('what a learner told of themselves', () => {
  const tools = languageTools('fr');
  const film = {
    text: 'vu un film',
    words: 'vu=seen un=a film=film',
    means: 'I saw a film',
    also: [],
    'also-target': [],
  };
  const values = { entries: { did: film, word: plainEntry('my') } };
  const line = (means: string) => ({ text: '{did} ?', words: '{did}', means });

  it('is told of them where the tutor says it', () => {
    expect(render(line('{did}? Nice.'), 'unsaid', values, tools).means).toBe('You saw a film? Nice.');
    expect(render(line('So {did}.'), 'unsaid', values, tools).means).toBe('So you saw a film.');
  });

  it('is theirs where they say it, and between quotation marks', () => {
    const reply = { ...line('{did}.'), also: [], 'also-target': [] };
    expect(render(reply, 'unsaid', values, tools).means).toBe('I saw a film.');
    expect(render(line('“{did},” you said.'), 'unsaid', values, tools).means).toBe('“I saw a film,” you said.');
    expect(render(line('It means {word}.'), 'unsaid', values, tools).means).toBe('It means my.');
  });

  it.each(realLanguages)('is never told of the tutor in %s', (language) => {
    const content = realContent(language);
    const own = /\b(?:I|I['’]\w+|my|myself)\b/u;
    const echoes = [...content.scenes.values()].flatMap((scene) => {
      const told = scene.lines.flatMap(({ replies }) => replies.flatMap(({ text }) => slotsOf(text)));
      return scene.lines.flatMap(({ means }) =>
        slotsOf(means).flatMap(({ name }) => {
          const lists = told.flatMap((slot) => (slot.name === name && slot.list ? [slot.list] : []));
          const entries = lists.flatMap((list) => content.lists[list] ?? []);
          return entries.filter((entry) => own.test(entry.means)).map((entry) => ({ name, entry }));
        }),
      );
    });
    const said = echoes.map(({ name, entry }) =>
      render(
        { text: `{${name}}`, words: `{${name}}`, means: `{${name}}` },
        'unsaid',
        { entries: { [name]: entry } },
        languageTools(language),
      ),
    );
    expect(said.filter(({ means }) => own.test(means)).map(({ means }) => means)).toEqual([]);
    // Where it is said back the target language must not speak of the tutor either.
    const ownWords = { de: /\b(?:mein|ich)/iu, fr: /\b(?:mon|ma|mes|je)\b|j’/iu }[language];
    if (ownWords)
      expect(
        echoes.map(({ entry }) => expandVariants(entry.text, 'unsaid')).filter((text) => ownWords.test(text)),
      ).toEqual([]);
  });
});
