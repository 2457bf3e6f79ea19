import { Form, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { hasRoles, reviewFields } from '../../../domain/conversation/scenario';
import { errorTexts } from '../../../domain/texts/errors';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { Opener } from '../../ui/Opener';
import { conversationAddress } from '../address';
import { OpenConversationField } from '../OpenConversationField';
import { useConversation, useConversationActions } from '../useConversation';
import type { ScenarioDialogName } from './ScenarioDialogs';
import { maxNoteRows, scenarioIntents } from './scenarioForm';
import { ScenarioLanguage } from './ScenarioLanguage';
import { useScenarioField } from './useScenarioField';

const formId = 'scenario-review';

/** The role-play as it was drafted, to be changed at will; `Confirm` begins it. */
export default function ReviewScenario({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  const { scenario, isDrafting, problem } = useConversation((state) => state.plan);
  const failure = useConversation((state) => state.problem);
  const { redraftScenario, beginScenario } = useConversationActions();
  const field = useScenarioField();
  const navigate = useNavigate();
  const [isBeginning, setIsBeginning] = useState(false);
  const [refusal, setRefusal] = useState<'roles' | 'server' | null>(null);

  const confirm = async () => {
    if (isBeginning || isDrafting) return;
    if (!hasRoles(scenario)) {
      setRefusal('roles');
      return;
    }
    setIsBeginning(true);
    const id = await beginScenario();
    setIsBeginning(false);
    if (id === null) {
      // It stays open with what was written.
      setRefusal('server');
      return;
    }
    dialog.close();
    navigate(conversationAddress(id));
  };
  const told = refusal === 'roles' ? errorTexts.scenarioRolesMissing : refusal === 'server' ? failure : problem;

  return (
    <Dialog
      title={scenarioTexts.review}
      onClose={dialog.close}
      closeHref={dialog.closeHref}
      actions={
        <>
          <Opener
            href={dialog.hrefOf('scenario')}
            className="button button-text"
            onClick={() => dialog.show('scenario')}
          >
            {scenarioTexts.back}
          </Opener>
          <Button
            kind="outlined"
            type="submit"
            form={formId}
            name="intent"
            value={scenarioIntents.redraft}
            working={isDrafting}
            onClick={(event) => {
              event.preventDefault();
              setRefusal(null);
              void redraftScenario();
            }}
          >
            {scenarioTexts.new}
          </Button>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value={scenarioIntents.begin}
            working={isBeginning || isDrafting}
          >
            {scenarioTexts.confirm}
          </Button>
        </>
      }
    >
      <ScenarioLanguage withAgain />
      <Form
        id={formId}
        method="post"
        action="/conversation"
        noValidate
        className="flex flex-col gap-5"
        aria-busy={isDrafting}
        onChange={() => setRefusal(null)}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p role="status" className="text-small text-on-surface-variant">
          {isDrafting ? scenarioTexts.drafting : ''}
        </p>
        {told !== null && (
          <p role="alert" className="text-error">
            {told}
          </p>
        )}
        <OpenConversationField />
        <input type="hidden" name="reasonForLearning" value={scenario.reasonForLearning} />
        <input type="hidden" name="additionalNotes" value={scenario.additionalNotes} />
        {reviewFields.map((name) => {
          const isRole = name === 'languageLearnerRole' || name === 'conversationPartnerRole';
          const control = { ...field(name), required: isRole, readOnly: isDrafting };
          return isRole ? (
            <TextField key={name} {...control} />
          ) : (
            <TextArea key={name} {...control} maxRows={maxNoteRows} />
          );
        })}
      </Form>
    </Dialog>
  );
}
