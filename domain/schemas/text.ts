import { z } from 'zod';
import { isStorable } from '../storable';
import type { ErrorCode } from '../texts/errors';

/** The message of a rule is a code of the error catalogue; whoever shows it looks up its sentence. */
export const code = (value: ErrorCode) => value;

/** Text that every database can keep. */
export const storableText = z.string().refine(isStorable, code('textNotStorable'));

/** Text for which a rule of the domain names what is wrong with it, if anything. */
export const textUnder = (problemOf: (text: string) => ErrorCode | null) =>
  storableText.superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem) context.addIssue({ code: 'custom', message: code(problem) });
  });
