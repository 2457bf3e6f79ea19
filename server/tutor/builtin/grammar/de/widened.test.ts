import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import { verbFrames } from '../verbFrames';
import type { Clause, JoinedClause, Meaning, Noun, Predicate } from '../meaning';
import { readEnglish } from '../readEnglish';
import { createNouns } from './nouns';
import { createGermanWriter } from './writer';

const content = realContent('de');
const writer = createGermanWriter(content);

function german(meaning: Meaning | undefined): string | undefined {
  const written = meaning && writer.write(meaning, { address: 'feminine', isFamiliar: true });
  return written?.map(({ surface, glued }, index) => (index > 0 && !glued ? ` ${surface}` : surface)).join('');
}

/** A woman to somebody whom she calls du. */
const sentences = `
Have you ever eaten sushi? → Hast du schon einmal Sushi gegessen?
I have never eaten sushi. → Ich habe noch nie Sushi gegessen.
I learn German to talk to my grandmother. → Ich lerne Deutsch, um mit meiner Großmutter zu sprechen.
I went to the shop to buy milk. → Ich bin in den Laden gegangen, um Milch zu kaufen.
I read to relax. → Ich lese, um mich zu entspannen.
I hope you are well. → Ich hoffe, dass es dir gut geht.
I don't think he is coming. → Ich denke nicht, dass er kommt.
I heard that you are ill. → Ich habe gehört, dass du krank bist.
I think German is hard but I like it. → Ich denke, dass Deutsch schwer ist, aber ich mag es.
I think my dog is hungry and I feed him. → Ich denke, dass mein Hund Hunger hat, und ich füttere ihn.
I go to work by bus. → Ich fahre mit dem Bus zur Arbeit.
Can I pay by card? → Kann ich mit Karte bezahlen?
I drink coffee without sugar. → Ich trinke Kaffee ohne Zucker.
I can't read without glasses. → Ich kann nicht ohne Brille lesen.
I don't live in Leeds any more. → Ich wohne nicht mehr in Leeds.
I no longer eat meat. → Ich esse kein Fleisch mehr.
I am not hungry any more. → Ich habe keinen Hunger mehr.
I am no longer a teacher. → Ich bin keine Lehrerin mehr.
Maybe I will come tomorrow. → Ich komme vielleicht morgen.
She is probably at home. → Sie ist wahrscheinlich zu Hause.
How many children do you have? → Wie viele Kinder hast du?
Which book are you reading? → Welches Buch liest du?
What languages do you speak? → Welche Sprachen sprichst du?
How long have you lived here? → Wie lange wohnst du schon hier?
How long do you stay in Berlin? → Wie lange bleibst du in Berlin?
You should visit your mother. → Du solltest deine Mutter besuchen.
I am learning to swim. → Ich lerne schwimmen.
I am learning to drive. → Ich lerne Auto fahren.
I tried to call you yesterday. → Ich habe gestern versucht, dich anzurufen.
It started to rain. → Es hat angefangen zu regnen.
I stopped smoking. → Ich habe aufgehört zu rauchen.
I hope to see you soon. → Ich hoffe, dich bald zu sehen.
Don't forget to call me! → Vergiss nicht, mich anzurufen!
A cheese sandwich and a tea. → Ein Käsesandwich und einen Tee.
A green tea and two pretzels. → Einen grünen Tee und zwei Brezeln.
With my friend Maya. → Mit meiner Freundin Maya.
In the garden. → Im Garten.
To Berlin. → Nach Berlin.
Every day. → Jeden Tag.
My knee hurts. → Mein Knie tut weh.
I broke my leg. → Ich habe mir das Bein gebrochen.
I have a runny nose. → Ich habe Schnupfen.
I am on holiday in Spain. → Ich bin in Spanien im Urlaub.
I am late for work. → Ich komme zu spät zur Arbeit.
I don't worry. → Ich mache mir keine Sorgen.
I fell in love with him. → Ich habe mich in ihn verliebt.
I disagree with you. → Ich stimme dir nicht zu.
I did the dishes yesterday. → Ich habe gestern abgewaschen.
I mow the lawn. → Ich mähe den Rasen.
I spent the weekend with my family. → Ich habe das Wochenende mit meiner Familie verbracht.
I failed the exam. → Ich bin durch die Prüfung gefallen.
I email my boss. → Ich schreibe meinem Chef eine E-Mail.
I borrowed a book from my friend. → Ich habe mir ein Buch von meinem Freund ausgeliehen.
I knocked on the door. → Ich habe an die Tür geklopft.
I want to visit Japan one day. → Ich will eines Tages Japan besuchen.
My dog barks all the time. → Mein Hund bellt ständig.
I come from Accra in Ghana. → Ich komme aus Accra in Ghana.
I went from Manchester to Edinburgh. → Ich bin von Manchester nach Edinburgh gefahren.
It is too cold for the peppers. → Es ist zu kalt für die Paprikas.
I eat something with cheese. → Ich esse etwas mit Käse.
I sing in a choir. → Ich singe in einem Chor.
My grandson plays the ukulele. → Mein Enkel spielt Ukulele.
I am a software tester. → Ich bin Softwaretesterin.
My sister is Ghanaian. → Meine Schwester ist Ghanaerin.
My brother is divorced and very stubborn. → Mein Bruder ist geschieden und sehr stur.
He is a hiker and she is a climber. → Er ist Wanderer und sie ist Kletterin.
My eldest son is a captain. → Mein ältester Sohn ist Kapitän.
I changed trains in Leeds. → Ich bin in Leeds umgestiegen.
I count sheep. → Ich zähle Schafe.
I lost weight. → Ich habe abgenommen.
My hobbies are reading and swimming. → Meine Hobbys sind Lesen und Schwimmen.
I wear pyjamas. → Ich trage einen Schlafanzug.
`;

