/**
 * Who may do what, in one table (specification, section 6; design, section 5, 'Viewer mode'). A call names the row that
 * it falls under. The roles are those of the caller towards what the call is about: their own, a friend chat they are in,
 * or somebody else's.
 */
export const roles = ['guest', 'learner', 'friend', 'otherLearner', 'admin', 'adminViewing'] as const;
export type Role = (typeof roles)[number];

/**
 * - `allowed`
 * - `unauthenticated`: 401, a login is needed
 * - `forbidden`: 403, they know of it and may not
 * - `hidden`: 404, for them it does not exist
 * - `reads`: allowed where the call changes nothing, else forbidden
 */
export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden' | 'hidden' | 'reads';

const signedIn = { guest: 'unauthenticated', learner: 'allowed' } as const;

export const permissions = {
  /** Needs no account. */
  anyone: {
    guest: 'allowed',
    learner: 'allowed',
    friend: 'allowed',
    otherLearner: 'allowed',
    admin: 'allowed',
    adminViewing: 'reads',
  },
  /** About the caller alone: settings, lists, what they create. */
  self: { ...signedIn, friend: 'allowed', otherLearner: 'allowed', admin: 'allowed', adminViewing: 'reads' },
  /** A word of the caller's own word bank. */
  word: { ...signedIn, friend: 'hidden', otherLearner: 'hidden', admin: 'hidden', adminViewing: 'forbidden' },
  /** A conversation, or a message in it: to read. */
  reader: { ...signedIn, friend: 'allowed', otherLearner: 'hidden', admin: 'hidden', adminViewing: 'allowed' },
  /** A conversation, or a message in it: to take part. */
  participant: { ...signedIn, friend: 'allowed', otherLearner: 'hidden', admin: 'hidden', adminViewing: 'forbidden' },
  /** What the tutor said to one learner: to ask for it again. */
  learner: { ...signedIn, friend: 'hidden', otherLearner: 'hidden', admin: 'hidden', adminViewing: 'forbidden' },
  /** A learner's own message: to delete it. A tutor's may be deleted by whoever takes part. */
  author: { ...signedIn, friend: 'forbidden', otherLearner: 'hidden', admin: 'allowed', adminViewing: 'forbidden' },
  /** The admin page's. */
  admin: {
    guest: 'unauthenticated',
    learner: 'forbidden',
    friend: 'forbidden',
    otherLearner: 'forbidden',
    admin: 'allowed',
    adminViewing: 'reads',
  },
} as const satisfies Record<string, Record<Role, Verdict>>;

export type Access = keyof typeof permissions;
