import { defaultPreferences } from '../../domain/account/preferences';
import { noProfile } from '../../domain/account/profile';
import { z } from 'zod';
import type { Morpheme } from '../../domain/conversation/message';
import { isAppError } from '../../domain/errors';
import { languageName } from '../../domain/languages/languages';
import { errorTexts } from '../../domain/texts/errors';
import { identityOf } from '../../domain/words/identity';
import { sightingsOf } from '../../domain/words/sightings';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import type { ConversationRepository } from '../conversations/conversationRepository';
import { messageView, type RenderedFields } from '../conversations/messageView';
import type { Dictionary } from '../dictionary/dictionary';
import type { JobHandler } from '../jobs/job';
import type { Bus } from '../realtime/bus';
import { messageFrames } from '../realtime/messageFrames';
import { publishToReaders } from '../realtime/publishToReaders';
import { nothingKnown, type Tutor, type TutorRequest, type TutorTurn } from '../tutor/tutor';
import { fieldsOf, finishedFields, pendingFields, withWords } from '../turns/liveMessage';
import type { Speaker } from '../turns/speakTurn';
import { untilAborted } from '../turns/untilAborted';
import type { UsageService } from '../usage/usageService';
import { withNewMeanings } from '../words/withNewMeanings';
import type { WordRepository } from '../words/wordRepository';
import type { GlossRepository, GlossTask } from './glossRepository';

export interface GlossJobDeps {
  glosses: GlossRepository;
  conversations: Pick<ConversationRepository, 'page'>;
  learnerFacts: Speaker['learnerFacts'];
  users: Pick<UserRepository, 'preferences'>;
  dictionary: Dictionary;
  tutor: Tutor;
  usage: UsageService;
  words: Pick<WordRepository, 'glossesMet'>;
  bus: Bus;
  clock: Clock;
}

/** A provider that has not put a sentence into words by then is not going to. */
const glossWithinMs = 120_000;
const maxAttempts = 3;
/** Earlier messages that a tutor is shown. */
const historyLength = 20;

const payloadShape = z.object({ renderingId: z.string() });

/** Puts a message to a friend into a reader's target language and glosses it, as a tutor does with what learners say. */
export function createGlossJob(deps: GlossJobDeps): JobHandler {
  const { glosses, conversations, learnerFacts, users, dictionary, tutor, usage, words, bus, clock } = deps;

  const findTask = (payload: unknown) => glosses.findTask(payloadShape.parse(payload).renderingId);

  async function gloss(task: GlossTask, signal: AbortSignal): Promise<RenderedFields> {
    let fields = pendingFields;
    for await (const event of untilAborted(tutor.recast(await requestOf(task, signal)), signal)) {
      fields = { ...fields, ...fieldsOf(event, fields) };
    }
    signal.throwIfAborted();
    const isSilent = !fields.targetLanguageMessage?.value && !fields.notes?.value?.apology;
    return finishedFields(fields, null, isSilent ? { apology: unspeakable(task.language) } : {});
  }

  /** Who is spoken of as `I` is the sender; whose words are known is whoever reads. */
  async function requestOf(task: GlossTask, signal: AbortSignal): Promise<TutorRequest> {
    const { message, language, ownLanguage, writersLanguage, readers, senderName } = task;
    const { conversationId, senderId } = message;
    const reader = readers.find(({ userId }) => userId === senderId) ?? readers[0];
    const [{ counts }, sender] = await Promise.all([
      learnerFacts(reader.userId, language),
      users.preferences(senderId),
    ]);
    return {
      conversationId,
      occasion: { kind: 'chat' },
      language,
      ownLanguage,
      // What somebody else wrote is never shown together with what a learner told of themselves.
      profile: () => Promise.resolve(noProfile),
      learnerName: senderName,
      ...(writersLanguage !== null && writersLanguage !== language && { writersLanguage }),
      due: () => Promise.resolve([]),
      vocabulary: () => Promise.resolve(nothingKnown),
      // A friend chat has no scenes.
      met: () => Promise.resolve([]),
      recap: () => Promise.resolve({ met: 0, mastered: [], peeked: [], needed: [] }),
      lookUp: (identities) => dictionary.find(language, ownLanguage, identities),
      message: message.originalText,
      history: async () => {
        const rows = await conversations.page(reader.userId, conversationId, message.position, historyLength);
        return rows.flatMap((row): TutorTurn[] =>
          row.originalText
            ? [
                {
                  role: row.senderId === senderId ? 'learner' : 'tutor',
                  text: row.originalText,
                  position: row.position,
                },
              ]
            : [],
        );
      },
      // Whoever writes asks for it.
      meter: usage.meterOf(senderId),
      state: null,
      // Gone since they said it, they are spoken of as somebody who never said.
      addressAs: sender?.addressAs ?? defaultPreferences.addressAs,
      level: 'unsaid',
      knownShare: defaultPreferences.knownShare / 100,
      knownCount: (surface) => counts.get(identityOf(surface, language)) ?? 0,
      signal,
    };
  }

  async function finish(task: GlossTask, made: RenderedFields): Promise<void> {
    const { message, language, readers } = task;
    const spoken = made.morphemeTranslationDetails?.value ?? [];
    const read = withoutNeeds(spoken);
    const isSendersAlone = readers.every(({ userId }) => userId === message.senderId);
    const [reader] = readers;
    const shown = isSendersAlone ? spoken : read;
    // Where two read the same, what is new to one of them need not be so to the other.
    const isOnlyReader = readers.length === 1;
    const scope = { learnerId: reader.userId, language, messageId: message.id };
    const fields = withWords(made, isOnlyReader ? await withNewMeanings(words, scope, shown) : shown);
    const finished = await glosses.finish({
      task,
      fields,
      provenance: JSON.stringify(tutor.provenance),
      sightingsFor: (readerId) => sightingsOf(readerId === message.senderId ? spoken : read, language),
      at: new Date(clock.now()),
    });
    if (!finished) return;
    const { revision, rev } = finished;
    const rendering = { id: task.renderingId, targetLanguage: language, ownLanguage: task.ownLanguage };
    const view = messageView(
      {
        ...message,
        senderType: 'user',
        revision,
        renderings: [{ ...rendering, attempt: task.attempt, rev, fields: JSON.stringify(fields) }],
      },
      rendering,
    );
    const { conversationId } = message;
    const readerIds = finished.readers.map(({ userId }) => userId);
    publishToReaders(bus, { conversationId, revision }, readerIds, messageFrames(view, conversationId));
  }

  return {
    maxAttempts,

    run: async (payload, signal) => {
      const task = await findTask(payload);
      if (!task) return;
      await finish(task, await gloss(task, AbortSignal.any([signal, AbortSignal.timeout(glossWithinMs)])));
    },

    givenUp: async (payload, error) => {
      const task = await findTask(payload);
      if (!task) return;
      await finish(task, finishedFields(pendingFields, isAppError(error) ? error.message : errorTexts.glossFailed, {}));
    },
  };
}

/** Words that somebody else had to say in their own language are not words that this reader lacked. */
function withoutNeeds(words: readonly Morpheme[]): Morpheme[] {
  return words.map((word) => {
    const [surface, reading, meaning, marks] = word;
    if (!marks?.needed) return word;
    const { needed: _needed, ...rest } = marks;
    return Object.keys(rest).length > 0 ? [surface, reading, meaning, rest] : [surface, reading, meaning];
  });
}

const unspeakable = (language: string) => `The tutor can’t say this in ${languageName(language)} yet.`;
