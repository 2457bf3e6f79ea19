import type { ListedModel } from './listModels';

/** Models that do not talk: they make vectors, listen, speak, draw, read pages, look at pictures, or judge texts. */
const speechless =
  /embed|(?:^|[/:_-])(?:bge|gte|e5|minilm|nomic|jina|clip|colbert|siglip)|rerank|whisper|(?:^|[/:_-])(?:tts|stt|asr)(?:[/:_-]|$)|kokoro|piper|dall-?e|diffusion|flux|moondream|llava|ocr|guard|moderation|reward/iu;
/** Models for something else than talking, or that have not been taught to follow instructions. */
const unsuited =
  /cod(?:er?|ing)(?:[^a-z]|$)|codestral|codellama|devstral|starcoder|math|sql|(?:^|[/:_-])(?:base|text|pt)(?:[/:_-]|$)|vision|(?:\d|[/:_-])vl(?:[/:_-]|$)|uncensored|roleplay/iu;
const instructed = /instruct|chat|(?:^|[/:_-])it(?:[/:_-]|$)|assistant/iu;

/** Billions of parameters beyond which a model is too slow on most machines, and up to which it only knows English. */
const tooLarge = 15;
const tooSmall = 3;

/** By size: first those that a laptop runs and that know languages, then the larger ones, those unknown, the tiny ones. */
function sizeRank({ billions }: ListedModel): number {
  if (billions === null) return 2;
  if (billions < tooSmall) return 3;
  return billions <= tooLarge ? 0 : 1;
}

/** Larger first among those of a good size or too small ones, smaller first among the too large ones. */
function bySize(one: ListedModel, other: ListedModel): number {
  const difference = (other.billions ?? 0) - (one.billions ?? 0);
  return sizeRank(one) === 1 ? -difference : difference;
}

const rank = (is: boolean) => (is ? 0 : 1);

/**
 * Models that can be a tutor, the best first: those that talk before those made for code, mathematics or pictures and
 * before untaught ones; then by size, 3 to 15 billion parameters before larger ones, unknown ones and smaller ones; then
 * those whose name says that they follow instructions; then by name.
 */
export function rankModels(models: readonly ListedModel[]): ListedModel[] {
  return models
    .filter(({ name }) => !speechless.test(name))
    .toSorted(
      (one, other) =>
        rank(!unsuited.test(one.name)) - rank(!unsuited.test(other.name)) ||
        sizeRank(one) - sizeRank(other) ||
        bySize(one, other) ||
        rank(instructed.test(one.name)) - rank(instructed.test(other.name)) ||
        (one.name < other.name ? -1 : 1),
    );
}
