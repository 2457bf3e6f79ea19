import type { Clause, Meaning, NounPhrase } from '../meaning';
import type { Gender } from './declension';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';
import { Unsayable } from './words';

/**
 * Whether 'she' or 'her' is said in a clause after the first of somebody of whom only this tells that she is a woman: a
 * friend, a doctor.
 */
export function refersToWoman({ clauses }: Meaning): boolean {
  const [first, ...others] = clauses;
  const said = JSON.stringify(others);
  return said.includes('"pronoun":"she"') && !said.includes('"pronoun":"he"') && !named.test(JSON.stringify(first));
}

/** Women, and whoever else she may be. */
const named =
  /"(?:she|mother|mum|mom|mummy|sister|daughter|wife|girlfriend|grandmother|grandma|granny|aunt|niece|granddaughter|woman|girl|lady|cat|baby|queen|mother-in-law|sister-in-law|stepmother|fiancée|actress|waitress|housewife)"/u;

/** For each clause the gender of what 'it' stands for: of the one thing that the clause before was about. */
export function withAntecedents({ clauses }: Meaning, speech: Speech): Gender[] {
  let gender: Gender = 'n';
  return clauses.map((clause) => {
    const own = gender;
    gender = aboutGender(clause, speech) ?? (isAboutIt(clause) ? own : 'n');
    return own;
  });
}

const isAboutIt = ({ subject }: Clause): boolean =>
  subject !== undefined && 'pronoun' in subject && subject.pronoun === 'it';

function aboutGender({ predicate, subject }: Clause, speech: Speech): Gender | undefined {
  const what =
    predicate.kind === 'has' || predicate.kind === 'exists' || predicate.kind === 'identity'
      ? predicate.what
      : predicate.kind === 'does'
        ? predicate.object
        : undefined;
  return genderOf(what, speech) ?? genderOf(subject, speech);
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
