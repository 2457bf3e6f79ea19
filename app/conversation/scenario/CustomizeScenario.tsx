import { Form } from '@remix-run/react';
import { reviewFields, wishFields } from '../../../domain/conversation/scenario';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { TextArea } from '../../ui/fields/TextArea';
import { OpenConversationField } from '../OpenConversationField';
import { useConversation, useConversationActions } from '../useConversation';
import type { ScenarioDialogName } from './ScenarioDialogs';
import { maxNoteRows, scenarioIntents } from './scenarioForm';
import { ScenarioLanguage } from './ScenarioLanguage';
import { useScenarioField } from './useScenarioField';
import { useTypedBefore } from './useTypedBefore';

const formId = 'scenario-wish';

/** What the learner wants to be able to do; the tutor makes a role-play of it. */
export default function CustomizeScenario({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  const { scenario } = useConversation((state) => state.plan);
  const { clearScenario, draftScenario } = useConversationActions();
  const field = useScenarioField();
  useTypedBefore(formId, wishFields);

  return (
    <Dialog
      title={scenarioTexts.customize}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        <>
          <Button kind="text" type="reset" form={formId} onClick={clearScenario}>
            {scenarioTexts.clear}
          </Button>
          <Button type="submit" form={formId} name="intent" value={scenarioIntents.draft}>
            {scenarioTexts.next}
          </Button>
        </>
      }
    >
      <ScenarioLanguage />
      <Form
        id={formId}
        method="post"
        action="/conversation"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void draftScenario();
          dialog.show('scenarioReview');
        }}
      >
        <p>{scenarioTexts.customizeText}</p>
        <OpenConversationField />
        {reviewFields.map((name) => (
          <input key={name} type="hidden" name={name} value={scenario[name]} />
        ))}
        <TextArea {...field('reasonForLearning')} maxRows={maxNoteRows} placeholder={scenarioTexts.reasonPlaceholder} />
        <TextArea {...field('additionalNotes')} maxRows={maxNoteRows} placeholder={scenarioTexts.notesPlaceholder} />
      </Form>
    </Dialog>
  );
}
