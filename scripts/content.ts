import { join } from 'node:path';
import { boundaryF1, compareBoundaries, type BoundaryCounts } from '../server/language/boundaries';
import { languageTools } from '../server/language/languageTools';
import { checkUtterance } from '../server/tutor/builtin/format/checkUtterance';
import type { Content, SceneKind } from '../server/tutor/builtin/format/contentFormat';
import { utterancesOf } from '../server/tutor/builtin/format/lexicon';
import { contentLanguages, parseContent, readContentFiles } from '../server/tutor/builtin/format/loadContent';
import { render } from '../server/tutor/builtin/saying/render';
import { expandVariants, plainEntry, withSamples } from '../server/tutor/builtin/format/template';
import { problemText, validateContent } from '../server/tutor/builtin/format/validateContent';
import { buildBank } from '../server/tutor/builtin/understanding/bank';
import { mistranslatedSayings } from './contentChecks/mistranslatedSayings';
import { misunderstoodWordings } from './contentChecks/misunderstoodWordings';
import { strayingStarters } from './contentChecks/strayingStarters';

/**
 * Checks the built-in tutor's content and prints what there is of it. Exits 1 when anything is wrong: in its form, or in
 * what the tutor makes of it, sentence by sentence.
 */
const contentDir = join(import.meta.dirname, '../server/tutor/builtin/content');

let problemCount = 0;
for (const language of contentLanguages(contentDir)) {
  const { content, problems } = parseContent(language, readContentFiles(contentDir, language));
  const all = [...problems, ...validateContent(content)].map(problemText);
  // What cannot be read cannot be understood either.
  if (all.length === 0) {
    const bank = buildBank(content, languageTools(language));
    all.push(...misunderstoodWordings(bank).map((wording) => `is not understood as written: ${wording}`));
    all.push(...mistranslatedSayings(bank), ...(await strayingStarters(bank, contentDir)));
  }
  for (const problem of all) console.error(`${language}/${problem}`);
  console.log(`${language}: ${countsOf(content)}; ${all.length} problems`);
  printSegmentation(content);
  problemCount += all.length;
}
process.exitCode = problemCount > 0 ? 1 : 0;

function countsOf({ scenes, anywhere, lists }: Content): string {
  const lines = [...scenes.values()].flatMap((scene) => scene.lines);
  const replies = lines.flatMap((line) => line.replies);
  const ofKind = (kind: SceneKind) => [...scenes.values()].filter((scene) => scene.kind === kind).length;
  return [
    `${ofKind('scene')} scenes, ${ofKind('starter')} starters, ${ofKind('tutorial')} tutorial`,
    `${lines.length} lines`,
    `${replies.length} replies (${replies.filter((reply) => reply.opens).length} open a scene)`,
    `${anywhere.size} entries for anywhere`,
    `${Object.values(lists).flat().length} list entries`,
  ].join(', ');
}

/** Our segmentation of each sentence against the words that its author gave; `--differences` shows where they part. */
function printSegmentation(content: Content): void {
  const tools = languageTools(content.language);
  const entries = sampleEntries(content);
  const sum: BoundaryCounts = { shared: 0, gold: 0, found: 0 };
  for (const utterance of utterancesOf(content)) {
    if (checkUtterance(utterance, content.language, content.lists).length > 0) continue;
    const samples = withSamples(expandVariants(utterance.text, 'unsaid'), { entries }, content.lists);
    const { text, morphemes } = render(utterance, 'unsaid', samples, tools);
    const gold = morphemes.map(([surface]) => surface);
    const found = tools.segment(text).map(({ surface }) => surface);
    const counts = compareBoundaries(gold, found);
    sum.shared += counts.shared;
    sum.gold += counts.gold;
    sum.found += counts.found;
    if (process.argv.includes('--differences') && boundaryF1(counts) < 1)
      console.log(`  ${gold.join('|')}\n  ${found.join('|')}\n`);
  }
  console.log(`${content.language}: boundary F1 ${(100 * boundaryF1(sum)).toFixed(1)} over ${sum.gold} boundaries`);
}

/** A value for every slot that any reply fills, for lines that only repeat it. */
function sampleEntries({ scenes, lists }: Content) {
  const all = [...scenes.values()].flatMap((scene) => scene.lines).flatMap((line) => line.replies);
  const sampled = all.reduce((entries, { text }) => withSamples(text, { entries }, lists).entries, {});
  // What was understood of a message stands in no reply's slot.
  return { it: plainEntry('Fjord'), ...sampled };
}
