import type { ReactNode } from 'react';
import type { Message } from '../../../domain/conversation/message';
import type { LanguageCode } from '../../../domain/languages/languages';
import type { CorrectedWords } from './correctedWords';
import { FieldError } from './FieldNotices';
import { fieldViewOf } from './fieldView';

interface LearnersWordingProps {
  message: Message;
  /** The reader wrote it, or whoever is looked at in viewer mode. */
  isOwn: boolean;
  expanded: boolean;
  ownLanguage: LanguageCode;
  /** What in it was put right: it is underlined. */
  mistakes?: readonly CorrectedWords[];
}

/**
 * What was typed: small above the target language, or in full where there is nothing else. A friend's own wording
 * shows with the details, and where the tutor could not put all of it into the language. Left out where it is the target sentence letter for letter.
 */
export function LearnersWording({ message, isOwn, expanded, ownLanguage, mistakes = [] }: LearnersWordingProps) {
  const { originalMessage: original, targetLanguageMessage: target } = message;
  if (fieldViewOf(original) === 'error') return <FieldError statusMessage={original?.statusMessage ?? ''} />;
  if (!original?.value) return null;
  const alone = target === null || (target.status === 'error' && !target.value);
  const isNeeded = isOwn || expanded || message.notes?.value?.apology !== undefined;
  if (!alone && (original.value === target.value || !isNeeded)) return null;
  return (
    <p
      className={alone ? 'wording-alone' : 'wording'}
      dir="auto"
      // In which language a friend wrote is not known.
      lang={isOwn ? ownLanguage : undefined}
      // While it is on its way to the server it is a shade paler.
      data-waiting={original.status === 'connecting' || undefined}
    >
      {underlined(original.value, mistakes)}
    </p>
  );
}

function underlined(text: string, mistakes: readonly CorrectedWords[]): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { at, written } of mistakes) {
    // Two of them may have a neighbour in common, by which each is found.
    const begin = Math.max(from, at);
    const end = Math.max(begin, at + written.length);
    parts.push(text.slice(from, begin), end > begin && <u key={at}>{text.slice(begin, end)}</u>);
    from = end;
  }
  return [...parts, text.slice(from)];
}
