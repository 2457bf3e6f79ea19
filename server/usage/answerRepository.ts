import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { AnswerCache } from '../tutor/model/answerCache';

/** Answers of a language model that anybody may get again. What is not there, or cannot be read, is asked for anew. */
export function createAnswerRepository({ client }: Pick<Database, 'client'>, clock: Pick<Clock, 'now'>): AnswerCache {
  return {
    get: async (id) => (await client.modelAnswer.findUnique({ where: { id } }))?.answer ?? null,
    set: async (id, answer) => {
      await client.$executeRaw`
        INSERT INTO "ModelAnswer" ("id", "answer", "createdAt") VALUES (${id}, ${answer}, ${new Date(clock.now())})
        ON CONFLICT ("id") DO NOTHING`;
    },
  };
}
