/** Why somebody stands where they did not ask to be. */
export const sessionTexts = {
  leftElsewhere: 'You were logged out in another tab.',
  ended: 'Your session has ended. Please log in again.',
  overOffline: 'You are logged out and offline. You can log in once you are back online.',
  deleted: 'Your account has been deleted.',
  invited:
    'Invitations are for people without an account, and you are logged in to yours. Pass the link on, or log out to sign up with it.',
} as const;
