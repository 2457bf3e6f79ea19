import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { freshState } from '../dialogueState';
import { recast } from '../dialogue/recast';
import { realBank } from '../format/realContent';
import { understand } from '../understanding/understand';
import { namesAmong } from './names';
import { wordByWord } from './wordByWord';

const found = (text: string, language: string, known: string[] = []) => {
  const surfaces = languageTools(language)
    .segment(text)
    .map(({ surface }) => surface);
  return [...namesAmong(surfaces, known)].map((index) => surfaces[index]);
};

describe('namesAmong', () => {
  it('knows common first names by their capital, but for the word that begins a sentence', () => {
    expect(found('Mon ami Pierre aime Anna. Claire est la nuit.', 'fr')).toEqual(['Pierre', 'Anna']);
    expect(found('une pierre claire', 'fr')).toEqual([]);
  });

  it('knows the learner’s, however it is written', () => {
    expect(found('rose, c’est moi', 'fr', ['Rose'])).toEqual(['rose']);
    expect(found('Je m’appelle Mary Quist.', 'fr', ['Mary Quist'])).toEqual(['Mary', 'Quist']);
  });
});

describe('a name in what a learner wrote', () => {
  it('has no meaning but itself', () => {
    const bank = realBank('fr');
    const message = 'je m’appelle Rose et mon ami Pierre chante mal';
    const { words } = recast(understand(message, freshState, bank), bank, {
      message,
      state: { ...freshState, name: 'Rose' },
      address: 'unsaid',
      languageName: 'French',
      knownCount: () => 0,
    });
    const glossOf = (surface: string) => words.find(([word]) => word === surface)?.[2];
    expect(glossOf('Pierre')).toBe('Pierre');
    expect(glossOf('Rose')).toBe('Rose');
  });

  it('is looked up in no dictionary', async () => {
    const found = { gloss: 'well', reading: '', dictionary: 'test' };
    const words = await wordByWord({
      language: 'it',
      message: 'Io sono Ben, e sto ben',
      lookUp: (identities) => Promise.resolve(new Map(identities.map((identity) => [identity, found]))),
    });
    expect(words?.find(([surface]) => surface === 'Ben')?.[2]).toBe('Ben');
    expect(words?.find(([surface]) => surface === 'ben')?.[2]).toBe('well');
  });
});
