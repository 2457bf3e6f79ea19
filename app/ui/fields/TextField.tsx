import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  name: string;
  className?: string;
}

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(tied) => <input className="field" {...tied} {...input} />}
    </FieldFrame>
  );
}
