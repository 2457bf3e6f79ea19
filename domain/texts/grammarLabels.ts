/**
 * Glosses that name a grammatical function rather than a meaning. Content and providers write the code
 * (`:topic`); the interface shows its text, in brackets, in the learner's own language.
 */
export const grammarLabels = {
  ':topic': 'topic',
  ':subject': 'subject',
  ':object': 'object',
  ':question': 'question',
  ':polite': 'polite',
  ':honorific': 'honorific',
  ':past': 'past',
  ':plural': 'plural',
  ':negative': 'not',
  ':of': 'of',
  ':at': 'at',
  ':in': 'in',
  ':to': 'to',
  ':from': 'from',
  ':by': 'by, with',
  ':and': 'and',
  ':with': 'with',
  ':also': 'also',
  ':until': 'until',
  ':than': 'than',
  ':but': 'but',
  ':quote': 'quote',
  ':emphasis': 'emphasis',
  ':agree': 'right?',
  ':let’s': 'let’s',
  ':want': 'want to',
  ':please-do': 'please do',
  ':ongoing': 'ongoing',
  ':if': 'if',
  ':because': 'because',
  ':name': 'after a name',
  ':counter': 'counter',
  ':link': 'link',
  ':reflexive': 'oneself',
  ':infinitive': 'to',
  ':passive': 'passive',
} as const;

export type GrammarCode = keyof typeof grammarLabels;

/** The text to show for a gloss: a grammar code becomes its label in brackets, anything else stays. */
export function glossText(gloss: string): string {
  return gloss in grammarLabels ? `(${grammarLabels[gloss as GrammarCode]})` : gloss;
}
