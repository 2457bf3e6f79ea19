import { loadConfig } from '../../server/config';
import { paths } from '../../server/paths';
import { createTutor, modelProviders } from '../../server/tutor/createTutor';
import { noCache } from '../../server/tutor/model/answerCache';
import type { Tutor } from '../../server/tutor/tutor';
import { createPrefixCounter } from '../support/prefixCounter';
import { begin, piece, startStandInModel, type StandInModel } from '../support/standInModel';
import { messages, talk, type MeasuredTurn } from './modelTalk';
import { heading, mean, ms, percentile, report } from './report';

/** What a server needs and this does not. */
const unused = { DATABASE_URL: 'file:unused', AUTH_SECRET: 'x'.repeat(32), ACCESS_CODE: 'unused' };
const languages = ['fr', 'de', 'ja', 'ko'];

/**
 * Twenty turns in four languages with the model that the environment names (TUTOR_MODEL and the rest, as for the
 * server), from somebody who knows nothing of the language at first. Without one a stand-in answers: then the figures
 * are of the protocol, and say nothing of how well anybody teaches.
 */
export async function benchModelTalks(): Promise<void> {
  const config = loadConfig({ ...unused, ...process.env });
  const provider = modelProviders.find((each) => each === config.tutor.provider);
  const standIn = provider ? null : await startRecordedModel();
  try {
    const tutorConfig = standIn
      ? { ...config.tutor, provider: 'openai' as const, baseUrl: standIn.baseUrl, apiKey: null, model: 'stand-in' }
      : config.tutor;
    const tutor = await createTutor(
      { tutor: tutorConfig },
      {
        clock: { now: Date.now, sleep: () => Promise.resolve() },
        contentDir: paths.tutorContent,
        answers: noCache,
      },
    );
    for (const language of languages) await talkIn(tutor, language, standIn !== null);
  } finally {
    await standIn?.close();
  }
}

async function talkIn(tutor: Tutor, language: string, isStandIn: boolean): Promise<void> {
  heading(
    `${String(messages.length)} turns in ${language}, ${isStandIn ? 'a stand-in: no figure of a model' : tutor.name}`,
  );
  const turns: MeasuredTurn[] = [];
  for await (const turn of talk(tutor, language)) turns.push(turn);
  const answered = turns.filter(({ error }) => error === null);
  const usage = turns.flatMap((turn) => turn.usage);
  report('turns that failed', String(turns.length - answered.length), 'target 0');
  for (const error of new Set(turns.flatMap((turn) => turn.error ?? []))) report(`  ${error}`, '');
  if (answered.length === 0) return;
  const shares = answered.map(({ knownShare }) => knownShare).filter((share) => !Number.isNaN(share));
  report('known share of replies, turns 11 to 20, mean', percent(mean(shares.slice(10))), 'target 95 %');
  report('new words a reply, mean', mean(answered.map(({ newWords }) => newWords)).toFixed(1));
  report('replies with more new words than they were to have', String(answered.filter(({ isOver }) => isOver).length));
  report('words mended a turn, mean', mean(answered.map(({ repaired }) => repaired)).toFixed(1));
  report('tokens read a turn, mean', mean(turns.map((turn) => sumOf(turn, 'inputTokens'))).toFixed(0));
  const told = usage.filter(({ cachedTokens }) => cachedTokens !== undefined);
  const read = told.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  const cached = told.reduce((sum, { cachedTokens = 0 }) => sum + cachedTokens, 0);
  report('of these read from a cache', told.length === 0 ? 'not told' : percent(cached / read));
  report('tokens written a turn, mean', mean(turns.map((turn) => sumOf(turn, 'outputTokens'))).toFixed(0));
  report('calls a turn, mean', (usage.length / turns.length).toFixed(1));
  report(
    'first letter of the reply, p50',
    ms(
      percentile(
        answered.map(({ firstMs }) => firstMs),
        0.5,
      ),
    ),
  );
  report(
    'both messages whole, p50',
    ms(
      percentile(
        answered.map(({ wholeMs }) => wholeMs),
        0.5,
      ),
    ),
  );
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

const sumOf = ({ usage }: MeasuredTurn, what: 'inputTokens' | 'outputTokens') =>
  usage.reduce((sum, row) => sum + row[what], 0);

/** A model that says one of a few sentences to whatever it is asked, and counts what it has read before. */
async function startRecordedModel(): Promise<StandInModel> {
  const count = createPrefixCounter();
  let turn = 0;
  const standIn = await startStandInModel((response, { body }) => {
    const asked = body.messages ?? [];
    const { tokens, cached } = count(asked);
    const said = asked.map(({ content }) => content).join('\n');
    const sentence = sentences.find(({ mark }) => said.includes(mark)) ?? sentences[0];
    const [text, words] = sentence?.said[turn++ % 2] ?? ['', []];
    begin(response);
    piece(response, JSON.stringify({ text, words, meaning: 'I see. And you?', replies: ['…|…'], memory: 'Ana.' }));
    response.end(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: tokens, completion_tokens: 40, total_tokens: tokens + 40, prompt_tokens_details: { cached_tokens: cached } } })}\n\ndata: [DONE]\n\n`,
    );
  });
  return standIn;
}

const sentences: readonly { mark: string; said: readonly [string, readonly string[]][] }[] = [
  {
    mark: 'French',
    said: [
      ['Je comprends. Et toi ?', ['Je|I', 'comprends|understand', 'Et|and', 'toi|you']],
      ['Tu habites ici ?', ['Tu|you', 'habites|live', 'ici|here']],
    ],
  },
  {
    mark: 'German',
    said: [
      ['Ich verstehe. Und du?', ['Ich|I', 'verstehe|understand', 'Und|and', 'du|you']],
      ['Wohnst du hier?', ['Wohnst|live', 'du|you', 'hier|here']],
    ],
  },
  {
    mark: 'Japanese',
    said: [
      [
        'そうですか。あなたは？',
        ['そう|そう|so', 'です|です|is', 'か|か|(question)', 'あなた|あなた|you', 'は|は|(topic)'],
      ],
      [
        'ここに住んでいますか。',
        ['ここ|ここ|here', 'に|に|in', '住んで|すんで|living', 'います|います|are', 'か|か|(question)'],
      ],
    ],
  },
  {
    mark: 'Korean',
    said: [
      ['그래요. 당신은요?', ['그래요|I see', '당신|you', '은요|and']],
      ['여기 살아요?', ['여기|here', '살아요|live']],
    ],
  },
];
