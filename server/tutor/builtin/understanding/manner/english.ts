import type { MannerVocabulary } from './vocabulary';

const people =
  'sister|brother|mother|father|mum|mom|dad|son|daughter|wife|husband|friend|boyfriend|girlfriend|boss|teacher|neighbou?r|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|colleague|parents|kids|children|dog|cat';

/** Words of English that deny, as they stand when contractions are spelt out. */
export const englishDenials: ReadonlySet<string> = new Set(
  'not no never nothing nobody none neither nor without hardly aint nope nah'.split(' '),
);

export const english: MannerVocabulary = {
  lead: 'hi|hello|hey|ok(?:ay)?|so|and|but|um+|uh+|hm+|sorry|excuse me|pardon|please|thanks|thank you|well|oh|ah|wait|also|then|great',
  yes: 'yes|yeah|yep|yup',
  no: 'no|nope|nah',
  afterNo: /^(?:thanks?\b|i\b|it\b|we\b|he\b|she\b|they\b|that\b|there\b|my\b|not\b)/u,
  asks: /^(?!(?:can|could|may) (?:i|we) (?:have|get)\b)(?:(?:what|where|who|whose|when|why|how|which)(?:'?s)?\b|(?:do|does|did|is|are|was|were|am|has|have|had|will|would|can|could|should|shall|may)\s(?:you|u|i|we|it|he|she|they|there|that|this|these|those|the|your|my|his|her|our|any(?:one|body)?|some(?:one|body)|people)\b)/u,
  requests:
    /^(?:(?:can|could|may|might|shall|should|would|will)\s(?:i|we|you|it)\b|would\s|(?:do|have)\syou\s(?:have|got|do|take|sell|accept|mind|know|serve|offer|think)\b|(?:is|are)\s(?:there|it (?:ok|okay|all right|alright|possible|fine|allowed))|how about|what about|why not|why don't|what (?:a|an|if)\b|how (?:much|nice|lovely|cute|kind|beautiful|sweet|funny|awful|terrible|sad|great|interesting|strange|exciting)\b|do i (?:have|need)|is (?:that|this) (?:ok|okay|all right|alright)|is it (?:a )?not\b|am i\b|who knows|what (?:else )?(?:do|would|can) you (?:recommend|suggest))|\bn['’]?t (?:it|you|that|he|she|they)\b|\bplease\b|,\s*(?:right|no|eh|huh|yeah|ok|okay)\?*$/u,
  denies:
    /\b(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|cannot|ain'?t|(?:do|does|did|is|are|was|were|ca|wo|would|could|should|have|has|had)n'?t|dont|doesnt|didnt|cant|wont)\b/u,
  noDenial:
    /\bwhy (?:not|don'?t)\b|^(?:is|are|was|were|do|does|did|have|has|ca|could|would|wo|should)n'?t (?:it|you|he|she|they|we|i|that|this|there|the)\b|\s(?:is|are|was|were|do|does|did|ca|wo|would|could)n'?t (?:it|you|he|she|they|we|i|that|there)\s*\?*$|\bcan'?t wait\b|\b(?:do|does|did|would)(?: not|n'?t) (?:mind|bother)\b|\bno (?:doubt|problem|worries)\b|\bnot only\b|\bor not\b|, no\?*$/gu,
  me: /\b(?:i|my|me|mine|i'm|i'd|i'll|i've|im|we|our|us|we're|we'll|let's|myself)\b/u,
  you: /(?<!thank )\b(?:you|u|ur|your|yours|you're|you've|you'd)\b(?!\s(?:know|see)$)/u,
  ofMyself: /^i(?:'m|'ve|'d|'ll)?\b/u,
  other: new RegExp(
    `^(?:(?:yesterday|tomorrow|today|last \\w+|next \\w+),? )?(?:(?:my|your|his|her|our|the) (?:\\w+ )?(${people})s?|(he|she|they|his|her|their))(?:'s)?\\s(?=\\w)`,
    'u',
  ),
  past: /\b(?:yesterday|last (?:night|week|weekend|month|year|time|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago)\b|\b(?:went|ate|drank|saw|met|came|bought|slept|ran|found|lost|left|took|gave|told|wrote|read it|drove|fell|broke|did|was|were|made|sold|cooked|watched|washed|opened|worked|walked|played|visited|studied|stayed|finished|cleaned|baked|wrapped|cancelled|invited|rained|snowed)(?:n'?t)?\b/u,
  now: /\b(?:do|does|is|are|am|can|has|have)(?:n'?t)?\b|\bi'?m\b|\b(?:you|we|they)'re\b|\b(?:it|he|she|that|there|what|where|who|how|everything)'s\b|\b(?:i|you|we|they)'ve\b/u,
  future:
    /\b(?:tomorrow|next (?:week|weekend|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|will|going to|gonna|want|wanna|would like|please|let's|shall)\b|'ll\b|'d like\b/u,
  facts: {
    lacks:
      /\b(?:i|we) (?:\p{L}+ )?(?:need|want|require|(?:would|'d) (?:like|love|need))\b|\b(?:i'?m|i am|we're|we are) (?:\p{L}+ )?(?:looking|searching) for\b/u,
    seeks:
      /^how (?:much|many|far|long) |^(?:can|could|will|would) (?:you|u|someone|anyone|somebody) (?:\p{L}+ )?(?:help|tell|show|find|explain|give|bring|call)\b/u,
    wasOnce: /\b(?:i|we|it|he|she|they) used to\b/u,
    happened:
      /\bit (?:rained|snowed|was (?:raining|snowing))\b|(?<!(?:since|from|until) )\b(?:yesterday|last (?:night|week|weekend|month|year|summer|winter)|(?:days?|weeks?|months?|years?) ago)\b/u,
    asksOfNow: /^what (?:are (?:you|we)|do you|will you)\b/u,
    isKin: /^(?:s?he|that|this|it|they|these|those)(?:'s|'re| is| are) (?:my|our) /u,
  },
};
