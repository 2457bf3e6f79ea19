import type { ConversationSummary, ConversationType } from '../../domain/conversation/conversation';
import type { Scenario } from '../../domain/conversation/scenario';
import { crisisIn } from '../tutor/crisis/crisis';
import type { Occasion } from '../tutor/tutor';
import type { ConversationRow } from './conversationRepository';

/** The title of a conversation in which nothing has been said. */
export const untitled = 'New chat';

/** A conversation in a list. A friend chat is called by the friend. */
export function summaryOf(row: ConversationRow): ConversationSummary {
  return {
    _id: row.id,
    title: row.friendName ?? row.title,
    conversationType: row.conversationType as ConversationType,
    persona: row.persona,
    targetLanguage: row.targetLanguage,
    unread: row.lastPosition > row.readPosition,
    lastPosition: row.lastPosition,
  };
}

export function scenarioOf({ scenario }: Pick<ConversationRow, 'scenario'>): Scenario | null {
  return scenario === null ? null : (JSON.parse(scenario) as Scenario);
}

/** What a tutor is told of the conversation that it speaks in. */
export function occasionOf(row: Pick<ConversationRow, 'conversationType' | 'scenario'>): Occasion {
  if (row.conversationType === 'prompt') return { kind: 'starter' };
  if (row.conversationType === 'none') return { kind: 'tutorial' };
  const scenario = scenarioOf(row);
  return scenario ? { kind: 'scenario', scenario } : { kind: 'chat' };
}

const titleLength = 60;

/**
 * A conversation is called by its first sentence until something better is known, but for what nobody would want to see in
 * a list for ever.
 */
export function titleOf(message: string): string {
  if (crisisIn(message)) return untitled;
  const line = message.replace(/\s+/gu, ' ');
  const characters = [...line];
  return characters.length <= titleLength
    ? line
    : `${characters
        .slice(0, titleLength - 1)
        .join('')
        .trimEnd()}…`;
}
