import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/fields/TextField';

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
  return (
    <TextField
      label={label}
      name={name}
      hint={hint}
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
      className="number-setting"
    />
  );
}
