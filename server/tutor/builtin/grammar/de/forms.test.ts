import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import type { Noun, Quality } from '../meaning';
import { createAdjectives } from './adjectives';
import { createConjugation, withZu, type Person } from './conjugation';
import { comparative, superlative } from './declension';
import { phraseOf } from './nounPhrase';
import { createNouns } from './nouns';
import { numberWord } from './numbers';
import { otherVerbs, verbRows } from './verbs';

const conjugation = createConjugation([...Object.values(verbRows).map(({ verb }) => verb), ...otherVerbs]);

const persons: readonly Person[] = [
  { person: 1, number: 'S' },
  { person: 2, number: 'S' },
  { person: 3, number: 'S' },
  { person: 1, number: 'P' },
  { person: 2, number: 'P' },
];

/** ich, du, er, wir, ihr; the participle; the imperative. */
const verbForms = `
sein: bin bist ist sind seid gewesen sei
haben: habe hast hat haben habt gehabt hab
wohnen: wohne wohnst wohnt wohnen wohnt gewohnt wohn
arbeiten: arbeite arbeitest arbeitet arbeiten arbeitet gearbeitet arbeite
schlafen: schlafe schläfst schläft schlafen schlaft geschlafen schlaf
auf|stehen: stehe stehst steht stehen steht aufgestanden steh
trainieren: trainiere trainierst trainiert trainieren trainiert trainiert trainier
putzen: putze putzt putzt putzen putzt geputzt putz
waschen: wasche wäschst wäscht waschen wascht gewaschen wasch
reisen: reise reist reist reisen reist gereist reis
ein|kaufen: kaufe kaufst kauft kaufen kauft eingekauft kauf
wandern: wandere wanderst wandert wandern wandert gewandert wandere
laufen: laufe läufst läuft laufen lauft gelaufen lauf
fahren: fahre fährst fährt fahren fahrt gefahren fahr
sitzen: sitze sitzt sitzt sitzen sitzt gesessen sitz
hin|fallen: falle fällst fällt fallen fallt hingefallen fall
essen: esse isst isst essen esst gegessen iss
unterrichten: unterrichte unterrichtest unterrichtet unterrichten unterrichtet unterrichtet unterrichte
unterhalten: unterhalte unterhältst unterhält unterhalten unterhaltet unterhalten unterhalte
vergessen: vergesse vergisst vergisst vergessen vergesst vergessen vergiss
lesen: lese liest liest lesen lest gelesen lies
mögen: mag magst mag mögen mögt gemocht mag
hassen: hasse hasst hasst hassen hasst gehasst hass
sammeln: sammle sammelst sammelt sammeln sammelt gesammelt sammle
sprechen: spreche sprichst spricht sprechen sprecht gesprochen sprich
an|rufen: rufe rufst ruft rufen ruft angerufen ruf
helfen: helfe hilfst hilft helfen helft geholfen hilf
ein|laden: lade lädst lädt laden ladet eingeladen lade
kennen|lernen: lerne lernst lernt lernen lernt kennengelernt lern
bezahlen: bezahle bezahlst bezahlt bezahlen bezahlt bezahlt bezahl
nehmen: nehme nimmst nimmt nehmen nehmt genommen nimm
geben: gebe gibst gibt geben gebt gegeben gib
finden: finde findest findet finden findet gefunden finde
öffnen: öffne öffnest öffnet öffnen öffnet geöffnet öffne
zeichnen: zeichne zeichnest zeichnet zeichnen zeichnet gezeichnet zeichne
verlieren: verliere verlierst verliert verlieren verliert verloren verlier
fern|sehen: sehe siehst sieht sehen seht ferngesehen sieh
frühstücken: frühstücke frühstückst frühstückt frühstücken frühstückt gefrühstückt frühstück
mit|bringen: bringe bringst bringt bringen bringt mitgebracht bring
wachsen: wachse wächst wächst wachsen wachst gewachsen wachs
heißen: heiße heißt heißt heißen heißt geheißen heiß
`;

const rowsOf = (table: string) => table.trim().split('\n');

describe('verbs', () => {
  it.each(rowsOf(verbForms))('%s', (row) => {
    const [verb = '', forms = ''] = row.split(': ');
    const said = [
      ...persons.map((person) => conjugation.present(verb, person)),
      conjugation.participle(verb),
      conjugation.imperative(verb),
    ];
    expect(said.join(' ')).toBe(forms);
  });

  it('say the past of modals, sein and haben in the Präteritum', () => {
    const said = ['sein', 'haben', 'können', 'müssen', 'wollen', 'dürfen', 'mögen', 'wissen', 'heißen', 'geben'].map(
      (verb) => conjugation.preterite(verb, { person: 3, number: 'S' }),
    );
    expect(said.join(' ')).toBe('war hatte konnte musste wollte durfte mochte wusste hieß gab');
  });

  it('put zu between prefix and verb', () => {
    expect(['auf|stehen', 'kochen'].map((verb) => withZu(verb).join(' '))).toEqual(['aufzustehen', 'zu kochen']);
  });
});

