/** What the buttons of the friends' forms post as `intent`. */
export const friendIntents = { replaceInvite: 'replaceInvite', block: 'blockFriend', report: 'reportFriend' } as const;
