import type { Content } from '../format/contentFormat';
import { lemmasOf, oncePerContent, writtenSentences } from './contentWords';
import { byPattern, type Mistake, type MistakeFinder, placedWords } from './mistakes';

const persons: Readonly<Record<string, number>> = {
  je: 0,
  'j’': 0,
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
};

/** Present tense of the irregular verbs that beginners use: je, tu, il, nous, vous, ils. */
const irregular = `
être suis es est sommes êtes sont
avoir ai as a avons avez ont
aller vais vas va allons allez vont
faire fais fais fait faisons faites font
prendre prends prends prend prenons prenez prennent
apprendre apprends apprends apprend apprenons apprenez apprennent
comprendre comprends comprends comprend comprenons comprenez comprennent
vouloir veux veux veut voulons voulez veulent
pouvoir peux peux peut pouvons pouvez peuvent
devoir dois dois doit devons devez doivent
savoir sais sais sait savons savez savent
venir viens viens vient venons venez viennent
revenir reviens reviens revient revenons revenez reviennent
voir vois vois voit voyons voyez voient
croire crois crois croit croyons croyez croient
boire bois bois boit buvons buvez boivent
lire lis lis lit lisons lisez lisent
écrire écris écris écrit écrivons écrivez écrivent
dire dis dis dit disons dites disent
mettre mets mets met mettons mettez mettent
partir pars pars part partons partez partent
sortir sors sors sort sortons sortez sortent
dormir dors dors dort dormons dormez dorment
finir finis finis finit finissons finissez finissent
choisir choisis choisis choisit choisissons choisissez choisissent
connaître connais connais connaît connaissons connaissez connaissent
attendre attends attends attend attendons attendez attendent
entendre entends entends entend entendons entendez entendent
vendre vends vends vend vendons vendez vendent
perdre perds perds perd perdons perdez perdent
acheter achète achètes achète achetons achetez achètent
préférer préfère préfères préfère préférons préférez préfèrent
espérer espère espères espère espérons espérez espèrent`;

const participles = new Map(
  `être été avoir eu faire fait prendre pris apprendre appris comprendre compris vouloir voulu pouvoir pu devoir dû
savoir su voir vu croire cru boire bu lire lu écrire écrit dire dit mettre mis dormir dormi finir fini choisir choisi
connaître connu attendre attendu entendre entendu vendre vendu perdre perdu`
    .split(/\s+/u)
    .reduce<[string, string][]>((pairs, word, index, all) => {
      if (index % 2 === 0) pairs.push([word, all[index + 1] ?? '']);
      return pairs;
    }, []),
);
/** These take être; the others that learners tell of take avoir. */
const movements = new Set('aller arriver rester tomber rentrer entrer monter retourner'.split(' '));

/** Verbs by their forms in the present and as the dictionary has them; a verb in -er whose stem never changes has its endings. */
const verbForms = oncePerContent((content) => {
  const forms = new Map<string, { infinitive: string; present: readonly string[] }[]>();
  const tables = irregular
    .trim()
    .split('\n')
    .map((row) => row.split(' '));
  const regular = [...lemmasOf(content, 'verb')].flatMap((infinitive) => {
    const [, stem] = /^(\p{Ll}+)er$/u.exec(infinitive) ?? [];
    if (stem === undefined || infinitive === 'aller' || /[eéy][^aeiouy]?$/u.test(stem) || /ay|oy|uy/u.test(stem))
      return [];
    const ours = stem.endsWith('g') ? `${stem}e` : stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem;
    return [[infinitive, `${stem}e`, `${stem}es`, `${stem}e`, `${ours}ons`, `${stem}ez`, `${stem}ent`]];
  });
  for (const [infinitive = '', ...present] of [...tables, ...regular]) {
    for (const form of new Set([infinitive, ...present])) {
      forms.set(form, [...(forms.get(form) ?? []), { infinitive, present }]);
    }
  }
  return forms;
});

const clauseOpeners = new Set('et mais ou que si quand où donc alors hier aujourd’hui demain'.split(' '));
const clitics = new Set('ne n’ me m’ te t’ se s’ le la l’ les lui leur y en'.split(' '));
const small = (word: string) => word.toLowerCase().replace("'", '’');

/** "je prend", "je vouloir", "nous est": a verb that has not the form of who does it. */
const agreement: MistakeFinder = (text, { content }) => {
  const words = placedWords(text);
  return words.flatMap((word, index): Mistake[] => {
    const subject = small(word.text);
    const person = persons[subject];
    const before = words[index - 1];
    // "peux-tu": the verb stands before.
    if (person === undefined || text.slice(0, word.at).endsWith('-')) return [];
    // "ça vous va", "avec elle": only where a clause begins is it certainly who does what comes next.
    const begins = !before || !word.follows || clauseOpeners.has(small(before.text));
    if (!begins && /^(?:nous|vous|elles?)$/u.test(subject)) return [];
    let at = index + 1;
    while (words[at]?.follows && clitics.has(small(words[at]?.text ?? ''))) at += 1;
    const verb = words[at];
    if (!verb?.follows) return [];
    const readings = verbForms(content).get(verb.text.toLowerCase()) ?? [];
    const rights = new Set(readings.map(({ present }) => present[person] ?? ''));
    const [right] = rights;
    if (right === undefined || rights.size !== 1 || rights.has(verb.text.toLowerCase())) return [];
    const who = subject === 'j’' ? 'je' : subject;
    return [{ at: verb.at, wrong: verb.text, right, kind: 'agreement', why: `With “${who}” the verb is “${right}”.` }];
  });
};

