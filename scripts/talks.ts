import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPreferences } from '../domain/account/preferences';
import type { MessageNotes, Morpheme, WordRecap } from '../domain/conversation/message';
import type { LanguageCode } from '../domain/languages/languages';
import { identityOf } from '../domain/words/identity';
import { sightingsOf } from '../domain/words/sightings';
import { createBuiltinTutor } from '../server/tutor/builtin/tutor';
import { contentLanguages } from '../server/tutor/builtin/format/loadContent';
import type { TutorEvent, TutorRequest } from '../server/tutor/tutor';
import { recapOf, type RecapSighting } from '../server/words/recapOf';
import { tutorRequest } from '../tests/support/tutorRequest';

/**
 * `npm run talks`: writes into docs/content what the built-in tutor answers today to the conversation that stands there.
 * The learner's lines are the document's own, to be changed by hand; so is where hints are shown ("You could answer:"
 * below a turn). `-- --check` writes nothing and exits with 1 where a document is not up to date.
 */
const root = join(import.meta.dirname, '..');
const contentDir = join(root, 'server/tutor/builtin/content');
const heading = '## A conversation\n';
const hints = 'You could answer: ';
const turnForm =
  /^\d+\. \*\*(?<learner>[^*]+):\*\* (?<says>.*?)(?: → .*?)?(?:<br>\*\*(?<tutor>[^*]+):\*\*(?<rest>.*))?$/u;

interface ShownTurn {
  learner: string;
  says: string;
  showsHints: boolean;
}

interface Said {
  text?: string | undefined;
  words: Morpheme[];
  means?: string | undefined;
  notes: MessageNotes;
  state?: unknown;
}

// A minute passes with each turn, so that nothing depends on when the script is run.
let now = 0;
const clock = { now: () => now, sleep: () => Promise.resolve() };
const tutor = createBuiltinTutor({ contentDir, clock, paceMs: 0 });

const outdated: string[] = [];
for (const language of contentLanguages(contentDir)) {
  const file = `docs/content/${language}.md`;
  const stands = readFileSync(join(root, file), 'utf8');
  const made = await withTalk(stands, language);
  if (made === stands) continue;
  outdated.push(file);
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), made);
}
if (outdated.length > 0 && process.argv.includes('--check')) {
  console.error(`The conversation in ${outdated.join(', ')} is not what the tutor says now: run npm run talks.`);
  process.exitCode = 1;
} else {
  console.log(outdated.length > 0 ? `Written: ${outdated.join(', ')}.` : 'All conversations are up to date.');
}

/** The document with every turn of its conversation played anew. */
async function withTalk(document: string, language: LanguageCode): Promise<string> {
  const at = document.indexOf(heading);
  if (at < 0) throw new Error(`docs/content/${language}.md has no section "A conversation".`);
  const [before, section] = [document.slice(0, at), document.slice(at)];
  const lines = section.split('\n');
  const shown = lines.map(parseTurn);
  const name = lines.map((line) => turnForm.exec(line)?.groups?.tutor).find((found) => found !== undefined);
  const talk = createTalk(language);
  const made: string[] = [];
  let number = 0;
  for (const [index, line] of lines.entries()) {
    const turn = shown[index];
    made.push(turn ? turnText((number += 1), turn, name ?? 'Tutor', await talk(turn)) : line);
  }
  return before + made.join('\n');
}

function parseTurn(line: string): ShownTurn | undefined {
  const { learner, says, rest = '' } = turnForm.exec(line)?.groups ?? {};
  if (learner === undefined || says === undefined) return undefined;
  return { learner, says, showsHints: rest.includes(`<br>${hints}`) };
}

