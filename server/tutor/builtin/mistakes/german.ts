import type { Content } from '../format/contentFormat';
import type { Bank } from '../understanding/bank';
import { lemmasOf, oncePerContent, writtenSentences } from './contentWords';
import { byPattern, type Mistake, type MistakeFinder, placedWords } from './mistakes';

/** Present tense of the irregular verbs that beginners use: ich, du, er, wir, ihr, sie. */
const irregular = `
sein bin bist ist sind seid sind
haben habe hast hat haben habt haben
werden werde wirst wird werden werdet werden
können kann kannst kann können könnt können
müssen muss musst muss müssen müsst müssen
wollen will willst will wollen wollt wollen
dürfen darf darfst darf dürfen dürft dürfen
mögen mag magst mag mögen mögt mögen
möchten möchte möchtest möchte möchten möchtet möchten
wissen weiß weißt weiß wissen wisst wissen
essen esse isst isst essen esst essen
sprechen spreche sprichst spricht sprechen sprecht sprechen
lesen lese liest liest lesen lest lesen
sehen sehe siehst sieht sehen seht sehen
nehmen nehme nimmst nimmt nehmen nehmt nehmen
geben gebe gibst gibt geben gebt geben
treffen treffe triffst trifft treffen trefft treffen
helfen helfe hilfst hilft helfen helft helfen
vergessen vergesse vergisst vergisst vergessen vergesst vergessen
fahren fahre fährst fährt fahren fahrt fahren
schlafen schlafe schläfst schläft schlafen schlaft schlafen
laufen laufe läufst läuft laufen lauft laufen
tragen trage trägst trägt tragen tragt tragen
gefallen gefalle gefällst gefällt gefallen gefallt gefallen
heißen heiße heißt heißt heißen heißt heißen
arbeiten arbeite arbeitest arbeitet arbeiten arbeitet arbeiten
warten warte wartest wartet warten wartet warten
finden finde findest findet finden findet finden
gehen gehe gehst geht gehen geht gehen
kommen komme kommst kommt kommen kommt kommen
wohnen wohne wohnst wohnt wohnen wohnt wohnen
leben lebe lebst lebt leben lebt leben
lernen lerne lernst lernt lernen lernt lernen
machen mache machst macht machen macht machen
spielen spiele spielst spielt spielen spielt spielen
trinken trinke trinkst trinkt trinken trinkt trinken
kaufen kaufe kaufst kauft kaufen kauft kaufen
suchen suche suchst sucht suchen sucht suchen
brauchen brauche brauchst braucht brauchen braucht brauchen
kochen koche kochst kocht kochen kocht kochen
lieben liebe liebst liebt lieben liebt lieben
glauben glaube glaubst glaubt glauben glaubt glauben
bleiben bleibe bleibst bleibt bleiben bleibt bleiben
schreiben schreibe schreibst schreibt schreiben schreibt schreiben
verstehen verstehe verstehst versteht verstehen versteht verstehen
studieren studiere studierst studiert studieren studiert studieren`;

const verbForms = new Map<string, (readonly string[])[]>();
for (const row of irregular.trim().split('\n')) {
  const [infinitive = '', ...present] = row.split(' ');
  for (const form of new Set([infinitive, ...present])) verbForms.set(form, [...(verbForms.get(form) ?? []), present]);
}

const persons: Readonly<Record<string, number>> = { ich: 0, du: 1, er: 2, wir: 3, ihr: 4 };

/** "ich bist", "er haben": at the beginning of a sentence, as elsewhere a verb may stand at the end of its clause. */
const agreement: MistakeFinder = (text) => {
  const words = placedWords(text);
  return words.flatMap((subject, index): Mistake[] => {
    const who = subject.text.toLowerCase();
    // "du liebe Zeit" is no verb.
    const person = text.startsWith('liebe', words[index + 1]?.at) && who === 'du' ? undefined : persons[who];
    const before = words[index - 1];
    const begins = !before || /[.!?;:]\s*$/u.test(text.slice(0, subject.at)) || /^(?:aber|denn)$/iu.test(before.text);
    const verb = words[index + 1];
    // "ihr" is "her" as well.
    if (person === undefined || !begins || !verb?.follows || /^\p{Lu}/u.test(verb.text)) return [];
    if (who === 'ihr' && !verbForms.has(verb.text)) return [];
    const rights = new Set((verbForms.get(verb.text) ?? []).map((present) => present[person] ?? ''));
    const [right] = rights;
    if (right === undefined || rights.size !== 1 || rights.has(verb.text)) return [];
    return [{ at: verb.at, wrong: verb.text, right, kind: 'agreement', why: `With “${who}” the verb is “${right}”.` }];
  });
};

