import { z } from 'zod';

/** A value as a sentence shows it. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

/** A text that passes `isValid`; `secret` keeps a wrong value out of the sentence. */
export function text(name: string, allowed: string, isValid: (value: string) => boolean, secret = false) {
  return z
    .string()
    .refine(isValid, (value) => ({ message: `${name} must be ${allowed}${secret ? '' : `, not ${quoted(value)}`}.` }));
}

export function integer(name: string, min: number, max: number) {
  const isValid = (value: string) => /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(name, `a whole number from ${min} to ${max}`, isValid).transform(Number);
}

export function decimal(name: string, min: number, max: number) {
  const isValid = (value: string) =>
    /^\d{1,6}(?:\.\d{1,6})?$/.test(value) && Number(value) >= min && Number(value) <= max;
  return text(name, `a number from ${min} to ${max}`, isValid).transform(Number);
}

export function choice(name: string, values: readonly string[], hidden: readonly string[] = []) {
  const allowed = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return text(name, allowed, (value) => values.includes(value) || hidden.includes(value));
}
