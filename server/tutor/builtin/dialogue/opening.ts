import type { TutorRequest } from '../../tutor';
import type { Bank } from '../understanding/bank';
import type { Opening } from './dialogue';
import { chooseScenario } from './scenarios';
import { scenesOf } from '../format/sceneFlow';
import { firstSceneOf } from './smallTalk';
import { chooseStarter } from './starters';

/** With which scene the tutor begins, and what the learner should know of it. Null where the content has none. */
export async function chooseOpening(request: TutorRequest, bank: Bank): Promise<Opening | null> {
  return (await forOccasion(request, bank)) ?? named(firstSceneOf(bank));
}

async function forOccasion(request: TutorRequest, bank: Bank): Promise<Opening | null> {
  const { occasion, conversationId } = request;
  switch (occasion.kind) {
    case 'scenario':
      return chooseScenario(occasion.scenario, bank);
    case 'starter': {
      const { generalUserProfile: profile } = await request.profile();
      const knownCount = (surface: string) => request.knownCount(surface);
      const lately = (await request.lately?.()) ?? [];
      const { level } = request;
      return named(chooseStarter({ conversationId, profile, lately, knownCount, level }, bank)?.scene ?? null);
    }
    case 'tutorial':
      return named(scenesOf(bank.content, 'tutorial')[0]?.scene ?? null);
    case 'chat':
      return null;
  }
}

const named = (scene: string | null): Opening | null => (scene === null ? null : { scene });
