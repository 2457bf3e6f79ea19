import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode;
  name: string;
  hint?: string;
}

/** On or off, at once. A checkbox, so that a form without JavaScript sends it. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <label className="switch">
        <span>{label}</span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is on */}
        <input type="checkbox" role="switch" aria-describedby={hint && hintId} {...input} />
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