const content = realContent('de');
const speech = {
  nouns: createNouns(content),
  adjectives: createAdjectives(content),
  conjugation,
  hearing: { address: 'unsaid', isFamiliar: true },
  it: 'n',
  isOfWoman: false,
} as const;

const noun = (english: string, more: Partial<Noun> = {}): Noun => ({
  noun: english,
  plural: false,
  determiner: 'none',
  qualities: [],
  ...more,
});
const being = (adjective: string, degree?: Quality['degree']): readonly Quality[] => [
  degree ? { adjective, degree } : { adjective },
];
const my = { whose: { pronoun: 'i' } } as const;
const the = { determiner: 'the' } as const;
const a = { determiner: 'a' } as const;
const mine = { determiner: my } as const;
const many = { plural: true } as const;

/** Nominative, accusative, dative, genitive. */
const nounForms: readonly (readonly [Noun, string])[] = [
  [noun('dog', the), 'der Hund|den Hund|dem Hund|des Hundes'],
  [noun('cat', the), 'die Katze|die Katze|der Katze|der Katze'],
  [noun('house', the), 'das Haus|das Haus|dem Haus|des Hauses'],
  [noun('child', { ...the, ...many }), 'die Kinder|die Kinder|den Kindern|der Kinder'],
  [noun('dog', { ...a, qualities: being('small') }), 'ein kleiner Hund|einen kleinen Hund|einem kleinen Hund|eines kleinen Hundes'],
  [noun('cat', { ...a, qualities: being('old') }), 'eine alte Katze|eine alte Katze|einer alten Katze|einer alten Katze'],
  [noun('house', { ...a, qualities: being('big') }), 'ein großes Haus|ein großes Haus|einem großen Haus|eines großen Hauses'],
  [noun('child', { ...mine, ...many, qualities: being('young') }), 'meine jungen Kinder|meine jungen Kinder|meinen jungen Kindern|meiner jungen Kinder'],
  [noun('colleague', mine), 'mein Kollege|meinen Kollegen|meinem Kollegen|meines Kollegen'],
  [noun('neighbour', the), 'der Nachbar|den Nachbarn|dem Nachbarn|des Nachbarn'],
  [noun('student', { determiner: 'this' }), 'dieser Student|diesen Studenten|diesem Studenten|dieses Studenten'],
  [noun('name', mine), 'mein Name|meinen Namen|meinem Namen|meines Namens'],
  [noun('boy', { ...a, qualities: being('nice') }), 'ein netter Junge|einen netten Jungen|einem netten Jungen|eines netten Jungen'],
  [noun('relative', a), 'ein Verwandter|einen Verwandten|einem Verwandten|eines Verwandten'],
  [noun('adult', many), 'Erwachsene|Erwachsene|Erwachsenen|Erwachsener'],
  [noun('german', a), 'ein Deutscher|einen Deutschen|einem Deutschen|eines Deutschen'],
  [noun('french', a), 'ein Franzose|einen Franzosen|einem Franzosen|eines Franzosen'],
  [noun('friend', { ...many, count: 3, qualities: being('good') }), 'drei gute Freunde|drei gute Freunde|drei guten Freunden|drei guter Freunde'],
  [noun('friend', { ...many, determiner: 'many', qualities: being('good') }), 'viele gute Freunde|viele gute Freunde|vielen guten Freunden|vieler guter Freunde'],
  [noun('friend', { ...many, determiner: 'all' }), 'alle Freunde|alle Freunde|allen Freunden|aller Freunde'],
  [noun('day', { determiner: 'every' }), 'jeder Tag|jeden Tag|jedem Tag|jedes Tages'],
  [noun('coffee', { qualities: being('black') }), 'schwarzer Kaffee|schwarzen Kaffee|schwarzem Kaffee|schwarzen Kaffees'],
  [noun('milk', { qualities: being('cold') }), 'kalte Milch|kalte Milch|kalter Milch|kalter Milch'],
  [noun('water', { qualities: being('warm') }), 'warmes Wasser|warmes Wasser|warmem Wasser|warmen Wassers'],
  [noun('car', { determiner: { whose: { name: 'Tom', kind: 'person' } }, qualities: being('new') }), 'Toms neues Auto|Toms neues Auto|Toms neuem Auto|Toms neuen Autos'],
  [noun('cat', { determiner: { whose: noun('sister', mine) } }), 'die Katze meiner Schwester|die Katze meiner Schwester|der Katze meiner Schwester|der Katze meiner Schwester'],
  [noun('house', { determiner: { whose: noun('parent', { ...mine, ...many }) } }), 'das Haus meiner Eltern|das Haus meiner Eltern|dem Haus meiner Eltern|des Hauses meiner Eltern'],
  [noun('car', { ...a, qualities: being('expensive') }), 'ein teures Auto|ein teures Auto|einem teuren Auto|eines teuren Autos'],
  [noun('mountain', { ...a, qualities: being('high') }), 'ein hoher Berg|einen hohen Berg|einem hohen Berg|eines hohen Berges'],
  [noun('room', { ...a, qualities: being('dark') }), 'ein dunkles Zimmer|ein dunkles Zimmer|einem dunklen Zimmer|eines dunklen Zimmers'],
  [noun('brother', { ...mine, qualities: being('old', 'more') }), 'mein älterer Bruder|meinen älteren Bruder|meinem älteren Bruder|meines älteren Bruders'],
  [noun('city', { ...the, qualities: being('beautiful', 'most') }), 'die schönste Stadt|die schönste Stadt|der schönsten Stadt|der schönsten Stadt'],
  [noun('book', { ...mine, qualities: being('favourite') }), 'mein Lieblingsbuch|mein Lieblingsbuch|meinem Lieblingsbuch|meines Lieblingsbuchs'],
  [noun('netherlands'), 'die Niederlande|die Niederlande|den Niederlanden|der Niederlande'],
  [noun('switzerland'), 'die Schweiz|die Schweiz|der Schweiz|der Schweiz'],
  [noun('usa'), 'die USA|die USA|den USA|der USA'],
  [noun('poland'), 'Polen|Polen|Polen|Polens'],
  [noun('owner', { ...the, of: noun('shop', the) }), 'der Besitzer des Ladens|den Besitzer des Ladens|dem Besitzer des Ladens|des Besitzers des Ladens'],
  [noun('husband', { ...mine, called: 'Tom' }), 'mein Mann Tom|meinen Mann Tom|meinem Mann Tom|meines Mannes Tom'],
  [noun('cat', { ...a, called: 'Biscuit' }), 'eine Katze namens Biscuit|eine Katze namens Biscuit|einer Katze namens Biscuit|einer Katze namens Biscuit'],
  [noun('dog', { determiner: 'no' }), 'kein Hund|keinen Hund|keinem Hund|keines Hundes'],
  [noun('shoe', { ...many, determiner: 'that', qualities: being('red') }), 'diese roten Schuhe|diese roten Schuhe|diesen roten Schuhen|dieser roten Schuhe'],
  [noun('apple', { ...many, determiner: 'some' }), 'ein paar Äpfel|ein paar Äpfel|ein paar Äpfeln|ein paar Äpfel'],
  [noun('hotel', { ...the, ...many }), 'die Hotels|die Hotels|den Hotels|der Hotels'],
  [noun('woman', { ...the, ...many }), 'die Frauen|die Frauen|den Frauen|der Frauen'],
]; // oxfmt-ignore

