import { lazyPart } from '../../loading/lazyPart';
import { DialogsOnDemand } from '../../ui/dialog/DialogsOnDemand';
import { addressOfDialog, type DialogState, useDialog } from '../../ui/dialog/useDialog';

const CustomizeScenario = lazyPart(() => import('./CustomizeScenario'), addressOfDialog('scenario'));
const ReviewScenario = lazyPart(() => import('./ReviewScenario'), addressOfDialog('scenarioReview'));

const names = ['scenario', 'scenarioReview'] as const;
export type ScenarioDialogName = (typeof names)[number];

export const useScenarioDialog = (): DialogState<ScenarioDialogName> => useDialog(names);

/** The two steps of planning a role-play. */
export function ScenarioDialogs({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  return (
    <DialogsOnDemand dialog={dialog}>
      {dialog.open === 'scenario' && <CustomizeScenario dialog={dialog} />}
      {dialog.open === 'scenarioReview' && <ReviewScenario dialog={dialog} />}
    </DialogsOnDemand>
  );
}
