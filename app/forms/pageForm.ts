import type { Submission, SubmissionResult } from '@conform-to/react';
import type { ErrorBody } from '../../domain/errors';
import { type ErrorCode, errorTexts } from '../../domain/texts/errors';
import type { Api, ApiName } from '../../server/http/api';
import type { Sentences } from '../api/wordlessError';

/** Weighs a form's fields: what is wrong with which, or what they say. */
export type FormCheck<Input> = (fields: FormData) => Submission<Record<string, unknown>, string[], Input>;

/** Why a form was refused, field by field and as a whole, and what was typed, secrets aside. */
export type FormResult = SubmissionResult;

/** A form of a page, bound to the endpoint it calls. From it come the page's `action` and its `clientAction`. */
export interface PageForm<Name extends ApiName> {
  call: Name;
  /** Brings what weighs the fields. On demand: Zod is larger than all else that a page with a form needs. */
  loadCheck: () => Promise<FormCheck<Api[Name]['input']>>;
  /** The field that a refusal is about; any other is about the form as a whole. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** What is said of a refusal that came without a sentence, where the specification has some for this form. */
  sentences?: Sentences;
  /** The same for a server that cannot be reached. */
  unreachable?: string;
  /** The page that follows success. */
  goTo(fields: FormData): string;
}

/** A hidden field by which a form that is posted twice is recognised; the page that draws it makes up its value. */
export const onceField = 'once';

type Refused = Pick<PageForm<ApiName>, 'fieldOf' | 'sentences'>;

/** What a form shows of what the server said. */
export function resultOf({ fieldOf, sentences }: Refused, { code, message }: ErrorBody): FormResult {
  // The server's own failures have one sentence for everything, and this form may have a better one.
  const isNameless = code === 'internal' && message === errorTexts.internal;
  const said = isNameless ? (sentences?.byStatus[500] ?? sentences?.other ?? message) : message;
  return failure(said, fieldOf?.[code]);
}

/** One thing that is wrong, with a field or, without one, with the form. */
export const failure = (sentence: string, field = ''): FormResult => ({
  status: 'error',
  error: { [field]: [sentence] },
});

const isSecret = (name: string) => /password/iu.test(name);

/** What was typed, for a page that is drawn anew; passwords do not travel back. */
function valuesOf(fields: FormData): Record<string, string> {
  const typed = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !isSecret(field[0]),
  );
  return Object.fromEntries(typed);
}

/** What is wrong, together with what was typed. */
export const withValues = ({ status, error }: FormResult, fields: FormData): FormResult => ({
  ...(status ? { status } : {}),
  ...(error ? { error } : {}),
  initialValue: valuesOf(fields),
  fields: [...fields.keys()],
});

/** What the simpler forms show when they were refused: why, and what was typed, secrets aside. */
export interface FormRefusal {
  error: string;
  values: Record<string, string>;
}

export const refusalOf = (error: string, fields: FormData): FormRefusal => ({ error, values: valuesOf(fields) });

/** A field's text; empty when it is missing or a file. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
