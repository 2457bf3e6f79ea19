import type { InputHTMLAttributes, ReactNode } from 'react';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode;
  name: string;
}

/** On or off, at once. A checkbox, so that a form without JavaScript sends it. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" {...input} />
    </label>
  );
}
