import type { Api, ApiName } from '../../server/http/api';

/** The browser's calls below `/api`: names, inputs and answers are those of the server's declarations. */
export type CallName = ApiName;
export type CallInput<N extends CallName> = Api[N]['input'];
export type CallOutput<N extends CallName> = Api[N]['output'];

/** Who is signed in, as a login and a refresh answer it. */
export type SessionIdentity = Omit<Extract<CallOutput<'POST /auth/refresh-token'>, { valid: true }>, 'valid'>;

/** A target language can be changed, not taken away. */
export type PreferencesChange = CallInput<'POST /user/update-preferences'>;

/** Makes one call. Rejects with an `AppError` that may be shown, or with a `NetworkError`. */
export type Call = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: { signal?: AbortSignal },
) => Promise<CallOutput<N>>;
