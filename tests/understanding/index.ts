import type { Bank } from '../../server/tutor/builtin/understanding/bank';
import { freshState, type DialogueState } from '../../server/tutor/builtin/dialogueState';
import { realBank, realLanguages } from '../../server/tutor/builtin/format/realContent';
import { courtesies, understand } from '../../server/tutor/builtin/understanding/understand';
import { halves, hasParaphrases, readParaphrases, type Half, type Paraphrase } from './paraphrases';
import { countJudgements, judge, judgementLines, type Judged, type Taken } from './judgement';

/**
 * `npm run understanding`: how many of the tuning half's sentences the built-in tutor takes as their authors meant
 * them. `-- held` measures by the other half instead, which nobody who mends the matcher looks at; `-- fr ja` measures
 * these languages alone; `-- --wrong` lists what went wrong.
 */
const args = process.argv.slice(2);
const half: Half = args.includes('held') ? 'held' : 'tuning';
const chosen = args.filter((arg) => !arg.startsWith('--') && !(halves as readonly string[]).includes(arg));
const languages = realLanguages.filter((language) => chosen.length === 0 || chosen.includes(language));

const all: Judged[] = [];
for (const language of languages.filter((each) => hasParaphrases(each, half))) {
  const bank = realBank(language);
  const judged = readParaphrases(language, half).map((paraphrase) => judge(paraphrase, taken(paraphrase, bank)));
  all.push(...judged);
  console.log(judgementLines(`${language}, ${half} half`, countJudgements(judged)).join('\n'));
  if (args.includes('--wrong'))
    for (const { paraphrase, verdict, taken: was } of judged.filter((each) => each.verdict !== 'right'))
      console.log(
        `  ${verdict} · ${paraphrase.kind} · ${paraphrase.at} · ${paraphrase.says}\n    meant ${paraphrase.means.join(' | ')}\n    taken for ${was.meanings.join(' + ')}`,
      );
}
console.log(judgementLines(`all, ${half} half`, countJudgements(all)).join('\n'));

/** What the tutor goes on with: the reply, else what is more than a courtesy (`planTurn`). */
function taken({ at, says }: Paraphrase, bank: Bank): Taken {
  const [scene = '', line = ''] = at.split('/');
  const state: DialogueState =
    at === 'start' ? freshState : { ...freshState, scene, line, played: [scene], name: 'Tom', turn: 1 };
  const { parts, partial } = understand(says, state, bank);
  const replies = parts.flatMap(({ candidate }) => (candidate.kind === 'reply' ? [candidate.said.text] : []));
  const asides = parts.flatMap(({ candidate }) => (candidate.kind === 'say' ? [candidate.entry] : []));
  const more = asides.filter((entry) => !courtesies.has(entry));
  // A courtesy beside what was not understood is not answered.
  const said = more.length > 0 ? more : partial ? [] : asides;
  return {
    // Of several sayings the last decides how the talk goes on.
    meanings: [...replies, ...said.map((entry) => `anywhere:${entry}`).reverse()],
    admitsPart: partial || parts.some(({ leftOut }) => leftOut > 0),
  };
}
