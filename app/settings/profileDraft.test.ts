import { expect, it } from 'vitest';
import { clearOwnedStorage } from '../storage/drafts';
import { memoryKeyValue } from '../storage/keyValue';
import { keepProfileDraft, readProfileDraft } from './profileDraft';

const saved = { generalUserProfile: 'A nurse.', customInstructions: 'Short replies.' };
const written = { ...saved, generalUserProfile: 'A nurse from Leeds.' };

it('keeps what was written until it is what is saved', () => {
  const storage = memoryKeyValue();
  expect(readProfileDraft(storage, saved)).toEqual(saved);
  keepProfileDraft(storage, written, saved);
  expect(readProfileDraft(storage, saved)).toEqual(written);
  keepProfileDraft(storage, written, written);
  expect(storage.keys()).toEqual([]);
});

it('keeps an emptied part, and leaves the one that was not touched as it is saved, here or elsewhere', () => {
  const storage = memoryKeyValue();
  keepProfileDraft(storage, { ...saved, generalUserProfile: '' }, saved);
  const since = { ...saved, customInstructions: 'Long replies.' };
  expect(readProfileDraft(storage, since)).toEqual({ ...since, generalUserProfile: '' });
});

it('goes at logout', () => {
  const storage = memoryKeyValue();
  keepProfileDraft(storage, written, saved);
  clearOwnedStorage(storage);
  expect(readProfileDraft(storage, saved)).toEqual(saved);
});
