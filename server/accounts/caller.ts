export type UserType = 'learner' | 'admin';

/** Who is asking: a signed-in person on one device. */
export interface Caller {
  userId: string;
  sessionId: string;
  username: string;
  userType: UserType;
}