/** "je ai", "je habite": no other word may follow a whole "je" that begins with a vowel. */
const elision = byPattern(
  'spelling',
  /(?<![\p{L}’'-])(je )(?=[aeéèêiouâ]\p{L}*|h(?:abit|ésit)\p{L}+|y(?= ))/iu,
  () => 'j’',
  () => 'Before a vowel “je” is “j’”.',
);

const auxiliaries =
  "(?:j[’']ai|(?:tu|t[’'])(?: n[’'])? ?as|(?:il|elle|on|qui) (?:n[’'])?a|(?:nous )?(?:n[’'])?avons|(?:vous )?(?:n[’'])?avez|(?:ils|elles) (?:n[’'])?ont)";
const moving =
  "(?:je (?:ne )?suis|tu (?:n[’'])?es|(?:il|elle|on) (?:n[’'])?est|nous (?:ne )?sommes|vous (?:n[’'])?êtes|(?:ils|elles) (?:ne )?sont)";
const between = '(?: (?:pas|déjà|bien|beaucoup|trop|tout|aussi|jamais|encore|hier))?';

/** "j’ai acheter", "j’ai prendre": the dictionary's form where the participle belongs. */
const participleAfterHave = byPattern(
  'tense',
  new RegExp(`(?<!\\p{L})${auxiliaries}${between} (\\p{L}+(?:er|ir|re))(?!\\p{L})`, 'iu'),
  ([, verb = ''], { content }) => {
    const infinitive = verb.toLowerCase();
    if (movements.has(infinitive)) return undefined;
    const known = participles.get(infinitive);
    if (known !== undefined) return known;
    return infinitive.endsWith('er') && lemmasOf(content, 'verb').has(infinitive)
      ? infinitive.replace(/er$/u, 'é')
      : undefined;
  },
  () => 'After “avoir” comes the participle.',
);

const participleAfterBe = byPattern(
  'tense',
  new RegExp(`(?<!\\p{L})${moving}${between} (\\p{L}+er)(?!\\p{L})`, 'iu'),
  ([whole = '', verb = '']) => {
    if (!movements.has(verb.toLowerCase())) return undefined;
    const many = /^(?:nous|ils|elles)/iu.test(whole) ? 's' : '';
    const feminine = /^elle/iu.test(whole) ? 'e' : '';
    return `${verb.toLowerCase().replace(/er$/u, 'é')}${feminine}${many}`;
  },
  () => 'After “être” comes the participle.',
);

/** "j’ai allé". */
const movesWithBe = byPattern(
  'tense',
  /(?<!\p{L})(j['’]ai) (?:allée?|arrivée?|restée?|tombée?|rentrée?|partie?|venue?)(?!\p{L})/iu,
  () => 'je suis',
  (wrong, right, [whole]) => `“${whole.split(' ').at(-1) ?? ''}” is said with “être”.`,
);

/** Verbs after which “a” can only be the preposition. */
const aForPlace = byPattern(
  'spelling',
  /(?<=(?<!\p{L})(?:je|tu|il|elle|on|nous|vous|ils|elles) (?:vais|vas|va|allons|allez|vont|reste|restes|restons|restez|restent|habite|habites|habitons|habitez|habitent|travaille|travailles|mange|manges|suis|es|est|sommes|êtes|sont) )(a)(?= (?:la|l['’]|\p{Lu}))/u,
  () => 'à',
  () => '“à” with its accent is “at” or “to”; “a” is “has”.',
);

const contractions = new Map([
  ['de le', 'du'],
  ['de les', 'des'],
  ['à le', 'au'],
  ['à les', 'aux'],
]);
const contraction = byPattern(
  'spelling',
  /(?<![\p{L}’'-])((?:de|à) les?) (\p{L}+)/iu,
  ([, pair = '', noun = ''], { content }) => {
    const { nouns } = genders(content);
    const word = noun.toLowerCase();
    return nouns.has(word) && !verbForms(content).has(word) ? contractions.get(pair.toLowerCase()) : undefined;
  },
  (wrong, right) => `“${wrong}” becomes “${right}”.`,
);

/** Of either gender, by what is meant. */
const either = new Set(
  'livre tour mode poste page manche moule poêle physique élève enfant collègue guide aide critique garde mémoire secrétaire camarade malade vase voile somme mort fois'.split(
    ' ',
  ),
);

interface Genders {
  nouns: ReadonlySet<string>;
  feminine: ReadonlySet<string>;
  masculine: ReadonlySet<string>;
}

/** What authors wrote with "un" or "le" and never with "une" or "la", and the other way round. */
const genders = oncePerContent((content: Content): Genders => {
  const nouns = lemmasOf(content, 'noun');
  const seen = { masculine: new Set<string>(), feminine: new Set<string>() };
  for (const sentence of writtenSentences(content)) {
    sentence.forEach(({ surface, lemma }, index) => {
      const noun = surface.toLowerCase();
      const article = sentence[index - 1]?.surface.toLowerCase() ?? '';
      if (!nouns.has(noun) || lemma.toLowerCase() !== noun || either.has(noun) || noun.endsWith('iste')) return;
      if (/^(?:un|le|du|ce|cet|au)$/u.test(article)) seen.masculine.add(noun);
      if (/^(?:une|la|cette)$/u.test(article)) seen.feminine.add(noun);
    });
  }
  const without = (some: Set<string>, others: Set<string>) => new Set([...some].filter((word) => !others.has(word)));
  return {
    nouns,
    masculine: without(seen.masculine, seen.feminine),
    feminine: without(seen.feminine, seen.masculine),
  };
});

const beginsWithVowel = (word: string) => /^[aeiouyâàéèêëîïôœh]/iu.test(word);

const inFeminine: Readonly<Record<string, string>> = {
  un: 'une',
  le: 'la',
  ce: 'cette',
  mon: 'ma',
  ton: 'ta',
  du: 'de la',
};
const inMasculine: Readonly<Record<string, string>> = {
  une: 'un',
  la: 'le',
  cette: 'ce',
  ma: 'mon',
  ta: 'ton',
  sa: 'son',
};

/** "une sandwich", "mon voiture". */
const gender = byPattern(
  'gender',
  /(?<![\p{L}’'-])(une|un|le|la|ce|cette|mon|ma|ton|ta|sa|du) (\p{Ll}+)(?!\p{L})/iu,
  ([, article = '', noun = ''], { content }) => {
    const { feminine, masculine } = genders(content);
    if (verbForms(content).has(noun)) return undefined;
    if (beginsWithVowel(noun) && !/^une?$/iu.test(article)) return undefined;
    if (feminine.has(noun)) return inFeminine[article.toLowerCase()];
    return masculine.has(noun) ? inMasculine[article.toLowerCase()] : undefined;
  },
  (_wrong, right, [, , noun = '']) =>
    `“${noun}” is ${/^(?:une|la|cette|ma|ta|de la)$/u.test(right) ? 'feminine' : 'masculine'}.`,
);

/** "deux kilo". */
const plural = byPattern(
  'agreement',
  /(?<![\p{L}’'-])(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|[2-9]|1\d) (\p{Ll}+)(?!\p{L})/iu,
  ([, noun = ''], { content }) => {
    const { nouns } = genders(content);
    if (!nouns.has(noun) || /(?:[sxz]|ail|al|œil)$/u.test(noun)) return undefined;
    return /(?:eau|eu)$/u.test(noun) ? `${noun}x` : `${noun}s`;
  },
  (wrong, right) => `More than one takes an ending: “${right}”.`,
);

/** "je me appelle", "je ne aime pas". */
const elidedPronoun = byPattern(
  'spelling',
  /(?<=(?<![\p{L}’'-])(?:je|tu|il|elle|on|ils|elles) )((?:me|te|se|ne) )(?=[aeéèêiouâ]\p{L}|h(?:abit|ésit))/iu,
  ([wrong]) => wrong.replace(/e $/u, '’'),
  (wrong, right) => `Before a vowel “${wrong.trim()}” is “${right}”.`,
);

/** "ma amie", "ce homme". */
const beforeVowel = byPattern(
  'agreement',
  /(?<![\p{L}’'-])(ma|ta|sa|ce) (\p{Ll}+)(?!\p{L})/iu,
  ([, word = '', noun = ''], { content }) => {
    const { feminine, masculine } = genders(content);
    if (!beginsWithVowel(noun)) return undefined;
    if (word.toLowerCase() === 'ce') return masculine.has(noun) && !verbForms(content).has(noun) ? 'cet' : undefined;
    return feminine.has(noun) ? { ma: 'mon', ta: 'ton', sa: 'son' }[word.toLowerCase()] : undefined;
  },
  (wrong, right) => `Before a vowel “${wrong.toLowerCase()}” is “${right}”.`,
);

export const frenchMistakes: readonly MistakeFinder[] = [
  agreement,
  elision,
  elidedPronoun,
  beforeVowel,
  participleAfterHave,
  participleAfterBe,
  movesWithBe,
  aForPlace,
  contraction,
  gender,
  plural,
];
