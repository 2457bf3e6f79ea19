/** Marks that stand in prompts alone. */
const marks =
  /<\/?(?:said|about_the_learner|role_play|remembered|known_words|words_to_weave_in|too_many_new_words|wishes_of_the_learner|sentence|pieces)>/u;
/** A run of the instructions that is no coincidence, in characters. */
const runLength = 60;

/** Whether a text gives back what the model was told instead of an answer. */
export function isEchoOf(text: string, system: string): boolean {
  if (marks.test(text)) return true;
  // The beginning and one place later are enough: a model that repeats its instructions begins with a sentence of them.
  return [0, runLength].some((from) => {
    const run = text.slice(from, from + runLength);
    return run.length === runLength && system.includes(run);
  });
}
