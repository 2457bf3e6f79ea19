import { Form } from '@remix-run/react';
import { maxScenarioFieldLength, reviewFields } from '../../../domain/conversation/scenario';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { TextArea } from '../../ui/fields/TextArea';
import { useConversation, useConversationActions } from '../useConversation';
import type { ScenarioDialogName } from './ScenarioDialogs';
import { scenarioIntents } from './scenarioForm';

const texts = interfaceTexts.scenario;
const formId = 'scenario-wish';
/** Specification, section 5. */
const maxRows = 6;

/** What the learner wants to be able to do; the tutor makes a role-play of it. */
export default function CustomizeScenario({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  const { scenario } = useConversation((state) => state.plan);
  const { setScenario, clearScenario, draftScenario } = useConversationActions();
  const field = (name: 'reasonForLearning' | 'additionalNotes') => ({
    label: texts[name],
    name,
    value: scenario[name],
    maxLength: maxScenarioFieldLength,
    maxRows,
    dir: 'auto' as const,
    onChange: ({ target }: { target: { value: string } }) => setScenario(name, target.value),
  });

  return (
    <Dialog
      title={texts.customize}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        <>
          <Button kind="text" type="reset" form={formId} onClick={clearScenario}>
            {texts.clear}
          </Button>
          <Button type="submit" form={formId} name="intent" value={scenarioIntents.draft}>
            {texts.next}
          </Button>
        </>
      }
    >
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
        <p>{texts.customizeText}</p>
        {reviewFields.map((name) => (
          <input key={name} type="hidden" name={name} value={scenario[name]} />
        ))}
        <TextArea {...field('reasonForLearning')} placeholder={texts.reasonPlaceholder} />
        <TextArea {...field('additionalNotes')} placeholder={texts.notesPlaceholder} />
      </Form>
    </Dialog>
  );
}
