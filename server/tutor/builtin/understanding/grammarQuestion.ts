import { plainOf } from './plainMessage';

/** Words that only who speaks of a language's rules uses. */
const terms =
  /\b(?:gramm[ae]r|grammatical(?:ly)?|conjugat\w+|declensions?|inflect\w+|accusative|dative|genitive|nominative|subjunctive|konjunktiv|(?:past|present|future|perfect|imperfect|verb) tenses?|tenses?|infinitives?|participles?|(?:verb|adjective|noun) endings?|particles?|honorifics?|masculine|feminine|neuter|(?:in)?definite articles?|articles|gender of|plural (?:of|form)|word order|irregular verbs?|reflexive|prepositions?|auxiliar(?:y|ies)|pass[ée] compos[ée]|imparfait|subjonctif|perfekt|präteritum|te[- ]form|keigo|umlauts?)\b/iu;
/** Such words are a question only in one, or in a request. */
const asking =
  /[?？]\s*$|^(?:why|what|when|where|how|which|is|are|do|does|did|can|could|would|should|please|explain|teach|tell|show|help|conjugate|i (?:do ?n['’]?t|do not|never) (?:understand|get|know)|i have a question|question)\b/iu;

const patterns: readonly RegExp[] = [
  /^(?:please )?(?:explain|conjugate|decline)\b/iu,
  /^(?:can|could|would|will) (?:you|u) (?:please )?explain\b/iu,
  /^why (?!not\b|do(?:es)? (?:you|he|she|they) (?:like|love|want|live|work))(?:.{1,60}?)\s(?:and not|not|instead of|rather than)\s.{1,40}$/iu,
  /^why (?:is|are) (?:it|there|this|that) ["“‘']?\S+["”’']?(?: here| there)?$/iu,
  /^(?:so )?what(?:['’]?s| is| are)? ?(?:the )?(?:difference|diff)s? between\b/iu,
  /^how (?:is|are|do|does) .+ differ(?:ent)?\b/iu,
  /^when (?:do|should|would|must|can|shall|to) (?:(?:i|you|we|one|people) )?(?:use|say|write)\b/iu,
  /^(?:how|why) (?:do|should|would|can|does) (?:i|you|we|one|it) (?:use|conjugate|form|decline|inflect|spell|pronounce)\b/iu,
  /^(?:what|which) (?:case|gender|tense|form|part of speech|article|ending|particle)\b/iu,
  /^is (?:it|this|that|\S+)(?: word| verb| noun)? (?:a |an )?(?:masculine|feminine|neuter|formal|informal|polite|plural|singular|noun|verb|adjective|adverb|preposition)\b/iu,
  /^(?:do|should|shall|must|can) (?:i|you|we) (?:use|say|write) .{1,30} or .{1,30}$/iu,
  /^(?:was|what) ist der unterschied zwischen\b|^(?:warum|wieso|weshalb) .{1,60} (?:und nicht|statt) |^wann (?:sagt|benutzt|verwendet|nimmt|sage|benutze) (?:man|ich) |\bgrammatik\b.*\?|^(?:erklär|konjugier|deklinier)/iu,
  /^(?:quelle est|c['’]est quoi) la diff[ée]rence entre\b|^pourquoi .{1,60} (?:et pas|et non|au lieu de) |^quand (?:est-ce qu['’]on |on |je )?(?:utilise|dit|dis|emploie)|^(?:explique|expliquez|conjugue|conjuguez)\b|\bgrammaire\b.*\?/iu,
  /文法|助詞|の違い|(?:どう|何が)違|活用(?:を|は|して)|どうして.{1,20}じゃなくて|\bbunp(?:ou|o|ō)\b/u,
  /문법|조사(?:가|는|를)|(?:차이|차이점)(?:가|는|이|를)?|어떻게 달라|뭐가 달라|활용(?:을|은)|\bmunbeop\b/u,
];

/** "why is it cold" speaks of no word; what stands there in Latin letters must be a word of the target language. */
export function asksAboutGrammar(message: string): boolean {
  const text = plainOf(message);
  if (text.length > 160) return false;
  return (
    patterns.some((pattern) => pattern.test(text)) ||
    (terms.test(text) && (asking.test(text) || /[?？]\s*$/u.test(message)))
  );
}
