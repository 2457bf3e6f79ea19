/**
 * What learners tell of themselves, for their tutor (specification, section 3): data, and no instruction beyond how to
 * talk with them.
 */
export interface Profile {
  generalUserProfile: string;
  customInstructions: string;
}

export const noProfile: Profile = { generalUserProfile: '', customInstructions: '' };

/** Of each part, in Unicode code points. */
export const maxProfileLength = 4_000;
