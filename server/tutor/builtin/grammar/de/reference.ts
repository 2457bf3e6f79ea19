import type { Clause, Meaning, NounPhrase } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import type { Gender } from './declension';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { Unsayable, unsayable } from './words';

/**
 * Whether 'she' or 'her' is said in a clause after the first of somebody of whom only this tells that she is a woman: a
 * friend, a doctor.
 */
export function refersToWoman({ clauses }: Meaning): boolean {
  const [first, ...others] = clauses;
  const said = JSON.stringify(others);
  return said.includes('"pronoun":"she"') && !said.includes('"pronoun":"he"') && !named.test(JSON.stringify(first));
}

/** Subjects and nouns that 'she' can stand for. */
const named =
  /"(?:she|mother|mum|mom|mummy|sister|daughter|wife|girlfriend|grandmother|grandma|granny|aunt|niece|granddaughter|woman|girl|lady|cat|baby|queen|mother-in-law|sister-in-law|stepmother|fiancée|actress|waitress|housewife)"/u;

/** For each clause the gender of what 'it' stands for: of the one thing that the clause before was about. */
export function withAntecedents({ clauses }: Meaning, speech: Speech): Gender[] {
  let about: Gender = 'n';
  return clauses.map((clause, index) => {
    const before = clauses[index - 1];
    const own = isOfNothing(clause, before) ? 'n' : about;
    if (own !== 'n' && isAboutIt(clause) && mayBeOfNothing(clause, before)) return unsayable('what it is');
    about = aboutGender(clause, speech) ?? (isAboutIt(clause) ? own : 'n');
    return own;
  });
}

const isAboutIt = ({ subject }: Clause): boolean =>
  subject !== undefined && 'pronoun' in subject && subject.pronoun === 'it';

const qualitiesOf = ({ predicate }: Clause): readonly string[] =>
  predicate.kind === 'quality' ? predicate.qualities.map(({ adjective }) => adjective) : [];

/** 'It rains', 'it is late', 'it is fun' speak of no thing. */
const isOfNothing = (clause: Clause, before: Clause | undefined): boolean =>
  (isWorn(before) && qualitiesOf(clause).some((quality) => quality === 'cold' || quality === 'hot')) ||
  (clause.predicate.kind === 'does' && ['rain', 'snow', 'happen'].includes(clause.predicate.verb)) ||
  qualitiesOf(clause).some((quality) => neverOfThings.has(quality));

/** Clothes are worn for the weather. */
const isWorn = (clause: Clause | undefined): boolean =>
  clause?.predicate.kind === 'does' && clause.predicate.verb === 'wear';

const neverOfThings = new Set(
  'fun late early sunny windy cloudy rainy foggy important necessary possible impossible true right wrong'.split(' '),
);

/** 'It is cold': the tea or the weather; 'it is healthy': an apple or to eat one. */
function mayBeOfNothing(clause: Clause, before: Clause | undefined): boolean {
  const qualities = qualitiesOf(clause);
  if (qualities.some((quality) => ofWeather.has(quality))) return true;
  const isEvent = before?.predicate.kind === 'does' && !ofThings.has(before.predicate.verb);
  return isEvent && qualities.some((quality) => ofEvents.has(quality));
}

const ofWeather = new Set('cold hot warm cool dark bright light quiet loud'.split(' '));
const ofEvents = new Set(
  'healthy unhealthy easy difficult hard dangerous boring exciting interesting cheap expensive'.split(' '),
);
const ofThings: ReadonlySet<VerbFrame> = new Set([
  'see', 'watch', 'read', 'hear', 'listen-to', 'like', 'love', 'hate', 'buy', 'want', 'need', 'prefer', 'write', 'find',
]); // oxfmt-ignore

/** What is done rather than what it is done to is spoken of after these: 'ich spiele Fußball, es …'. */
const activities: ReadonlySet<VerbFrame> = new Set([
  'play', 'play-sport', 'play-instrument', 'learn', 'study', 'practise', 'do', 'speak', 'teach',
]); // oxfmt-ignore

function aboutGender({ predicate, subject }: Clause, speech: Speech): Gender | undefined {
  if (predicate.kind === 'does') {
    if (activities.has(predicate.verb)) return 'n';
    return genderOf(predicate.object, speech) ?? genderOf(subject, speech);
  }
  const hasWhat = predicate.kind === 'has' || predicate.kind === 'exists' || predicate.kind === 'identity';
  return (hasWhat ? genderOf(predicate.what, speech) : undefined) ?? genderOf(subject, speech);
}

/** Of a thing or an animal that is one. */
function genderOf(what: NounPhrase | undefined, speech: Speech): Gender | undefined {
  if (!what || !('noun' in what) || what.and || what.plural) return undefined;
  try {
    const { gender, nounKind } = phraseOf(what, speech);
    return gender === 'pl' || nounKind === 'person' || nounKind === 'role' ? undefined : gender;
  } catch (error) {
    if (error instanceof Unsayable) return undefined;
    throw error;
  }
}
