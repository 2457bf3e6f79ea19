/** Suggested replies without those whose sentence stands among them already; the first of each stays. */
export function distinctSuggestions<Suggestion extends { text: string }>(
  suggestions: readonly Suggestion[],
): Suggestion[] {
  return suggestions.filter(({ text }, index) => suggestions.findIndex((other) => other.text === text) === index);
}