describe('what was widened', () => {
  it.each(
    sentences
      .trim()
      .split('\n')
      .map((row) => row.split(' → ')),
  )('says %s', (english = '', expected) => {
    expect(german(readEnglish(english, writer.knows))).toBe(expected);
  });

  it.each(['My wife is calling me.', 'He said he was ill.'])('leaves unsaid %s', (english) => {
    expect(german(readEnglish(english, writer.knows))).toBeUndefined();
  });
});

const noun = (english: string): Noun => ({ noun: english, plural: false, determiner: 'a', qualities: [] });
const eating: Clause = {
  mood: 'statement',
  subject: { pronoun: 'i' },
  predicate: { kind: 'does', verb: 'eat', object: { ...noun('bread'), determiner: 'none' } },
  tense: 'present',
  negated: false,
  where: [],
  when: [],
};
const { subject: _subject, ...nobody } = eating;
const sleeping: Clause = { ...nobody, predicate: { kind: 'does', verb: 'sleep' } };

const predicates: readonly Predicate[] = [
  eating.predicate,
  { kind: 'quality', qualities: [{ adjective: 'tired' }] },
  { kind: 'quality', qualities: [{ adjective: 'cold' }] },
  { kind: 'identity', what: noun('teacher') },
  { kind: 'has', what: noun('dog') },
  { kind: 'place' },
  { kind: 'age', years: 30 },
  { kind: 'called', name: 'Emma' },
  { kind: 'exists', what: noun('park') },
  { kind: 'origin', from: { name: 'Leeds', kind: 'place' } },
  { kind: 'thinks', verb: 'think', that: eating },
];

/** Each with what must be seen of it. */
const additions: readonly (readonly [string, Partial<JoinedClause>, RegExp])[] = [
  ['by', { by: { ...noun('bus'), determiner: 'none' } }, /mit dem Bus/u],
  ['without', { without: noun('friend') }, /ohne/u],
  ['purpose', { purpose: sleeping }, /um .*zu schlafen/u],
  ['noLonger', { negated: true, noLonger: true }, /mehr/u],
  ['certainty', { certainty: 'maybe' }, /vielleicht/iu],
  ['experience', { tense: 'past', experience: true }, /schon einmal/u],
  ['never', { tense: 'past', often: 'never', experience: true }, /noch nie/u],
  ['should', { modality: 'should' }, /sollte/u],
  ['learn', { modality: 'learn' }, /lerne/u],
  ['try', { modality: 'try' }, /versuche/u],
  ['start', { modality: 'start' }, /fange/u],
  ['stop', { modality: 'stop' }, /höre/u],
  ['hope', { modality: 'hope' }, /hoffe/u],
  ['forget', { modality: 'forget' }, /vergesse/u],
  ['one-day', { when: [{ word: 'one-day' }] }, /eines Tages/u],
  ['recently', { tense: 'past', when: [{ word: 'recently' }] }, /kürzlich/u],
  ['first time', { when: [{ word: 'for-the-first-time' }] }, /zum ersten Mal/u],
  ['all the time', { when: [{ word: 'all-the-time' }] }, /ständig/u],
  ['these days', { when: [{ word: 'these-days' }] }, /zurzeit/u],
  ['asked', { asked: noun('dog') }, /^$/u],
];

describe('nothing is left out', () => {
  it.each(additions)('%s', (_name, added, seen) => {
    for (const predicate of predicates) {
      const said = german({ clauses: [{ ...eating, predicate, ...added }] });
      if (said !== undefined) expect(said).toMatch(seen);
    }
  });

  it('knows a verb for each frame', () => {
    for (const verb of verbFrames)
      expect(() => german({ clauses: [{ ...eating, predicate: { kind: 'does', verb } }] })).not.toThrow();
  });
});

describe('nouns of everyday life', () => {
  const nouns = createNouns(content);
  it.each([
    ['apple tree', 'Apfelbaum', 'm', 'Apfelbäume'],
    ['workshop', 'Werkstatt', 'f', 'Werkstätten'],
    ['cactus', 'Kaktus', 'm', 'Kakteen'],
    ['rabbit', 'Kaninchen', 'n', 'Kaninchen'],
    ['watermelon', 'Wassermelone', 'f', 'Wassermelonen'],
    ['hat', 'Hut', 'm', 'Hüte'],
    ['ladder', 'Leiter', 'f', 'Leitern'],
    ['tram stop', 'Straßenbahnhaltestelle', 'f', 'Straßenbahnhaltestellen'],
  ])('%s', (english, lemma, gender, plural) => {
    expect(nouns.find(english, false)).toMatchObject({ lemma, gender, plural });
  });
});
