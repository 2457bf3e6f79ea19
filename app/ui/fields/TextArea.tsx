import { type TextareaHTMLAttributes, useRef } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useResizing } from './useResizing';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  name: string;
  /** No higher than so many rows; then it scrolls. */
  maxRows?: number;
  className?: string;
}

/** Specification, section 9. */
const minRows = 3;

/** Several lines: never less than three, and then as high as the text. */
export function TextArea({ label, hint, error, className, maxRows = 12, ...area }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useResizing(ref);
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(tied) => (
        <textarea
          ref={ref}
          rows={minRows}
          className="field text-area"
          style={{ maxHeight: `${maxRows * 1.5 + 1.125}rem` }}
          {...tied}
          {...area}
        />
      )}
    </FieldFrame>
  );
}
