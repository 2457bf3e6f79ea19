import { doneField, type Field, type FieldName, type MessageNotes } from '../../domain/conversation/message';
import { fieldFrame } from '../../domain/protocol';
import { identityOf } from '../../domain/words/identity';
import { noveltyOf } from '../../domain/words/novelty';
import { occurrencesOf } from '../../domain/words/sightings';
import { frameMs, pacing, readingMs, typing } from './pacing';
import { demoConversationId, type DemoChange, demoLearnerId } from './scene';
import { type DemoFrame, demoLanguage, type DemoMessage, demoThreshold } from './script';

/** What happens at one moment of the demo. */
export interface DemoMoment {
  /** Since the demo began to wait for its first frame. */
  atMs: number;
  /** The number of its frame in the script. */
  frame: number;
  changes: readonly DemoChange[];
}

export interface DemoTimeline {
  moments: readonly DemoMoment[];
  /** When each frame of the script begins. */
  frameStarts: readonly number[];
  endMs: number;
}

/** Something within a frame, so long after what was before it. */
interface Act {
  afterMs: number;
  changes: DemoChange[];
}

/** The script with its times: every frame begins when the one before it has had its time. */
export function timelineOf(script: readonly DemoFrame[]): DemoTimeline {
  const say = createSaying(script);
  const moments: DemoMoment[] = [];
  const frameStarts: number[] = [];
  let startMs: number = pacing.startMs;
  for (const [frame, step] of script.entries()) {
    const { acts, restMs } = actsOf(step, say);
    moments.push({ atMs: startMs, frame, changes: [{ type: 'shown', caption: step.caption }] });
    frameStarts.push(startMs);
    let atMs = startMs;
    for (const { afterMs, changes } of acts) {
      atMs += afterMs;
      moments.push({ atMs, frame, changes });
    }
    startMs += frameMs(step.timing?.frameMs ?? atMs - startMs + restMs);
  }
  return { moments, frameStarts, endMs: startMs };
}

type Say = ReturnType<typeof createSaying>;

function actsOf(step: DemoFrame, say: Say): { acts: Act[]; restMs: number } {
  const { message, timing = {} } = step;
  switch (step.kind) {
    case 'write':
      return { acts: written(message, say), restMs: 0 };
    case 'recast':
      return {
        acts: said(message, pacing.recastMs, timing.wordMs ?? pacing.recastWordMs, say),
        restMs: readingMs(message.text),
      };
    case 'reply':
      return {
        acts: [
          { afterMs: 0, changes: say.waiting(message) },
          ...said(message, pacing.replyMs, timing.wordMs ?? pacing.replyWordMs, say),
        ],
        restMs: readingMs(message.text),
      };
    case 'mark':
      return { acts: marked(message, step.word), restMs: readingMs(message.means) };
    case 'peek':
      return { acts: looked(message, step.word), restMs: pacing.readMs };
  }
}

function written(message: DemoMessage, say: Say): Act[] {
  const keys = typing(message.typed).map(({ typed, afterMs }, at) => ({
    afterMs: afterMs + (at === 0 ? pacing.actMs : 0),
    changes: [{ type: 'shown', draft: typed } as const],
  }));
  return [
    ...keys,
    { afterMs: pacing.sendMs, changes: [{ type: 'shown', pressed: 'send' }] },
    {
      afterMs: pacing.pressMs,
      changes: [{ type: 'shown', pressed: null, draft: '' }, ...say.sent(message), ...say.waiting(message)],
    },
  ];
}

/** Word by word, marks with the word before them. */
function said(message: DemoMessage, firstMs: number, wordMs: number, say: Say): Act[] {
  const counts = message.words.flatMap(([, , translation], at) => (translation === '' ? [] : [at + 1]));
  return counts.map((_, at) => ({
    afterMs: at === 0 ? firstMs : wordMs,
    // Up to the next word, so that what follows a word comes with it.
    changes: say.words(message, (counts[at + 1] ?? message.words.length + 1) - 1),
  }));
}

function marked(message: DemoMessage, word: string): Act[] {
  return [
    { afterMs: pacing.actMs, changes: [{ type: 'shown', openedId: message.id }] },
    { afterMs: pacing.actMs, changes: [{ type: 'shown', selected: wordsAt(message, word) }] },
    { afterMs: pacing.chooseMs, changes: [{ type: 'shown', pressed: 'mark' }] },
    {
      afterMs: pacing.pressMs,
      changes: [
        { type: 'shown', pressed: null, openedId: null, selected: null },
        { type: 'marked', identity: identityOf(word, demoLanguage) },
      ],
    },
  ];
}

function looked(message: DemoMessage, word: string): Act[] {
  return [
    { afterMs: pacing.actMs, changes: [{ type: 'shown', peeked: wordsAt(message, word) }] },
    { afterMs: pacing.peekMs, changes: [{ type: 'shown', peeked: null }] },
  ];
}

function wordsAt({ id, words }: DemoMessage, word: string) {
  return { messageId: id, indexes: new Set(words.flatMap(([surface], at) => (surface === word ? [at] : []))) };
}

/** Makes what the tutor and the learner say into frames as a server would send them, each with its place in the order. */
function createSaying(script: readonly DemoFrame[]) {
  const ids = [...new Set(script.map(({ message }) => message.id))];
  const met = new Map<string, number>();
  let revision = 0;

  const frame = (message: DemoMessage, name: FieldName, field: Field<unknown>): DemoChange => {
    revision += 1;
    return {
      type: 'frame',
      frame: fieldFrame(
        {
          id: message.id,
          senderId: message.by === 'learner' ? demoLearnerId : 'demo-tutor',
          senderType: message.by === 'learner' ? 'user' : 'assistant',
          position: ids.indexOf(message.id),
          attempt: 1,
          rev: revision,
          revision,
        },
        demoConversationId,
        name,
        field,
      ),
    };
  };
  const waits: Field<null> = { status: 'pending', statusMessage: '', value: null };
  const grows = <T>(value: T): Field<T> => ({ status: 'streaming', statusMessage: '', value });

  const notesOf = ({ by, words }: DemoMessage): MessageNotes => {
    const notes = by === 'tutor' ? noveltyOf(words, demoLanguage, met, demoThreshold) : {};
    for (const { identity } of occurrencesOf(words, demoLanguage)) met.set(identity, (met.get(identity) ?? 0) + 1);
    return notes;
  };

  return {
    sent: (message: DemoMessage) => [frame(message, 'originalMessage', doneField(message.typed))],
    waiting: (message: DemoMessage) => [
      frame(message, 'targetLanguageMessage', waits),
      frame(message, 'morphemeTranslationDetails', waits),
    ],
    /** The first `count` of its pieces; with the last one come its translation and what was new in it. */
    words: (message: DemoMessage, count: number): DemoChange[] => {
      const words = message.words.slice(0, count);
      const text = words.map(([surface]) => surface).join('');
      if (count < message.words.length) {
        return [
          frame(message, 'targetLanguageMessage', grows(text)),
          frame(message, 'morphemeTranslationDetails', grows(words)),
        ];
      }
      return [
        frame(message, 'targetLanguageMessage', doneField(message.text)),
        frame(message, 'morphemeTranslationDetails', doneField(words)),
        frame(message, 'fullSentenceTranslation', doneField(message.means)),
        frame(message, 'notes', doneField(notesOf(message))),
      ];
    },
  };
}
