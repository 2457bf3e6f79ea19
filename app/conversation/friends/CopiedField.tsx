import { forwardRef } from 'react';
import { FieldFrame, type FieldTexts } from '../../ui/fields/FieldFrame';

interface CopiedFieldProps extends FieldTexts {
  value: string;
  /** It is not known yet what stands here. */
  busy: boolean;
}

/** What is to be taken away and not changed: selected as a whole, by whoever comes to it. */
export const CopiedField = forwardRef<HTMLInputElement, CopiedFieldProps>(function CopiedField(props, ref) {
  const { value, busy, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        <input
          ref={ref}
          className="field"
          readOnly
          dir="ltr"
          spellCheck={false}
          value={value}
          aria-busy={busy || undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
          {...tied}
        />
      )}
    </FieldFrame>
  );
});
