import type { ScenarioDraft } from '../../domain/conversation/scenario';
import type { Database } from '../db/database';

export function createScenarioRepository({ client }: Database) {
  return {
    /** The scenario that a learner is planning. */
    findDraft: async (learnerId: string): Promise<ScenarioDraft | null> => {
      const user = await client.user.findUnique({ where: { id: learnerId }, select: { scenarioDraft: true } });
      return user?.scenarioDraft ? (JSON.parse(user.scenarioDraft) as ScenarioDraft) : null;
    },

    keepDraft: async (learnerId: string, draft: ScenarioDraft | null): Promise<void> => {
      const scenarioDraft = draft && JSON.stringify(draft);
      await client.user.updateMany({ where: { id: learnerId }, data: { scenarioDraft } });
    },
  };
}

export type ScenarioRepository = ReturnType<typeof createScenarioRepository>;
