/** Why somebody stands before the login who did not ask for it. */
export const sessionTexts = {
  leftElsewhere: 'You were logged out in another tab.',
  ended: 'Your session has ended. Please log in again.',
} as const;
