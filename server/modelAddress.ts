import { z } from 'zod';

/** The path that clients of a model add to its address by themselves; people copy it with the rest. */
const addedPath = /\/chat\/completions\/*$/u;

/** The address of a model's API, from the variable of that name; without what is added to it for each question. */
export function modelAddress(name: string) {
  return z
    .string()
    .superRefine((address, context) => {
      const problem = problemOf(address);
      if (problem) context.addIssue({ code: 'custom', message: `${name} ${problem}` });
    })
    .transform((address) => address.replace(addedPath, '').replace(/\/+$/u, ''));
}

/**
 * Why an address cannot be that of a model's API, as the end of a sentence; null for none. What is in it is not
 * repeated where it may be a password.
 */
function problemOf(address: string): string | null {
  if (!URL.canParse(address) || !/^https?:$/u.test(new URL(address).protocol)) {
    return `must be an http or https address${address.includes('@') ? '' : `, not ${JSON.stringify(address)}`}.`;
  }
  const { username, password, search, hash } = new URL(address);
  if (username || password) return 'must hold no name and no password: a key belongs into TUTOR_API_KEY.';
  if (search || hash) return 'must end before its “?” or “#”: paths are added to it. A key belongs into TUTOR_API_KEY.';
  return null;
}
