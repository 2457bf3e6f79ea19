import { type LanguageCode, languageName } from '../../../domain/languages/languages';
import type { TutorEvent } from '../tutor';

/** Says in place of an answer that this language needs a model, or that none has been chosen. */
export function* sayLanguageIsMissing(language: LanguageCode): Generator<TutorEvent> {
  const apology =
    language === ''
      ? whichLanguage
      : `The built-in tutor does not speak ${languageName(language)} yet. That needs a model provider (${providersPage}); until one is connected, you can choose another language in the menu.`;
  yield { type: 'notes', notes: { apology } };
  yield { type: 'done' };
}

/** The page of the application that says what a model provider is; the conversation makes a link of it. */
const providersPage = '/providers';

const whichLanguage = 'Which language would you like to learn? Choose one, and we can begin.';

/** Why no scenario can be drafted, in one sentence. */
export function sceneless(language: LanguageCode): string {
  return language === ''
    ? whichLanguage
    : `The built-in tutor has no scenes in ${languageName(language)} yet. That needs a model provider (${providersPage}).`;
}
