import type { ErrorCode } from '../texts/errors';

/** Rules of the specification, sections 5 and 9. Lengths count Unicode code points, so that an emoji is one. */
export const usernameLength = { min: 3, max: 30 } as const;
export const passwordLength = { min: 8, max: 256 } as const;

/** What nobody sees in a name: controls, joiners, variation selectors, fillers that Unicode calls letters. */
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** The name as it is kept and shown: without what cannot be seen, so that no two names look alike by it. */
export function normalizeUsername(input: string): string {
  return (
    input
      // Before NFKC: what stood on both sides of it may compose.
      .replace(unseen, '')
      .normalize('NFKC')
      // The empty Braille pattern looks like a space and is none.
      .replace(/[\s\u2800]+/gu, ' ')
      .trim()
  );
}

/** Two names with the same key are the same name. */
export function usernameKey(username: string): string {
  return (
    normalizeUsername(username)
      // Down, up and down folds what one step keeps apart: ẞ, ß and ss, final and medial sigma.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // Some letters have a capital only in pieces, which come back as pieces.
      .normalize('NFKC')
  );
}

/** The first rule that a name breaks, or null. */
export function usernameProblem(input: string): ErrorCode | null {
  const name = normalizeUsername(input);
  const length = [...name].length;
  if (length < usernameLength.min) return 'usernameTooShort';
  if (length > usernameLength.max) return 'usernameTooLong';
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 3) return 'usernameTooFewLetters';
  return null;
}

/** As it is hashed: the same password typed on another system, composed otherwise, is the same. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

export function passwordProblem(password: string): ErrorCode | null {
  const length = [...normalizePassword(password)].length;
  if (length < passwordLength.min) return 'passwordTooShort';
  if (length > passwordLength.max) return 'passwordTooLong';
  return null;
}
