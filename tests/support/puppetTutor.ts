import type { Morpheme } from '../../domain/conversation/message';
import type { Tutor, TutorEvent, TutorRequest } from '../../server/tutor/tutor';

/** One answer in the making: the test says what comes next. */
export interface Puppet {
  request: TutorRequest;
  say(...events: TutorEvent[]): void;
  /** Says a text and its words, all glossed. */
  speak(text: string): void;
  end(): void;
  fail(error: Error): void;
}

export interface PuppetTutor extends Tutor {
  /** The next reply that is asked for. */
  nextReply(): Promise<Puppet>;
  nextRecast(): Promise<Puppet>;
}

/** A tutor that says nothing by itself. Its recasts answer at once unless `holdRecasts`. */
export function createPuppetTutor({ holdRecasts = false } = {}): PuppetTutor {
  const replies = createQueue<Puppet>();
  const recasts = createQueue<Puppet>();

  return {
    id: 'tutor',
    name: 'puppet',
    languages: null,
    provenance: { provider: 'puppet', model: 'puppet', contentVersion: '1' },
    openers: () => Promise.resolve([]),
    reply: (request) => perform(request, replies),
    open: (request) => perform(request, replies),
    async *draftScenario({ reasonForLearning }) {
      yield { languageLearnerRole: 'learner', conversationPartnerRole: 'partner', context: reasonForLearning };
      await Promise.resolve();
    },
    translate: ({ text }) => Promise.resolve(`${text} in English`),
    recast: (request) => (holdRecasts ? perform(request, recasts) : echo(request)),
    nextReply: () => replies.take(),
    nextRecast: () => recasts.take(),
  };
}

async function* perform(request: TutorRequest, puppets: Queue<Puppet>): AsyncGenerator<TutorEvent> {
  const script = createQueue<TutorEvent | Error | null>();
  puppets.put({
    request,
    say: (...events) => {
      for (const event of events) script.put(event);
    },
    speak: (text) => {
      script.put({ type: 'text', text });
      script.put({ type: 'words', words: glossed(text) });
    },
    end: () => {
      script.put(null);
    },
    fail: (error) => {
      script.put(error);
    },
  });
  for (;;) {
    const next = await script.take();
    if (next === null) return;
    if (next instanceof Error) throw next;
    yield next;
  }
}

async function* echo({ message }: TutorRequest): AsyncGenerator<TutorEvent> {
  yield { type: 'text', text: message };
  yield { type: 'words', words: glossed(message) };
  yield { type: 'done' };
  await Promise.resolve();
}

export const glossed = (text: string): Morpheme[] =>
  text.split(/\s+/u).map((surface) => [surface, '', `${surface} in English`]);

interface Queue<T> {
  put(item: T): void;
  take(): Promise<T>;
}

function createQueue<T>(): Queue<T> {
  const items: T[] = [];
  const takers: ((item: T) => void)[] = [];
  return {
    put: (item) => {
      const taker = takers.shift();
      if (taker) taker(item);
      else items.push(item);
    },
    take: () =>
      new Promise((resolve) => {
        const item = items.shift();
        if (item === undefined) takers.push(resolve);
        else resolve(item);
      }),
  };
}
