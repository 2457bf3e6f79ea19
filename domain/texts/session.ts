/** Why somebody stands where they did not ask to be. */
export const sessionTexts = {
  leftElsewhere: 'You were logged out in another tab.',
  ended: 'Your session has ended. Please log in again.',
  overOffline: 'You are logged out, and offline. The login opens once you are connected.',
  deleted: 'Your account is deleted.',
  invited:
    'An invitation is for somebody who has no account yet, and you are logged in to yours. Pass the link on, or log out to register with it.',
} as const;
