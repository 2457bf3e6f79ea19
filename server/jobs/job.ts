/** What can be asked for. A process claims only kinds that it has a handler for: a newer one may ask for others. */
export type JobKind = 'progress' | 'prune' | 'gloss';

export interface NewJob {
  kind: JobKind;
  /** Of all waiting jobs one has it: asking again only changes what it is given, and when it runs. */
  key?: string;
  /** Must survive JSON. */
  payload: unknown;
  /** Not before. */
  runAt: Date;
  createdAt: Date;
}

export interface JobHandler {
  /**
   * Does the work. A job may run again after it was done, when its process dies before that is written down: what it
   * does must be right the second time too.
   *
   * @param payload as it was given, through JSON
   * @param signal aborted when the job has become another process's, or when this one is to end
   */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
  /** How often it is begun before it is given up; a process that dies in it counts. */
  maxAttempts: number;
  /** Says so where people wait for it. Comes before the job is put down, so it may come twice as well. */
  givenUp?(payload: unknown, error: unknown): Promise<void>;
}

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>;
