import type { Profile } from '../../domain/account/profile';
import type { KeyValue } from '../storage/keyValue';

const fields = ['generalUserProfile', 'customInstructions'] as const satisfies readonly (keyof Profile)[];
const keyOf = (field: keyof Profile) => `palaver.profile.${field}`;

/** Keeps what was written and differs from what is saved, until it is saved or its learner logs out. */
export function keepProfileDraft(storage: KeyValue, written: Profile, saved: Profile): void {
  for (const field of fields) {
    if (written[field] === saved[field]) storage.remove(keyOf(field));
    else storage.set(keyOf(field), written[field]);
  }
}

/** The profile as it was written last. */
export function readProfileDraft(storage: KeyValue, saved: Profile): Profile {
  return {
    generalUserProfile: storage.get(keyOf('generalUserProfile')) ?? saved.generalUserProfile,
    customInstructions: storage.get(keyOf('customInstructions')) ?? saved.customInstructions,
  };
}

export function isSameProfile(one: Profile, other: Profile): boolean {
  return fields.every((field) => one[field] === other[field]);
}
