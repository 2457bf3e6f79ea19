import { z } from 'zod';
import { passwordProblem, usernameProblem } from '../account/credentials';
import { isStorable } from '../storable';
import { code, storableText, textUnder } from './text';

/** What the calls about accounts take, and the forms in front of them, which ask for a little more. */

export const registration = z
  .object({ username: textUnder(usernameProblem), password: textUnder(passwordProblem), accessCode: storableText })
  .strict();

/** The bounds are for the server's sake: no name and no password is as long. */
const typedText = (most: number) =>
  z
    .string({ required_error: code('loginIncomplete') })
    .max(most)
    .refine(isStorable, code('textNotStorable'));

export const login = z
  .object({ username: typedText(1000), password: typedText(10_000), rememberMe: z.boolean().default(false) })
  .strict();

/** A field that must not be left empty; what else is wrong with it is not said while it is. */
const filled = <Schema extends z.ZodTypeAny>(schema: Schema) => z.string().min(1, code('fieldMissing')).pipe(schema);

/** Says once for the whole form that something is missing, whatever is missing. */
function requireAll(sentence: 'registrationIncomplete' | 'loginFormIncomplete') {
  return (fields: Record<string, unknown>, context: z.RefinementCtx) => {
    if (Object.values(fields).includes('')) context.addIssue({ code: 'custom', message: code(sentence) });
  };
}

function requireSame(password: string, retyped: string, context: z.RefinementCtx) {
  if (retyped === '' || retyped === password) return;
  context.addIssue({ code: 'custom', path: ['retypePassword'], message: code('passwordsDiffer') });
}

const { username, password, accessCode } = registration.shape;

export const registrationForm = z
  .object({
    username: filled(username),
    password: filled(password),
    retypePassword: filled(z.string()),
    accessCode: filled(accessCode),
  })
  .superRefine(requireAll('registrationIncomplete'))
  .superRefine((fields, context) => requireSame(fields.password, fields.retypePassword, context))
  .transform((fields) => ({
    username: fields.username,
    password: fields.password,
    accessCode: fields.accessCode,
  }));

export const loginForm = z
  .object({
    username: filled(login.shape.username),
    password: filled(login.shape.password),
    // A check box that is off is not sent.
    rememberMe: z.unknown().transform((value) => value !== undefined),
  })
  .superRefine(requireAll('loginFormIncomplete'));

export const resetForm = z
  .object({ newPassword: filled(password), retypePassword: filled(z.string()) })
  .superRefine(requireAll('registrationIncomplete'))
  .superRefine((fields, context) => requireSame(fields.newPassword, fields.retypePassword, context))
  .transform(({ newPassword }) => ({ newPassword }));

export const signInLinkForm = z
  .object({ link: z.string().min(1, code('linkInvalid')) })
  .transform(({ link }) => ({ token: link }));
