import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {
  name: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** One of a few, by the browser's own list, which on a phone is the phone's. */
export function SelectField({ label, hint, error, className, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(tied) => (
        <select className="field select" {...tied} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