/** A conversation of somebody who has met no word before and has none to be reminded of. */
function createTalk(language: LanguageCode) {
  let state: unknown = null;
  const counts = new Map<string, number>();
  const sightings: (Pick<RecapSighting, 'wordId' | 'original' | 'times'> & { seenAt: number; needed: boolean })[] = [];

  function meet(words: readonly Morpheme[]): void {
    for (const { identity, surface, times, needed } of sightingsOf(words, language)) {
      counts.set(identity, (counts.get(identity) ?? 0) + times);
      sightings.push({ wordId: identity, original: surface, times, needed, seenAt: now });
    }
  }

  /** As the word bank would tell it. */
  function recap(since: number): WordRecap {
    const met = sightings
      .filter(({ seenAt }) => seenAt >= since)
      .map(({ wordId, times }): RecapSighting => {
        const ofWord = sightings.filter((each) => each.wordId === wordId);
        const needed = ofWord.filter((each) => each.needed).at(-1);
        return {
          wordId,
          original: ofWord[0]?.original ?? wordId,
          trueCount: counts.get(wordId) ?? 0,
          baseline: 0,
          masteredAt: null,
          neededAt: needed ? new Date(needed.seenAt) : null,
          peekedAt: null,
          times,
          conversationId: 'talk',
        };
      });
    return recapOf(met, {
      conversationId: 'talk',
      since: new Date(since),
      threshold: defaultPreferences.masteryThreshold,
    });
  }

  return async ({ learner, says }: ShownTurn): Promise<{ recast: Said; reply: Said }> => {
    now += 60_000;
    // What a turn itself shows has not been met when it begins.
    const before = new Map(counts);
    const request: TutorRequest = tutorRequest({
      conversationId: 'talk',
      language,
      learnerName: learner,
      message: says,
      state,
      knownCount: (surface) => before.get(identityOf(surface, language)) ?? 0,
      recap: (since) => Promise.resolve(recap(since)),
    });
    const recast = await heard(tutor.recast(request));
    meet(recast.words);
    const reply = await heard(tutor.reply(request));
    meet(reply.words);
    // As the database hands it on.
    state = JSON.parse(JSON.stringify(reply.state ?? null));
    return { recast, reply };
  };
}

async function heard(events: AsyncGenerator<TutorEvent>): Promise<Said> {
  const said: Said = { words: [], notes: {} };
  for await (const event of events) {
    if (event.type === 'text') said.text = event.text;
    if (event.type === 'words') said.words = event.words;
    if (event.type === 'translation') said.means = event.text;
    if (event.type === 'notes') said.notes = event.notes;
    if (event.type === 'state') said.state = event.state;
  }
  return said;
}

function turnText(
  number: number,
  { learner, says, showsHints }: ShownTurn,
  name: string,
  { recast, reply }: { recast: Said; reply: Said },
): string {
  const put = [isAlike(recast.text, says) ? undefined : recast.text, recast.notes.apology].filter(
    (each) => each !== undefined,
  );
  const { remark, apology, suggestions = [], recap } = reply.notes;
  const below = [
    remark && `Note: ${remark}`,
    showsHints && suggestions.length > 0
      ? hints + suggestions.map(({ text, means }) => `${text} (${withoutStop(means)})`).join(' · ')
      : undefined,
    recap && recapText(recap),
  ].filter((each) => each !== undefined);
  const answer = `**${name}:** ${reply.text ?? apology ?? ''}${reply.means === undefined ? '' : ` _${reply.means}_`}`;
  const message = `**${learner}:** ${says}${put.length > 0 ? ` → ${put.join(' ')}` : ''}`;
  return `${number}. ${[message, answer, ...below].join('<br>')}`;
}

/** Whether nothing but the first capital and the punctuation was put right. */
function isAlike(text: string | undefined, says: string): boolean {
  const [put = '', typed = ''] = [text, says].map((each = '') => each.replace(/[\p{P}\s]/gu, ''));
  return put.slice(0, 1).toLowerCase() + put.slice(1) === typed.slice(0, 1).toLowerCase() + typed.slice(1);
}

function withoutStop(text: string): string {
  return text.replace(/(?<!\.)\.$/u, '');
}

function recapText({ met, mastered, needed }: WordRecap): string {
  const told = [
    `${met} new to you`,
    ...(needed.length > 0 ? [`you needed ${needed.join(', ')}`] : []),
    ...(mastered.length > 0 ? [`mastered ${mastered.join(', ')}`] : []),
  ];
  return `Words of this scene: ${told.join('; ')}.`;
}
