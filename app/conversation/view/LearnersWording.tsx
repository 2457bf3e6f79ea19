import type { Message } from '../../../domain/conversation/message';
import type { LanguageCode } from '../../../domain/languages/languages';
import { FieldError } from './FieldNotices';
import { fieldViewOf } from './fieldView';

interface LearnersWordingProps {
  message: Message;
  /** The reader wrote it, or whoever is looked at in viewer mode. */
  isOwn: boolean;
  expanded: boolean;
  ownLanguage: LanguageCode;
}

/**
 * What was typed: small above the target language, or in full where there is nothing else. A friend's own wording
 * shows with the details, and where the tutor could not put all of it into the language. Left out where it is the target sentence letter for letter.
 */
export function LearnersWording({ message, isOwn, expanded, ownLanguage }: LearnersWordingProps) {
  const { originalMessage: original, targetLanguageMessage: target } = message;
  if (fieldViewOf(original) === 'error') return <FieldError statusMessage={original?.statusMessage ?? ''} />;
  if (!original?.value) return null;
  const alone = target === null;
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
      {original.value}
    </p>
  );
}
