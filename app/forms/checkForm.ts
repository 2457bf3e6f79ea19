import { parseWithZod } from '@conform-to/zod/v3';
import type { z } from 'zod';
import { type ErrorCode, errorTexts } from '../../domain/texts/errors';
import type { FormCheck } from './pageForm';

/** Weighs a form by a schema whose messages are codes of the catalogue; anything else that is wrong was no mistake of a learner's. */
export const checkWith =
  <Schema extends z.ZodTypeAny>(schema: Schema): FormCheck<z.output<Schema>> =>
  (fields) =>
    parseWithZod(fields, {
      schema,
      // A field that was left empty is '' to every rule here, and not missing.
      disableAutoCoercion: true,
      formatError: (issues: z.ZodIssue[]) => issues.map(({ message }) => sentenceOf(message)),
    });

const sentenceOf = (message: string) =>
  Object.hasOwn(errorTexts, message) ? errorTexts[message as ErrorCode] : errorTexts.invalidRequest;