interface Nouns {
  feminine: ReadonlySet<string>;
  masculine: ReadonlySet<string>;
  neuter: ReadonlySet<string>;
  /** By the singular. */
  plurals: ReadonlyMap<string, string>;
}

const numbers = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viele|[2-9]|1\\d';
const isNumber = new RegExp(`^(?:${numbers})$`, 'iu');

/** Of the genders only what an article shows for certain: "einen" is masculine, "eine" feminine, "das" neuter. */
const nounsOf = oncePerContent((content: Content): Nouns => {
  const nouns = lemmasOf(content, 'noun');
  const seen = { feminine: new Set<string>(), masculine: new Set<string>(), neuter: new Set<string>() };
  const plurals = new Map<string, string>();
  for (const sentence of writtenSentences(content)) {
    sentence.forEach(({ surface, lemma }, index) => {
      const article = sentence[index - 1]?.surface.toLowerCase() ?? '';
      if (!/^\p{Lu}/u.test(surface) || !nouns.has(lemma)) return;
      if (isNumber.test(article) && surface !== lemma && !/(?:uhr|prozent|euro)/iu.test(lemma))
        plurals.set(lemma, surface);
      if (surface !== lemma) return;
      if (/^(?:eine|zur|meine|deine|keine)$/u.test(article)) seen.feminine.add(surface);
      if (/^(?:einen|meinen|deinen|keinen)$/u.test(article)) seen.masculine.add(surface);
      if (/^(?:das|ins)$/u.test(article)) seen.neuter.add(surface);
    });
  }
  const alone = (some: Set<string>, ...others: Set<string>[]) =>
    new Set([...some].filter((word) => !others.some((other) => other.has(word))));
  return {
    feminine: alone(seen.feminine, seen.masculine, seen.neuter),
    masculine: alone(seen.masculine, seen.feminine, seen.neuter),
    neuter: alone(seen.neuter, seen.feminine, seen.masculine),
    plurals,
  };
});

type Gender = 'feminine' | 'masculine' | 'neuter';

function genderOf(noun: string, content: Content): Gender | undefined {
  const nouns = nounsOf(content);
  const genders: readonly Gender[] = ['feminine', 'masculine', 'neuter'];
  return genders.find((each) => nouns[each].has(noun));
}

/** "mit mein Vater", "bei eine Freundin". */
const dative = byPattern(
  'agreement',
  /(?<!\p{L})(?:mit|bei|von|zu|aus|nach|seit) ((?:[mdsk]?ein|ihr|unser)(?:e|en)?|der|die|das) (\p{Lu}\p{Ll}+)(?!\p{L})/iu,
  ([, article = '', noun = ''], { content }) => {
    const gender = genderOf(noun, content);
    if (gender === undefined) return undefined;
    const isPluralToo = /(?:en|chen|er|el)$/iu.test(noun);
    const small = article.toLowerCase();
    if (small.startsWith('d') && small.length === 3) {
      const right = gender === 'feminine' ? 'der' : 'dem';
      return small === 'der' && gender === 'feminine' ? undefined : right;
    }
    if (isPluralToo && small.endsWith('en')) return undefined;
    const stem = small.replace(/en?$/u, (ending) => (/(?:ein|ihr|unser)$/u.test(small) ? ending : ''));
    return `${stem}${gender === 'feminine' ? 'er' : 'em'}`;
  },
  (wrong, right, [whole]) => `After “${whole.split(' ')[0] ?? ''}” comes the dative.`,
);

/** By the noun that the pattern found second. */
const becauseOfNoun = (_wrong: string, right: string, [, , noun = '']: RegExpExecArray, { content }: Bank) =>
  `“${noun}” is ${genderOf(noun, content) ?? ''}${right.endsWith('en') ? ', and here it is in the accusative' : ''}.`;

