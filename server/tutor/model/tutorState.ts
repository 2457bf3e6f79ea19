import { z } from 'zod';

/** What is carried from one reply to the next. */
export interface TutorState {
  /** What is worth remembering of turns that are not shown any more; '' for nothing. */
  memory: string;
  /** The last reply had more new words than it was to have. */
  wasOver: boolean;
}

const shape = z.object({ memory: z.string().max(2_000), wasOver: z.boolean() });

/** The stored state, or that of a new conversation: it may be another provider's. */
export function readState(state: unknown): TutorState {
  return shape.safeParse(state).data ?? { memory: '', wasOver: false };
}
