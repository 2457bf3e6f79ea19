import type { Morpheme } from '../../../domain/conversation/message';
import type { TutorEvent } from '../tutor';
import { boundText, meaningBounds, type TextBounds } from './checks/bounds';
import { isEchoOf } from './checks/echo';
import { createGlossStream, glossAll, type Glossing } from './checks/glossing';
import { withoutReadingAids } from './checks/readingAids';
import { sanitise } from './checks/sanitise';
import { isInScriptOf } from './checks/scripts';
import { emptyDraft, type Draft } from './encoding/draft';
import { ModelFailure } from './connection/modelFailure';

/** An answer that has come to its end and been checked. */
export interface CheckedAnswer {
  draft: Draft;
  text: string;
  words: Morpheme[];
  /** What all of it means; '' where nothing was said of that. */
  meaning: string;
  repaired: number;
}

/** Fewer letters say nothing of the language they are in. */
const tellingLetters = 12;

/**
 * Shows an answer as it comes, checks and mends it, and returns it. What breaks off or turns out wrong is glossed as
 * far as it came, without a further question, and then thrown.
 *
 * @param system what the model was told, which must not come back
 * @param bounds what is beyond them is left out
 */
export async function* showAnswer(
  drafts: AsyncGenerator<Draft>,
  glossing: Glossing,
  system: string,
  bounds: TextBounds,
): AsyncGenerator<TutorEvent, CheckedAnswer> {
  const glosses = createGlossStream(glossing);
  let draft = emptyDraft();
  let checked = '';
  let isWhole = false;
  let text = '';
  try {
    for await (draft of drafts) {
      if (draft.text !== checked || draft.isTextWhole !== isWhole) {
        [checked, isWhole] = [draft.text, draft.isTextWhole];
        if (isEchoOf(checked, system)) {
          yield { type: 'text', text: (text = '') };
          throw new ModelFailure('unreadable', { detail: 'the prompt came back' });
        }
        const bare = withoutReadingAids(sanitise(checked), glossing.language, draft.isTextWhole);
        const shown = boundText(bare, bounds);
        if (shown !== text) yield { type: 'text', text: (text = shown) };
      }
      const words = await glosses.take(draft, text);
      if (words) yield { type: 'words', words };
    }
    if (text === '') throw new ModelFailure(draft.words.length > 0 ? 'unreadable' : 'empty');
    if (glossing.language !== 'en' && refusal.test(text)) throw new ModelFailure('refused');
    if (await isForeign(text, glossing)) throw new ModelFailure('wrongLanguage');
  } catch (error) {
    if (text !== '' && draft.words.length > 0) {
      const { words } = await glossAll(text, draft.words, silent(glossing));
      yield { type: 'words', words };
    }
    throw error;
  }
  const { words, repaired } = await glossAll(text, draft.words, glossing);
  yield { type: 'words', words };
  const meaning = boundText(sanitise(draft.meaning), meaningBounds(bounds));
  return { draft, text, words, meaning, repaired };
}

/** With nobody to ask: the provider has just failed. */
const silent = (glossing: Glossing): Glossing => ({
  ...glossing,
  cutAgain: () => Promise.resolve([]),
  askAgain: () => Promise.resolve(new Map()),
});

/** Whether a text is not in the language that was asked for, as far as its script or its letters tell. */
async function isForeign(text: string, { language, ownLanguage, tools }: Glossing): Promise<boolean> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < tellingLetters) return false;
  return !isInScriptOf(text, language) || (await tools.isOther(text, ownLanguage));
}

/** How models decline, nearly always in English, whatever language they were asked in. */
const refusal =
  /^(?:I['’]?m|I am) (?:sorry|afraid)\b[^.!?]{0,40}?\b(?:can['’]?t|cannot|unable|not able|won['’]?t)\b|^(?:Sorry, (?:but )?)?I (?:can['’]?t|cannot|won['’]?t|am unable to|am not able to) (?:help|assist|comply|do that|continue|discuss|provide|engage|fulfil)|^As an AI\b/iu;
