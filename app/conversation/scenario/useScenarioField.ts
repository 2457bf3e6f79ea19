import { maxScenarioFieldLength, type Scenario } from '../../../domain/conversation/scenario';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { useConversation, useConversationActions } from '../useConversation';

/** What ties a control to a field of the role-play that is being planned. */
export function useScenarioField() {
  const scenario = useConversation(({ plan }) => plan.scenario);
  const { setScenario } = useConversationActions();
  return (name: keyof Scenario) => ({
    label: scenarioTexts[name],
    name,
    value: scenario[name],
    maxLength: maxScenarioFieldLength,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) => setScenario(name, target.value),
  });
}
