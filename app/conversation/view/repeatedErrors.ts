import type { Message } from '../../../domain/conversation/message';

/** Ids of messages that failed with the same sentence as the reply right after them, where it is said with a way to retry. */
export function repeatedErrors(messages: readonly Message[]): string[] {
  const repeated = messages.filter((message, at) => {
    const error = errorOf(message);
    const reply = messages[at + 1];
    return error !== null && reply?.senderType === 'assistant' && errorOf(reply) === error;
  });
  return repeated.map(({ id }) => id);
}

function errorOf({ targetLanguageMessage: text, morphemeTranslationDetails: words }: Message): string | null {
  if (text?.status === 'error') return text.statusMessage;
  return words?.status === 'error' ? words.statusMessage : null;
}
