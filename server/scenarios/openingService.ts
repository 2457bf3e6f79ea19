import type { ConversationDetails } from '../../domain/conversation/conversation';
import {
  emptyScenario,
  hasRoles,
  isSameWish,
  type Scenario,
  type ScenarioDraft,
  type ScenarioWish,
} from '../../domain/conversation/scenario';
import { AppError } from '../../domain/errors';
import { languageName } from '../../domain/languages/languages';
import { type ScenarioSnapshotFrame, scenarioTarget } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { UserRepository } from '../accounts/userRepository';
import type { Clock } from '../clock';
import type { NewConversation } from '../conversations/conversationRepository';
import type { ConversationService } from '../conversations/conversationService';
import type { MakeId } from '../ids';
import type { Bus } from '../realtime/bus';
import { learnerTopic } from '../realtime/topics';
import type { TurnService } from '../turns/turnService';
import { titleOf } from '../conversations/conversationView';
import type { Tutor } from '../tutor/tutor';
import type { UsageService } from '../usage/usageService';
import type { ScenarioRepository } from './scenarioRepository';

export interface OpeningDeps {
  scenarios: ScenarioRepository;
  conversations: Pick<ConversationService, 'show' | 'languageLike'>;
  turns: Pick<TurnService, 'open'>;
  users: UserRepository;
  tutor: Tutor;
  usage: UsageService;
  bus: Bus;
  clock: Clock;
  makeId: MakeId;
}

/** A provider that has not drafted a scenario by then is not going to. */
const draftWithinMs = 120_000;

export type OpeningService = ReturnType<typeof createOpeningService>;

/**
 * Conversations in which the tutor speaks first: scenarios, conversation starters, the tutorial. Each is held in the
 * language of conversation `likeId`, else in that of the settings.
 */
export function createOpeningService(deps: OpeningDeps) {
  const { scenarios, conversations, turns, users, tutor, usage, bus, clock, makeId } = deps;

  async function requireLanguage(caller: Caller, likeId?: string): Promise<string> {
    const language = await conversations.languageLike(caller, likeId);
    if (language === null) throw new AppError('languageMissing');
    return language;
  }

  async function open(
    caller: Caller,
    likeId: string | undefined,
    about: Pick<NewConversation, 'title' | 'conversationType'> & Partial<NewConversation>,
  ): Promise<ConversationDetails> {
    const language = await requireLanguage(caller, likeId);
    // An opening that could only apologise would leave an empty conversation behind.
    if (tutor.languages && !tutor.languages.includes(language)) {
      const message = `The ${tutor.name} does not speak ${languageName(language)} yet.`;
      throw new AppError('tutorCannot', { message });
    }
    const id = await turns.open(caller, {
      persona: null,
      scenario: null,
      ...about,
      id: makeId(),
      ownerId: caller.userId,
      targetLanguage: language,
      createdAt: new Date(clock.now()),
    });
    return conversations.show(caller, id);
  }

  function showDraft(
    caller: Caller,
    status: ScenarioSnapshotFrame['status'],
    { remark = '', ...value }: ScenarioDraft,
    statusMessage = remark,
  ): void {
    const frame: ScenarioSnapshotFrame = {
      type: 'message:target',
      target: scenarioTarget,
      fieldName: 'scenario',
      senderId: tutor.id,
      senderType: 'assistant',
      conversationId: '',
      status,
      statusMessage,
      value,
    };
    bus.publish(learnerTopic(caller.userId), { kind: 'frame', frame });
  }

  return {
    /** Drafts the five fields of the review; each state on the way is shown as a `scenarioSnapshot`, and kept at last. */
    draft: async (caller: Caller, wish: ScenarioWish, likeId?: string): Promise<ScenarioDraft> => {
      const language = await requireLanguage(caller, likeId);
      const ownLanguage = (await users.preferences(caller.userId))?.ownLanguage ?? 'en';
      const last = await scenarios.findDraft(caller.userId);
      const isAgain = last !== null && isSameWish(last, wish);
      let draft: ScenarioDraft = { ...emptyScenario, ...wish };
      try {
        const states = tutor.draftScenario({
          ...wish,
          language,
          ownLanguage,
          profile: () => users.profile(caller.userId),
          former: isAgain ? last : null,
          meter: usage.meterOf(caller.userId),
          signal: AbortSignal.timeout(draftWithinMs),
        });
        for await (const state of states) {
          draft = { ...draft, ...state };
          showDraft(caller, 'streaming', draft);
        }
      } catch (error) {
        const refusal = error instanceof AppError ? error : new AppError('tutorFailed', { cause: error });
        showDraft(caller, 'error', draft, refusal.message);
        throw refusal;
      }
      await scenarios.keepDraft(caller.userId, draft);
      showDraft(caller, 'done', draft);
      return draft;
    },

    findDraft: (caller: Caller) => scenarios.findDraft(caller.userId),

    /** A role-play in which the tutor is the conversation partner; it becomes the current conversation. */
    beginScenario: async (caller: Caller, scenario: Scenario, likeId?: string): Promise<ConversationDetails> => {
      if (!hasRoles(scenario)) throw new AppError('scenarioRolesMissing');
      const persona = scenario.conversationPartnerRole.trim();
      const details = await open(caller, likeId, {
        title: titleOf(persona),
        conversationType: 'AI',
        persona,
        scenario: JSON.stringify(scenario),
      });
      await scenarios.keepDraft(caller.userId, null);
      return details;
    },

    beginStarter: (caller: Caller, likeId?: string): Promise<ConversationDetails> =>
      open(caller, likeId, { title: 'Conversation starter', conversationType: 'prompt' }),

    beginTutorial: (caller: Caller, likeId?: string): Promise<ConversationDetails> =>
      open(caller, likeId, { title: 'Tutorial', conversationType: 'none' }),
  };
}
