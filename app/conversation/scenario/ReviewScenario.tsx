import { Form, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isKept, missingRoles, reviewFields } from '../../../domain/conversation/scenario';
import { errorTexts } from '../../../domain/texts/errors';
import { scenarioTexts } from '../../../domain/texts/scenario';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { DialogState } from '../../ui/dialog/useDialog';
import { FormError } from '../../ui/fields/FormError';
import { TextArea } from '../../ui/fields/TextArea';
import { TextField } from '../../ui/fields/TextField';
import { Opener } from '../../ui/Opener';
import { isByKey, type Press } from '../../ui/press';
import { useClosePanel } from '../../ui/usePanel';
import { conversationAddress } from '../address';
import { OpenConversationField } from '../OpenConversationField';
import { useTutorsLanguageFor } from '../../session/rootData';
import { useConversation, useConversationActions, useConversationList } from '../useConversation';
import { goOnAfter } from '../view/composerField';
import type { ScenarioDialogName } from './ScenarioDialogs';
import { DraftStatus } from './DraftStatus';
import { GoalList, goalsNow } from './Goals';
import { maxNoteRows, scenarioIntents } from './scenarioForm';
import { ScenarioLanguage } from './ScenarioLanguage';
import { useScenarioField } from './useScenarioField';
import { useTypedBefore } from './useTypedBefore';

const formId = 'scenario-review';
const errorId = `${formId}-error`;

/** Why it was not begun. Each attempt is told of anew: the alert and the field may be out of sight again. */
interface Refusal {
  why: 'roles' | 'server';
  attempt: number;
}

/** The role-play as it was drafted, to be changed at will; `Confirm` begins it. */
export default function ReviewScenario({ dialog }: { dialog: DialogState<ScenarioDialogName> }) {
  const { scenario, drafted, remark, isDrafting, problem, isBegun } = useConversation((state) => state.plan);
  const goals = useConversationList((state) => (isBegun ? goalsNow(state.messages) : []));
  const ownLanguage = useTutorsLanguageFor(useConversation((state) => state.preferences.ownLanguage));
  const failure = useConversation((state) => state.problem);
  const { redraftScenario, beginScenario } = useConversationActions();
  const field = useScenarioField();
  useTypedBefore(formId, reviewFields);
  const navigate = useNavigate();
  const closePanel = useClosePanel();
  const [isBeginning, setIsBeginning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = (why: Refusal['why']) => setRefusal((last) => ({ why, attempt: (last?.attempt ?? 0) + 1 }));
  const missing = refusal?.why === 'roles' ? missingRoles(scenario) : [];
  const form = useRef<HTMLFormElement>(null);
  const press = useRef<Press>({ detail: 0 });
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);

  const confirm = async () => {
    if (isBeginning || isDrafting) return;
    if (missingRoles(scenario).length > 0) {
      refuse('roles');
      return;
    }
    setIsBeginning(true);
    const id = await beginScenario();
    setIsBeginning(false);
    if (id === null) {
      // It stays open with what was written.
      refuse('server');
      return;
    }
    // It gives the focus back as it goes; keys go on in the new conversation.
    flushSync(() => {
      dialog.close();
      closePanel();
    });
    navigate(conversationAddress(id));
    if (isByKey(press.current)) goOnAfter(press.current);
  };
  const told = missing.length > 0 ? errorTexts.scenarioRolesMissing : refusal?.why === 'server' ? failure : problem;

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
            onClick={({ detail }) => {
              press.current = { detail };
            }}
          >
            {scenarioTexts.confirm}
          </Button>
        </>
      }
    >
      <GoalList goals={goals} ownLanguage={ownLanguage} />
      <ScenarioLanguage withAgain />
      <Form
        ref={form}
        id={formId}
        method="post"
        action="/conversation"
        noValidate
        className="flex flex-col gap-5"
        aria-busy={isDrafting}
        onChange={() => setRefusal((last) => (last?.why === 'roles' ? last : null))}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {/* The first of a form's buttons is what Enter in a field presses: not New Scenario, which would take its place. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: nobody is told of it */}
        <button type="submit" name="intent" value={scenarioIntents.begin} hidden />
        <DraftStatus isDrafting={isDrafting} remark={isKept(scenario, drafted) ? scenarioTexts.kept : remark} />
        <FormError key={refusal?.attempt} id={errorId} message={told ?? undefined} />
        <OpenConversationField />
        <input type="hidden" name="reasonForLearning" value={scenario.reasonForLearning} />
        <input type="hidden" name="additionalNotes" value={scenario.additionalNotes} />
        {reviewFields.map((name) => {
          const isRole = name === 'languageLearnerRole' || name === 'conversationPartnerRole';
          const isMissing = missing.includes(name);
          const control = {
            ...field(name),
            required: isRole,
            readOnly: isDrafting,
            'aria-invalid': isMissing || undefined,
            'aria-describedby': isMissing ? errorId : undefined,
          };
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
