/** The server was not reached, or did not answer in time: nothing is known of what became of the request. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super('Unable to connect to the server. Please try again.', { cause });
  }
}

/** The answer came from something that is not our server, or was cut off. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';

  constructor(
    readonly status: number,
    cause?: unknown,
  ) {
    super('An unexpected error occurred. Please try again later.', { cause });
  }
}
