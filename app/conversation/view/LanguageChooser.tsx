import { Form } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { offeredLanguages, requireLanguage } from '../../../domain/languages/languages';
import { languageTexts } from '../../../domain/texts/language';
import type { FormRefusal } from '../../forms/pageForm';
import { Button } from '../../ui/Button';
import { pressOnce } from '../../ui/press';

export interface LanguageChooserProps {
  /** Where both forms post `intent=language`, `language` and, for Other, `otherLanguage`. */
  action: string;
  /** The choice is for a new chat: the conversation that stands keeps its language. */
  newChat?: boolean;
  /** The languages that the tutor talks in; null for any. */
  spoken: readonly string[] | null;
  working: boolean;
  onChoose: (press: MouseEvent) => void;
  /** Why no choice was made, and what it was. */
  refusal?: FormRefusal | undefined;
}

/** The first question: which language. Plain forms; Other has its own, so that Enter in its field sends it. */
export function LanguageChooser({ action, newChat = false, spoken, working, onChoose, refusal }: LanguageChooserProps) {
  // Of what was typed; else one of the languages was pressed.
  const otherLanguage = refusal?.values.otherLanguage;
  const error = otherLanguage === undefined ? undefined : refusal?.error;
  return (
    <div className="language-chooser">
      <h2 className="heading">{languageTexts.heading}</h2>
      <p className="lead">{languageTexts.text}</p>
      <Form method="post" action={action} className="mt-8">
        <input type="hidden" name="intent" value="language" />
        {newChat && <input type="hidden" name="newChat" value="true" />}
        {refusal && otherLanguage === undefined && (
          <p role="alert" className="field-error mb-4">
            {refusal.error}
          </p>
        )}
        <div className="language-choices">
          {offeredLanguages.map(requireLanguage).map(({ code, name, endonym }) => (
            <button
              key={code}
              name="language"
              value={code}
              className="language-choice"
              aria-disabled={working || undefined}
              onClick={pressOnce(working, onChoose)}
            >
              <span className="target language-endonym" lang={code}>
                {endonym}
              </span>
              <span className="text-on-surface-variant">{name}</span>
              {spoken !== null && !spoken.includes(code) && (
                <small className="text-on-surface-variant">{languageTexts.notSpoken}</small>
              )}
            </button>
          ))}
        </div>
      </Form>
      <Form method="post" action={action} className="mt-8">
        <input type="hidden" name="intent" value="language" />
        {newChat && <input type="hidden" name="newChat" value="true" />}
        <input type="hidden" name="language" value={languageTexts.other} />
        <h3 className="font-semibold">{languageTexts.other}</h3>
        <label htmlFor="other-language" className="field-label mt-2">
          {languageTexts.otherLabel}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id="other-language"
            name="otherLanguage"
            className="field min-w-0 flex-1"
            required
            maxLength={40}
            autoComplete="off"
            defaultValue={otherLanguage}
            aria-describedby={error ? 'other-language-error' : 'other-language-hint'}
            aria-invalid={error ? true : undefined}
          />
          <Button type="submit" kind="outlined" working={working} onClick={onChoose}>
            {languageTexts.choose}
          </Button>
        </div>
        <p id="other-language-hint" className="field-hint">
          {spoken === null ? languageTexts.otherHint : `${languageTexts.otherHint} ${languageTexts.otherNotSpoken}`}
        </p>
        {error && (
          <p id="other-language-error" role="alert" className="field-error">
            {error}
          </p>
        )}
      </Form>
    </div>
  );
}
