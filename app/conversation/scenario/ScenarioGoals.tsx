import { isBlank } from '../../../domain/conversation/message';
import { scenarioTexts } from '../../../domain/texts/scenario';
import type { DialogState } from '../../ui/dialog/useDialog';
import { Opener } from '../../ui/Opener';
import { useConversation, useConversationActions } from '../useConversation';
import type { ScenarioDialogName } from './ScenarioDialogs';

/** In the top bar, where the learner has a role: what it is about. */
export function ScenarioGoals({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  const scenario = useConversation((state) => state.conversation.about?.scenario ?? null);
  const { reviewScenario } = useConversationActions();
  if (!scenario || isBlank(scenario.languageLearnerRole)) return null;
  return (
    <Opener
      href={dialog.hrefOf('scenarioReview')}
      className="button button-outlined"
      onClick={() => {
        reviewScenario(scenario);
        dialog.show('scenarioReview');
      }}
    >
      {scenarioTexts.goals}
    </Opener>
  );
}