describe('nouns', () => {
  it.each(nounForms)('%j is %s', (meant, forms) => {
    const phrase = phraseOf(meant, speech);
    const cases = ['nom', 'acc', 'dat', 'gen'] as const;
    const said = cases.map((kase) =>
      phrase
        .form(kase)
        .map(({ surface }) => surface)
        .join(' '),
    );
    expect(said.join('|')).toBe(forms);
  });

  it('agree roles with a woman', () => {
    const roles = ['teacher', 'doctor', 'nurse', 'colleague', 'french', 'german', 'cook', 'friend'];
    const said = roles.map(
      (role) => phraseOf(noun(role, a), speech, { isFeminine: true, isBareRole: true }).form('nom').at(-1)?.surface,
    );
    expect(said.join(' ')).toBe('Lehrerin Ärztin Krankenschwester Kollegin Französin Deutsche Köchin Freundin');
  });

  it('are not guessed', () => {
    expect(speech.nouns.find('sorry', false)).toBeUndefined();
    expect(speech.nouns.find('monday', false)).toBeUndefined();
    expect(speech.nouns.find('round', false)).toBeUndefined();
  });
});

describe('adjectives', () => {
  it.each(
    rowsOf(`
gut besser best
groß größer größt
alt älter ältest
teuer teurer teuerst
dunkel dunkler dunkelst
hoch höher höchst
nett netter nettest
heiß heißer heißest
interessant interessanter interessantest
spannend spannender spannendst
praktisch praktischer praktischst
müde müder müdest
jung jünger jüngst
schön schöner schönst
gesund gesünder gesündest`),
  )('%s', (row) => {
    const [bare = ''] = row.split(' ');
    expect([bare, comparative(bare), superlative(bare)].join(' ')).toBe(row);
  });
});

describe('numbers', () => {
  it('are one word', () => {
    const said = [1, 7, 12, 16, 17, 21, 30, 66, 99, 101, 250, 1999].map((number) => numberWord(number));
    expect(said.join(' ')).toBe(
      'eins sieben zwölf sechzehn siebzehn einundzwanzig dreißig sechsundsechzig neunundneunzig einhunderteins zweihundertfünfzig eintausendneunhundertneunundneunzig',
    );
  });
});
