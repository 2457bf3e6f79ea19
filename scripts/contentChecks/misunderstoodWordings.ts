import { freshState, type DialogueState } from '../../server/tutor/builtin/dialogueState';
import { expandVariants, templateParts, withSamples } from '../../server/tutor/builtin/format/template';
import type { Bank, Candidate } from '../../server/tutor/builtin/understanding/bank';
import { understand } from '../../server/tutor/builtin/understanding/understand';

type ReplyCandidate = Candidate & { kind: 'reply' };

/**
 * Wordings of the content whose reply is not understood as itself at its own line, nor as another reply of the same
 * wording: `scene/line: wording`. Up to fifteen thousand sentences a language.
 */
export function misunderstoodWordings(bank: Bank): string[] {
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

/** A wording as a learner would type it, its slots filled with the lists' first entries. */
function typed(wording: string, reply: ReplyCandidate, field: 'text' | 'means', bank: Bank): string {
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