const takesAccusative =
  'habe|hast|hat|haben|habt|möchte|möchtest|möchten|nehme|nimmst|nimmt|nehmen|kaufe|kaufst|kauft|kaufen|esse|isst|essen|trinke|trinkst|trinkt|trinken|brauche|brauchst|braucht|brauchen|sehe|siehst|sieht|sehen|suche|suchst|sucht|suchen|kenne|kennst|kennt|kennen';

/** "ich habe ein Bruder", "ich habe ein Schwester". */
const accusative = byPattern(
  (right) => (right.endsWith('en') ? 'agreement' : 'gender'),
  new RegExp(
    `(?<!\\p{L})(?:ich|du|er|wir|ihr|es gibt)(?: (?:${takesAccusative}))?(?<=gibt|${takesAccusative})(?: (?:auch|heute|nur|noch|gern))? (k?eine?n?|meine?n?) (\\p{Lu}\\p{Ll}+)(?!\\p{L})`,
    'iu',
  ),
  ([, article = '', noun = ''], { content }) => {
    const gender = genderOf(noun, content);
    if (gender === undefined) return undefined;
    const stem = /^k/iu.test(article) ? 'kein' : /^m/iu.test(article) ? 'mein' : 'ein';
    return `${stem}${{ feminine: 'e', masculine: 'en', neuter: '' }[gender]}`;
  },
  becauseOfNoun,
);

/** "ein Schwester", "eine Auto": wrong wherever it stands but for the dative. */
const article = byPattern(
  'gender',
  /(?<!\p{L})(?<!(?:mit|bei|von|zu|aus|nach|seit) )([mdsk]?eine?) (\p{Lu}\p{Ll}+)(?!\p{L})/iu,
  ([, written = '', noun = ''], { content }) => {
    // "um ein Uhr" is said of the clock.
    const gender = noun === 'Uhr' ? undefined : genderOf(noun, content);
    const stem = written.toLowerCase().replace(/(?<=ein)e$/u, '');
    if (gender === 'feminine') return `${stem}e`;
    // "meine Mädchen" may be many.
    return gender === 'neuter' && stem === 'ein' ? stem : undefined;
  },
  becauseOfNoun,
);

/** "das ist eine Hund". */
const nominative = byPattern(
  'agreement',
  /(?<=(?<!\p{L})(?:das|es|er|sie|hier) (?:ist|war) )((?:[mdsk]?ein)en?) (\p{Lu}\p{Ll}+)(?!\p{L})/iu,
  ([, written = '', noun = ''], { content }) =>
    genderOf(noun, content) === 'masculine' ? written.toLowerCase().replace(/(?<=ein)en?$/u, '') : undefined,
  becauseOfNoun,
);

/** "zwei Bruder". */
const plural = byPattern(
  'agreement',
  new RegExp(`(?<!\\p{L})(?:${numbers}) (\\p{Lu}\\p{Ll}+)(?!\\p{L})`, 'iu'),
  ([, noun = ''], { content }) =>
    noun.endsWith('leute') || noun === 'Leute' ? undefined : nounsOf(content).plurals.get(noun),
  (wrong, right) => `More than one is “${right}”.`,
);

const toBe: Readonly<Record<string, string>> = { habe: 'bin', hast: 'bist', hat: 'ist', haben: 'sind', habt: 'seid' };

/** "ich habe nach Berlin gefahren". */
const movesWithBe = byPattern(
  'tense',
  /(?<!\p{L})(?:ich|du|er|wir|ihr) (habe|hast|hat|haben|habt) (?:[^.!?,;]* )?(?:gegangen|gekommen|geflogen|geblieben|gereist|aufgestanden|gewesen)(?=\s*[.!?,;]|\s*$)/iu,
  ([, have = '']) => toBe[have.toLowerCase()],
  (wrong, right, [whole]) => `“${/\p{L}+$/u.exec(whole)?.[0] ?? ''}” is said with “sein”.`,
);

export const germanMistakes: readonly MistakeFinder[] = [
  agreement,
  dative,
  accusative,
  article,
  nominative,
  plural,
  movesWithBe,
];
