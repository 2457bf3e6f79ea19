import { parentPort } from 'node:worker_threads';
import { type LanguageAnswer, type LanguageQuestion, type NumberedQuestion, restMessage } from './languageMessages';
import { languageTools, restLanguageTools } from './languageTools';
import { isClearlyOther } from './otherLanguage';

async function answerTo(question: LanguageQuestion): Promise<LanguageAnswer['answer']> {
  const tools = languageTools(question.code);
  switch (question.kind) {
    case 'segment':
      return tools.segment(question.text);
    case 'transliterate':
      return tools.transliterate(question.surface, question.reading);
    case 'isOther':
      return isClearlyOther(question.text, question.code, question.suspected);
  }
}

// Runs in a thread of its own: languageThread.ts starts it and asks.
parentPort?.on('message', (message: NumberedQuestion | typeof restMessage) => {
  if (message === restMessage) {
    restLanguageTools();
    return;
  }
  const send = (answer: LanguageAnswer['answer']) => {
    parentPort?.postMessage({ id: message.id, answer } satisfies LanguageAnswer);
  };
  // A package that is missing or broken: whoever asked has something lighter.
  answerTo(message).then(send, () => {
    send(null);
  });
});
