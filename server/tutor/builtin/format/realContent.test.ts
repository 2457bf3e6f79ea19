import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { buildBank, type Bank, type Candidate } from '../understanding/bank';
import { freshState, type DialogueState } from '../dialogueState';
import { contentLanguages, parseContent, readContentFiles } from './loadContent';
import { expandVariants, templateParts, withSamples } from './template';
import { understand } from '../understanding/understand';
import { problemText, validateContent } from './validateContent';
import { contentDir } from './fixtureContent';

const languages = contentLanguages(contentDir).map((language) => {
  const { content, problems } = parseContent(language, readContentFiles(contentDir, language));
  return {
    language,
    problems: [...problems, ...validateContent(content)],
    bank: buildBank(content, languageTools(language)),
  };
});

/** A wording as a learner would type it, its slots filled with the lists' first entries. */
function typed(wording: string, reply: Candidate & { kind: 'reply' }, field: 'text' | 'means', bank: Bank): string {
  const samples = withSamples(
    expandVariants(reply.said.text, 'feminine'),
    { entries: {}, name: 'Tom' },
    bank.content.lists,
  );
  return templateParts(expandVariants(wording, 'feminine'))
    .map((part) =>
      'literal' in part
        ? part.literal
        : part.slot.name === 'name'
          ? 'Tom'
          : expandVariants(samples.entries[part.slot.name]?.[field] ?? '', 'feminine'),
    )
    .join('');
}

/** Wordings whose reply is not understood as itself where it can be said, nor as one that has the same wording. */
function misunderstood(bank: Bank): string[] {
  return [...bank.replies.values()].flat().flatMap((reply) => {
    const state: DialogueState = { ...freshState, scene: reply.scene, line: reply.line, name: 'Tom', turn: 1 };
    const own = [reply.said.means, ...reply.said.also].map((wording) => typed(wording, reply, 'means', bank));
    const target = [reply.said.text, ...reply.said['also-target']].map((wording) =>
      typed(wording, reply, 'text', bank),
    );
    return [...own, ...target].flatMap((message) => {
      const found = understand(message, state, bank).parts.find(({ candidate }) => candidate.kind === 'reply');
      const isEqual = found && (found.candidate === reply || found.score === 1);
      return isEqual ? [] : [`${reply.scene}/${reply.line}: ${message}`];
    });
  });
}

describe.each(languages)('the content of $language', ({ problems, bank }) => {
  it('has no mistakes', () => {
    expect(problems.map(problemText)).toEqual([]);
  });

  it('is understood as written, at its own line', () => {
    expect(misunderstood(bank)).toEqual([]);
    // Up to fifteen thousand sentences a language.
  }, 180_000);
});
