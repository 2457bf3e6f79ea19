import { type FormEvent, useState } from 'react';
import { adminTexts } from '../../../domain/texts/admin';
import { sentenceOf } from '../../api/sentenceOf';
import { browserSession } from '../../session/browserSession';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import type { AccessCode } from './codeState';
import { readCodeForm } from './readCodeForm';

const texts = adminTexts.codes;
/** As many as a class has, and some who come later. */
const usualUses = 30;

/** Makes a code; what was typed stays until it is made. */
export function NewCodeForm({ onCreated }: { onCreated: (code: AccessCode) => void }) {
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field sends the form past a button that is busy.
    if (creating) return;
    const form = event.currentTarget;
    const { call, warn } = browserSession();
    setCreating(true);
    setProblem(null);
    setCreated(null);
    try {
      const code = await call('POST /admin/create-access-code', readCodeForm(new FormData(form)));
      form.reset();
      setCreated(code.code);
      onCreated(code);
    } catch (error) {
      warn('No access code was made.', error);
      setProblem(sentenceOf(error));
    } finally {
      setCreating(false);
    }
  };

  return (
    <form className="code-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.maxUses}
        name="maxUses"
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000}
        step={1}
        required
        defaultValue={usualUses}
      />
      <TextField
        label={texts.expires}
        hint={texts.expiresHint}
        name="expiresAt"
        type="date"
        min={new Date().toISOString().slice(0, 10)}
      />
      <TextField label={texts.note} hint={texts.noteHint} name="note" maxLength={500} dir="auto" autoComplete="off" />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        name="code"
        minLength={6}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="code-submit">
        <Button type="submit" working={creating}>
          {creating ? texts.creating : texts.create}
        </Button>
        <p role="status">{created !== null && texts.created(created)}</p>
      </div>
      {problem !== null && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </form>
  );
}
