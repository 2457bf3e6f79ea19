import type { Api, ApiName } from '../../server/http/api';

/** A form of a page, bound to the endpoint it calls. From it come the page's `action` and its `clientAction`. */
export interface PageForm<Name extends ApiName> {
  call: Name;
  /** What the fields say, as the endpoint wants it. */
  read(fields: FormData): Api[Name]['input'];
  /** What can be seen to be wrong before anything is asked, as a sentence. */
  check?(fields: FormData): string | null;
  /** What is said when the server cannot be reached, where the specification has a sentence of its own. */
  unreachable?: string;
  /** The page that follows success. */
  goTo(output: Api[Name]['output'], fields: FormData): string;
}

/** What a form shows when it was refused: why, and what was typed, secrets aside. */
export interface FormRefusal {
  error: string;
  values: Record<string, string>;
}

const secretFields = /password/iu;

export function refusalOf(error: string, fields: FormData): FormRefusal {
  const typed = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !secretFields.test(field[0]),
  );
  return { error, values: Object.fromEntries(typed) };
}

/** A field's text; empty when it is missing or a file. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
