import { estimateTokens } from '../../server/tutor/model/prompts/tokens';

interface AskedMessage {
  role: string;
  content: string;
}

/** Tokens of a question, and how many of them stand at its beginning as they stood in an earlier one. */
export interface CountedPrompt {
  tokens: number;
  cached: number;
}

/** Counts what a provider would find in its cache: the longest beginning that a question shares with one before. */
export function createPrefixCounter(): (messages: readonly AskedMessage[]) => CountedPrompt {
  const asked: string[] = [];
  return (messages) => {
    const text = messages.map(({ role, content }) => `${role}\n${content}`).join('\n');
    const shared = Math.max(0, ...asked.map((earlier) => sharedLength(earlier, text)));
    asked.push(text);
    return { tokens: estimateTokens(text), cached: estimateTokens(text.slice(0, shared)) };
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
