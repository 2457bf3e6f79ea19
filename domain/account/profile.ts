/** What learners tell of themselves, for their tutor (specification, section 3). */
export interface Profile {
  generalUserProfile: string;
  customInstructions: string;
}

/** Of each part, in Unicode code points. */
export const maxProfileLength = 4_000;
