import { boundText, noteBounds } from '../checks/bounds';
import { sanitise } from '../checks/sanitise';

/** Of lines `name: value`, those whose names are asked for and that have come whole; what else is said is passed over. */
export function parseFields<Name extends string>(
  answer: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const fields: Partial<Record<Name, string>> = {};
  const lines = answer.split('\n').slice(0, -1);
  for (const line of lines) {
    const [, typed = '', value = ''] = /^[\s*#"-]*([a-z ]{3,40})[*"]*\s*:\s*(.*)$/iu.exec(line) ?? [];
    const name = names.find((known) => known.toLowerCase() === typed.replace(/ /gu, '').toLowerCase());
    const text = boundText(sanitise(value.replace(/^[*"\s]+|[*",\s]+$/gu, '')), noteBounds);
    if (name && text && !fields[name]) fields[name] = text;
  }
  return fields;
}
