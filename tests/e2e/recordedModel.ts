import { LLMock } from '@copilotkit/aimock';

/** An answer as models give it (server/tutor/model/encoding): words as `surface|gloss` or `surface|reading|gloss`. */
export interface RecordedAnswer {
  text: string;
  words: string[];
  meaning: string;
}

export interface RecordedTalk {
  /** In English, as prompts and the language chooser have it. */
  language: string;
  code: string;
  /** What the learner writes, with a mistake. */
  written: string;
  recast: RecordedAnswer & { correction: string };
  reply: RecordedAnswer & { replies: [string, string]; title: string };
  /** The first suggested reply, as the learner's own sentence. */
  chosen: RecordedAnswer;
  /** What is said once simpler words are asked for. */
  simpler: RecordedAnswer;
  /** Why the mistake was one, and why a word of the reply stands there. */
  why: { correction: string; word: string };
}

/** What the tutor cannot answer while it is busy. */
export const tooMuch = 'Encore une question.';

/** What the tutor cannot put into the target language while `makesSentence` says so. */
export const hardToSay = 'Encore un mot.';

/** How a recorded model is at the moment. */
export interface ModelMood {
  /** It has too many questions. */
  isBusy: boolean;
  /** Whether it puts `hardToSay` into the target language, once that is asked for. */
  makesSentence: () => boolean | Promise<boolean>;
}

/** A server that gives recorded answers for these talks as OpenAI's does, told apart by what the prompts ask for. */
export async function startRecordedModel(recorded: readonly RecordedTalk[], mood: ModelMood): Promise<LLMock> {
  const model = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  const said = (message: string) => `<said>\n${message}\n`;
  const asked = { text: 'Le chat boit.', words: ['Le|the', 'chat|cat', 'boit|drinks'], meaning: 'The cat drinks.' };
  model.on({ userMessage: 'Say that the small cat drinks milk.' }, { content: JSON.stringify(asked) });
  for (const { language, ...talk } of recorded) {
    const learns = `learns ${language}`;
    const explains = ['You explain', language];
    const answers = (answer: object) => ({ content: JSON.stringify(answer) });
    const suggested = talk.reply.replies[0].split('|')[1] ?? '';
    const plain = { replies: talk.reply.replies, correction: '' };
    const asking = (rules: string) => (message?: string) => ({
      systemMessage: [learns, rules],
      ...(message === undefined ? {} : { userMessage: said(message) }),
    });
    const own = asking('Put what they say into');
    const reply = asking('conversation partner');
    model.on(own(talk.written), answers(talk.recast));
    model.on(own(suggested), answers({ ...talk.chosen, ...plain }));
    model.on(own(hardToSay), async () =>
      (await mood.makesSentence())
        ? answers({ ...talk.chosen, ...plain })
        : { error: { message: 'Not with this key', type: 'authentication_error' }, status: 403 },
    );
    model.on(own(), answers({ ...talk.chosen, ...plain }));
    model.on(reply(tooMuch), () =>
      mood.isBusy
        ? { error: { message: 'Rate limit reached', type: 'rate_limit_error' }, status: 429, retryAfter: 1 }
        : answers({ ...talk.simpler, ...plain }),
    );
    model.on(reply('Simpler, please.'), answers({ ...talk.simpler, ...plain }));
    model.on(reply(), answers(talk.reply));
    model.on({ systemMessage: explains, userMessage: '<explain_this>' }, { content: talk.why.word });
    model.on({ systemMessage: explains }, { content: talk.why.correction });
  }
  await model.start();
  return model;
}
