/**
 * What a plain sentence tells or asks, as far as the tutor says something else to it. Each has an entry `told-…` or
 * `asked-…` in the content's `follow-ups.yaml`.
 */
export const situations = [
  // Animals
  'told-pet', 'told-pet-name', 'told-pet-does',
  // People
  'told-sibling', 'told-partner', 'told-children', 'told-parents', 'told-friend', 'told-person-name', 'told-person', 'told-age-of',
  // Who one is
  'told-origin', 'told-home', 'told-job', 'told-work', 'told-study', 'told-age', 'told-language', 'told-daily',
  // How one feels
  'told-tired', 'told-sick', 'told-hungry', 'told-happy', 'told-sad', 'told-nervous', 'told-bored', 'told-busy', 'told-cold',
  // What one likes and can
  'told-like-food', 'told-like-animal', 'told-like-activity', 'told-like', 'told-dislike', 'told-sport', 'told-music', 'told-reading', 'told-film', 'told-cooking', 'told-hobby', 'told-able', 'told-unable',
  // What was and will be
  'told-went', 'told-did', 'told-met', 'told-ate', 'told-bought', 'told-lost', 'told-going', 'told-plan', 'told-must', 'told-want', 'told-travel',
  // What one thinks
  'told-good', 'told-bad', 'told-looks', 'told-weather-good', 'told-weather-bad', 'told-miss', 'told-lack', 'told-have', 'told-there', 'told-denied', 'told-else',
  // Questions to the tutor
  'asked-pet', 'asked-family', 'asked-job', 'asked-home', 'asked-age', 'asked-like', 'asked-food', 'asked-free-time', 'asked-able', 'asked-name', 'asked-did', 'asked-plan', 'asked-why', 'asked-place', 'asked-else',
] as const; // prettier-ignore

export type Situation = (typeof situations)[number];
