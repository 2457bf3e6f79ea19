import { requireLanguage } from '../../../domain/languages/languages';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { useConversation } from '../useConversation';

/** Under the heading: in which language the role-play will be, and, where `withAgain`, that it was begun before. */
export function ScenarioLanguage({ withAgain = false }: { withAgain?: boolean }) {
  const language = useConversation(
    ({ conversation, preferences }) => conversation.about?.targetLanguage ?? preferences.language,
  );
  const isAgain = useConversation(({ plan }) => plan.isBegun) && withAgain;
  const lines = [
    ...(language === null ? [] : [scenarioTexts.language(requireLanguage(language).name)]),
    ...(isAgain ? [scenarioTexts.again] : []),
  ];
  return lines.length === 0 ? null : <p className="text-on-surface-variant">{lines.join(' ')}</p>;
}
