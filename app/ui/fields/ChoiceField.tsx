import { useId } from 'react';

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  hint?: string;
  name: string;
  /** Few enough to stand side by side on a phone. */
  options: readonly { value: Value; label: string; means: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few that are best compared side by side, each with what it means. Radio buttons, so that a form without JavaScript sends it. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, hint, name, options, value: chosen, onChoose } = props;
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="field-label">{label}</legend>
      <div className="choice-field">
        {options.map(({ value, label: short, means }) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className="choice-label">{short}</span> <span className="choice-means">{means}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
