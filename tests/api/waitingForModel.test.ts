import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../../server/clock';
import { noCache } from '../../server/tutor/model/answerCache';
import { connectModelTutor } from '../../server/tutor/model/connectModelTutor';
import { noListedGlosses } from '../../server/tutor/model/listedGlosses';
import { answerWith, goodAnswer } from '../support/modelTutor';
import { fails, says, startStandInModel } from '../support/standInModel';
import { currentConversation, describeServer, signIn } from '../support/testServer';

const model = await startStandInModel(says(answerWith()));
const connect = () =>
  connectModelTutor(
    { provider: 'openai', baseUrl: model.baseUrl, apiKey: null, model: 'stand-in' },
    {
      clock: systemClock,
      answers: noCache,
      listed: noListedGlosses,
      builtin: { languages: [], openers: () => Promise.resolve([]) },
      pausesMs: [10, 10],
    },
  );
// Each test has a connection of its own: one that was told to wait waits for all of them.
let connected = connect();
const tutor = {
  ...connected,
  reply: (request: Parameters<typeof connected.reply>[0]) => connected.reply(request),
  recast: (request: Parameters<typeof connected.recast>[0]) => connected.recast(request),
};
afterAll(() => model.close());

/** Tells its first askers to wait for so long, and answers those that come after it. */
function busyFor(ms: number): void {
  let until = Infinity;
  model.answer((response, asked) => {
    // Not the question that the server asks at its start.
    if (JSON.stringify(asked.body).includes('bonjour')) until = Math.min(until, Date.now() + ms);
    const leftMs = until - Date.now();
    return leftMs > 0 && Number.isFinite(leftMs)
      ? fails(429, { 'retry-after-ms': String(leftMs) })(response, asked)
      : says(answerWith())(response, asked);
  });
}

describeServer(
  'a learner whose tutor was told to wait',
  (server) => {
    async function send() {
      connected = connect();
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const stream = await client.stream({ conversationId });
      await client.call('POST /message/send-message', { conversationId, message: 'bonjour' });
      const waiting = await stream.next(
        (frame) => frame.type === 'message:target' && frame.senderType === 'assistant' && frame.statusMessage !== '',
      );
      await stream.close();
      const history = async () =>
        (await client.call('GET /conversation/by-id/:id', { id: conversationId })).body.conversationHistory;
      return { client, conversationId, waiting, history };
    }

    it('reads when it is asked again, and then the answer', async () => {
      busyFor(1_500);
      const { waiting, conversationId, history } = await send();
      expect(waiting).toMatchObject({
        status: 'generating',
        statusMessage: expect.stringMatching(
          /^The tutor has too many questions at the moment\. It is asked again in (?:a second|2 seconds)\.$/u,
        ) as unknown,
      });
      await server().settled(conversationId);
      for (const { targetLanguageMessage: text } of await history()) {
        expect(text).toMatchObject({ status: 'done', statusMessage: '', value: goodAnswer.text });
      }
    });

    it('can stop waiting at once; their own sentence is still made', async () => {
      busyFor(3_000);
      const begun = Date.now();
      const { client, conversationId, history } = await send();
      await client.call('POST /message/stop', { conversationId });
      await expect.poll(async () => (await history()).at(-1)?.notes?.value?.stopped).toBe(true);
      expect(Date.now() - begun).toBeLessThan(3_000);
      await server().settled(conversationId);
      const [mine, theirs] = await history();
      expect(mine?.targetLanguageMessage).toMatchObject({ status: 'done', value: goodAnswer.text });
      expect(theirs?.targetLanguageMessage?.value ?? null).toBeNull();
    });
  },
  { tutor },
);
