import type { Bank } from './bank';
import type { Match } from './match';

/** The entry of `anywhere.yaml` that answers who speaks of dying or of hurting themselves. */
export const careEntry = 'care';

/** Said in many ways that no list has; taken too often rather than missed once. */
const cries = [
  /\b(?:kill|killing|hang|hanging|shoot|shooting)\s+my\s?self\b/iu,
  /\bsuicid(?:e|al)\b/iu,
  /\bself[\s-]?harm/iu,
  /\b(?:want|wanna|going|like|need|plan(?:ning)?)\s(?:to\s)?(?:hurt|harm|cut)(?:ing)?\s+my\s?self\b/iu,
  /\b(?:hurt|harm|cut)(?:ting|ing)?\s+my\s?self\s+on\s+purpose\b/iu,
  /\bend(?:ing)?\s+(?:my\s+(?:own\s+)?life|it\s+all)\b/iu,
  /\b(?:want|wanna|ready|rather)\s(?:to\s)?(?:die|be\s+dead)\b/iu,
  /\bwish\s+i\s+(?:was|were|could\s+be)\s+dead\b/iu,
  /\b(?:do\s?n[o'’]?t|do\s+not|no\s+longer)\s+(?:want\s+to|wanna)\s+(?:live|be\s+alive|exist|be\s+here\s+any\s?more)\b/iu,
  /\b(?:no|any)\s+(?:reason|point)\s+(?:to|in)\s+liv(?:e|ing)\b/iu,
  /\bbetter\s+off\s+(?:dead|without\s+me)\b/iu,
];

/** What is meant before all else by who cries for help, wherever in a message it stands. */
export function cryForHelp(message: string, { says }: Bank): Match | undefined {
  if (!cries.some((cry) => cry.test(message))) return undefined;
  const candidate = says.find(({ entry }) => entry === careEntry);
  return candidate && { candidate, score: 1, view: 'own', entries: {}, borrowed: [], leftOut: 0 };
}

/** Whether what was understood must be answered with care, and with nothing else. */
export function needsCare(parts: readonly Match[]): boolean {
  return parts.some(({ candidate }) => candidate.kind === 'say' && candidate.entry === careEntry);
}

/** A death, an illness, a parting, a job or an examination lost; of whoever it is told. */
const losses = [
  /\b(?:died|dying|is\s+dead|are\s+dead|passed\s+away|funeral|miscarriage|cancer|stroke|heart\s+attack)\b/iu,
  /\b(?:in|to)\s+(?:the\s+)?hospital\b|\bin\s+intensive\s+care\b/iu,
  /\b(?:mom|mum|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|child|baby|grand\w+|friend|dog|cat)\s+is\s+(?:very\s+|really\s+|so\s+)?(?:sick|ill|dying)\b/iu,
  /\b(?:wife|husband|girlfriend|boyfriend|partner)\s+(?:has\s+)?left\s+me\b|\b(?:broke|split)\s+up\s+with\s+me\b|\bgetting\s+(?:a\s+)?divorced?\b/iu,
  /\b(?:lost|losing)\s+my\s+(?:job|baby|mother|mum|mom|father|dad|brother|sister|son|daughter|wife|husband|dog|cat)\b|\b(?:got|was|been)\s+(?:fired|sacked|laid\s+off)\b/iu,
  /\bfailed\s+(?:my|the|an?)\s+\w*\s?(?:exam|test|interview|course|degree)/iu,
];

export function tellsOfLoss(message: string): boolean {
  return losses.some((loss) => loss.test(message));
}
