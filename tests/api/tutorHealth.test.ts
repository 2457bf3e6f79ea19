import { expect, it } from 'vitest';
import { systemClock } from '../../server/clock';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { describeServer, signIn } from '../support/testServer';

const sentence = 'The model m does not answer. The tutor cannot be reached.';

describeServer(
  'the tutor’s health',
  (server) => {
    const healthOf = async () => {
      const admin = await signIn(server(), { userType: 'admin' });
      return (await admin.call('GET /admin/tutor-health')).body;
    };

    it('shows admins what was found at the start, and nothing asked while nobody has asked', async () => {
      await expect.poll(async () => (await healthOf()).checked).toMatchObject({ isWell: false, sentence });
      expect(await healthOf()).toMatchObject({
        name: 'scripted tutor',
        provider: 'scripted',
        model: 'scripted',
        lastFailure: null,
        last24Hours: [],
      });
    });

    it('shows what was asked and what it cost over 24 hours, by what for, and how it failed last', async () => {
      const { database, services } = server();
      const { userId } = await signIn(server());
      const now = services.clock.now();
      const add = (purpose: string, outcome: string, hoursAgo: number) =>
        database.client.modelUsage.create({
          data: {
            id: services.makeId(),
            userId,
            purpose,
            outcome,
            provider: 'openai',
            model: 'm',
            inputTokens: 100,
            outputTokens: 10,
            milliseconds: 500,
            createdAt: new Date(now - hoursAgo * 3_600_000),
          },
        });
      await add('reply', 'busy', 30);
      await add('reply', 'done', 25);
      await add('reply', 'keyRefused', 2);
      for (const outcome of ['done', 'stopped', 'running']) await add('reply', outcome, 1);
      await add('recast', 'done', 1);
      const { lastFailure, last24Hours } = await healthOf();
      expect(lastFailure).toEqual({
        purpose: 'reply',
        outcome: 'keyRefused',
        createdAt: new Date(now - 2 * 3_600_000).toISOString(),
      });
      expect(last24Hours).toEqual([
        { purpose: 'recast', calls: 1, failed: 0, inputTokens: 100, outputTokens: 10, milliseconds: 500 },
        { purpose: 'reply', calls: 4, failed: 1, inputTokens: 400, outputTokens: 40, milliseconds: 2000 },
      ]);
    });
  },
  { tutor: { ...createScriptedTutor(systemClock), check: () => Promise.resolve({ isWell: false, sentence }) } },
);
