import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { freshState } from '../dialogueState';
import { contentDir } from '../format/fixtureContent';
import { contentLanguages, parseContent, readContentFiles } from '../format/loadContent';
import { buildBank } from '../understanding/bank';
import { createSpeaker, draftFrom } from './speaker';
import { bringBackWord } from './weave';

describe.each(contentLanguages(contentDir))('a word brought back in %s', (language) => {
  const bank = buildBank(
    parseContent(language, readContentFiles(contentDir, language)).content,
    languageTools(language),
  );
  const learner = {
    knownCount: () => 0,
    wanted: [{ identity: 'x', original: 'xyz', translation: 'bicycle', why: 'needed' as const }],
  };
  const answers = bank.content.anywhere.get('word-again')?.answers ?? [];

  it('comes with what it means and why it comes, in every wording', () => {
    expect(answers.length).toBeGreaterThan(1);
    for (const { text, means } of answers) {
      for (const each of [text, means]) expect(each).toMatch(/\{word\}.*\{translation\}|\{translation\}.*\{word\}/u);
      expect(means).toMatch(/needed|missing|look(?:ed|ing) for|didn't come/u);
    }
  });

  it('is glossed', () => {
    const draft = draftFrom({ ...freshState, turn: 5 });
    bringBackWord(draft, createSpeaker(draft, { address: 'unsaid', bank, learner }), learner, bank);
    const [said] = draft.said;
    expect(said?.means).toContain('“bicycle”');
    expect(said?.morphemes.find(([surface]) => surface === 'xyz')?.[2]).toBe('bicycle');
  });
});
