import type { Preferences } from '../../domain/account/preferences';
import type { ConversationDetails, ConversationSummary } from '../../domain/conversation/conversation';
import type { Word } from '../../domain/words/word';

export interface SessionIdentity {
  accessToken: string;
  username: string;
  userId: string;
  userType: 'learner' | 'admin';
  affiliatedOrganization: string | null;
}

/** Words of the word bank by id, or words as they were selected in a message. */
export type MarkTarget = { morphemeIds: string[] } | { originalMorphemes: string[]; expandedMessageId: string };

/** A target language can be changed, not taken away. */
export type PreferencesChange = Partial<Omit<Preferences, 'language'>> & { language?: string; timezone?: string };

type Nothing = Record<string, never>;

/** Calls below `/api` that the browser makes: what is sent and what is answered (specification, section 7). */
export interface ApiCalls {
  'POST /auth/refresh-token': { input: Nothing; output: ({ valid: true } & SessionIdentity) | { valid: false } };
  'POST /auth/login': {
    input: { username: string; password: string; rememberMe: boolean };
    output: { loginSuccess: boolean; message: string } & SessionIdentity;
  };
  'POST /auth/logout': { input: { pushSubscription: unknown }; output: { message: string } };
  'POST /auth/register': {
    input: { username: string; password: string; accessCode: string };
    output: { message: string };
  };
  'GET /auth/set-cookie': { input: Nothing; output: object };

  'GET /conversation/request-history': {
    input: Nothing;
    output: { conversationDetails: ConversationDetails | null; preferences: Preferences };
  };
  'GET /conversation/by-id/:id': {
    input: { id: string; before?: string; viewer?: '1' };
    output: ConversationDetails;
  };
  'GET /conversation/titles': { input: { viewer?: '1' }; output: ConversationSummary[] };
  'POST /conversation/reset': { input: Nothing; output: ConversationDetails };

  'POST /message/send-message': {
    input: { message: string; conversationId: string; clientMessageId?: string };
    output: { userMessageId: string; assistantMessageId: string };
  };
  'POST /message/stop': { input: { conversationId: string }; output: object };
  'POST /message/retry': { input: { messageId: string }; output: { assistantMessageId: string } };
  'DELETE /message/delete-message/:id': { input: { id: string }; output: object };

  'GET /user/get-preferences': { input: Nothing; output: Preferences & { message: string } };
  'POST /user/update-preferences': { input: PreferencesChange; output: object };

  'GET /morphemes': {
    input: { conversationId?: string; language?: string; viewer?: '1' };
    output: { morphemes: Word[]; masteryThreshold: number; anchorMessageId: string | null };
  };
  'PATCH /morphemes/update-morphemes-mastered': { input: MarkTarget; output: { morphemes: Word[] } };
  'PATCH /morphemes/update-morphemes-not-mastered': { input: MarkTarget; output: { morphemes: Word[] } };
  'POST /morphemes/undo': { input: Nothing; output: object };
}

export type CallName = keyof ApiCalls;
export type CallInput<N extends CallName> = ApiCalls[N]['input'];
export type CallOutput<N extends CallName> = ApiCalls[N]['output'];

/** Makes one call. Rejects with an `AppError` that may be shown, or with a `NetworkError`. */
export type Call = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: { signal?: AbortSignal },
) => Promise<CallOutput<N>>;
