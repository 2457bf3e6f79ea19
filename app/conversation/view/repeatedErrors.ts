import type { Message } from '../../../domain/conversation/message';

/** Messages that failed with the same sentence as the reply right after them, where it is said with a way to retry. */
export function repeatedErrors(messages: readonly Message[]): ReadonlySet<string> {
  const repeated = messages.filter((message, at) => {
    const error = errorOf(message);
    const reply = messages[at + 1];
    return error !== null && reply?.senderType === 'assistant' && errorOf(reply) === error;
  });
  return new Set(repeated.map(({ id }) => id));
}

function errorOf({ targetLanguageMessage, morphemeTranslationDetails }: Message): string | null {
  return (
    [targetLanguageMessage, morphemeTranslationDetails].find((field) => field?.status === 'error')?.statusMessage ??
    null
  );
}
