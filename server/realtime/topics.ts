/** Where a conversation's frames are published. */
export const conversationTopic = (conversationId: string) => `conversation:${conversationId}` as const;

/** Where frames for one learner's every connection are published. */
export const learnerTopic = (userId: string) => `learner:${userId}` as const;
