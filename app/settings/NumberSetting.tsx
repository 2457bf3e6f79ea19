import { useEffect, useId, useRef, useState } from 'react';
import { settingsTexts } from '../../domain/texts/settings';
import { FieldFrame } from '../ui/fields/FieldFrame';

export interface NumberSettingProps {
  label: string;
  name: string;
  hint?: string;
  min: number;
  max: number;
  /** 0 where nothing was chosen yet and `min` is more: the field is empty then. */
  value: number;
  onSave: (value: number) => void;
}

/** After the last key, so that 12 is not first 1. */
const saveAfterMs = 400;

/** A whole number within bounds. It is saved while it is one; an empty field goes back to what is saved when it is left. */
export function NumberSetting({ label, name, hint, min, max, value, onSave }: NumberSettingProps) {
  const saved = value < min ? '' : String(value);
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = (text: string) => {
    window.clearTimeout(timer.current);
    const number = Number(text);
    if (text.trim() === '' || !Number.isInteger(number) || number < min || number > max) return;
    if (number !== value) onSave(number);
  };
  const rangeId = useId();
  return (
    <FieldFrame label={label} hint={hint} className="number-setting">
      {(tied) => (
        <div className="number-with-range">
          <input
            {...tied}
            aria-describedby={[rangeId, tied['aria-describedby']].filter(Boolean).join(' ')}
            className="field"
            name={name}
            type="number"
            inputMode="numeric"
            required
            min={min}
            max={max}
            step={1}
            value={typed ?? saved}
            onChange={({ target }) => {
              setTyped(target.value);
              window.clearTimeout(timer.current);
              timer.current = window.setTimeout(() => save(target.value), saveAfterMs);
            }}
            onBlur={({ target }) => {
              save(target.value);
              setTyped(null);
            }}
          />
          {/* Stands there always: what is wrong is not said (specification, section 5). */}
          <span id={rangeId} className="number-range">
            {settingsTexts.range(min, max)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
