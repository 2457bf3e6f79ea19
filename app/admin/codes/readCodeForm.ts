import type { CallInput } from '../../api/calls';
import { textOf } from '../../forms/pageForm';

/** What the form asks for; what was left empty is left to the server. */
export function readCodeForm(fields: FormData): CallInput<'POST /admin/create-access-code'> {
  const code = textOf(fields, 'code').trim();
  const expiresAt = textOf(fields, 'expiresAt');
  return {
    maxUses: Number(textOf(fields, 'maxUses')),
    note: textOf(fields, 'note').trim(),
    ...(code === '' ? {} : { code }),
    ...(expiresAt === '' ? {} : { expiresAt }),
  };
}
