import { languageTools } from '../../../language/languageTools';
import { buildBank, type Bank } from '../understanding/bank';
import type { Content } from './contentFormat';
import { parseContent } from './loadContent';

/** The folder of the languages' content. */
export const contentDir = new URL('../content', import.meta.url).pathname;

/** A small French content for tests of the engine: two scenes, three starters, a tutorial, a list, every entry of anywhere. */
const meeting = `
scene: meeting
level: 1
register: polite
roles: { learner: guest, partner: host }
title: At the door
about: [meet the neighbours, introduce myself, new flat, names, a visit]
scenario:
  context: You stand at a stranger's door.
  give: Your name.
  request: Who lives here.
goals: { name: say your name }
lines:
  - id: hello
    text: Bonjour ! Comment vous appelez-vous ?
    words: Bonjour=hello Comment=how vous=you appelez~appeler=call -vous~vous=yourself
    means: Hello! What's your name?
    note: Vous is polite.
    replies:
      - text: "Je m’appelle {name}."
        words: "Je=I m’~me=myself appelle~appeler=call {name}"
        means: "My name is {name}."
        also: ["I'm {name}", "{name}"]
        meets: name
        opens: true
        next: nice
      - { text: C’est un secret., words: C’~ce=it est~être=is un=a secret=secret, means: It's a secret., next: bye }
  - id: nice
    text: "{f:Enchanté|m:Enchanté}, {name} !"
    words: "{f:Enchanté|m:Enchanté}=delighted {name}"
    means: "Nice to meet you, {name}!"
    next: bye
  - { id: bye, text: À bientôt !, words: À_bientôt=see_you_soon, means: See you soon!, end: true }
`;

const cafe = `
scene: cafe
level: 1
register: polite
roles: { learner: customer, partner: waiter }
title: A café
about: [order a drink, coffee, tea, café, be served]
scenario:
  context: You have sat down in a small café.
  give: What you would like to drink.
  request: Whether there is sugar.
goals: { order: order a drink }
lines:
  - id: welcome
    text: Vous désirez ?
    words: Vous=you désirez~désirer=wish
    means: What would you like?
    replies:
      - text: "Je voudrais {drink:drinks}, s’il vous plaît."
        words: "Je=I voudrais~vouloir=would_like {drink:drinks} s’il_vous_plaît=please"
        means: "I'd like {drink:drinks}, please."
        also: ["{drink:drinks}"]
        also-target: ["{drink:drinks}, s’il vous plaît"]
        meets: order
        opens: true
        next: served
      - { text: Je suis {f:fatiguée|m:fatigué}., words: "Je=I suis~être=am {f:fatiguée|m:fatigué}~fatigué=tired", means: I'm tired., next: rest }
  - id: served
    text: "{drink}, voilà ! Avec du sucre ?"
    words: "{drink} voilà=there_it_is Avec=with du=some sucre=sugar"
    means: "{drink}, there you are! With sugar?"
    replies:
      - { text: Oui, avec du sucre., words: Oui=yes avec=with du=some sucre=sugar, means: "Yes, with sugar.", also: [yes], next: bye }
      - { text: Non merci., words: Non=no merci=thanks, means: No thanks., also: [no], next: bye }
  - { id: rest, text: Alors asseyez-vous., words: Alors=then asseyez~asseoir=sit -vous~vous=yourself, means: Then sit down., next: bye }
  - { id: bye, text: Bonne journée !, words: Bonne~bon=good journée=day, means: Have a nice day!, end: true }
`.replace(/text: (Je suis[^,]*|Oui, avec du sucre\.),/gu, 'text: "$1",');

const starter = (id: string, question: string, means: string) => `
scene: ${id}
kind: starter
level: 1
register: polite
roles: { learner: friend, partner: friend }
title: About ${id}
about: [${id}, the ${id}, my ${id}]
lines:
  - id: ask
    text: ${question} ?
    words: ${question.replace(/ /gu, '_')}=x
    means: ${means}?
    replies:
      - { text: Oui., words: Oui=yes, means: "Yes.", next: good }
    otherwise: odd
  - { id: good, text: ${id} bien., words: ${id}=x bien=good, means: Good., end: true }
  - { id: odd, text: Je note ${id}., words: Je=I note=note ${id}=x, means: I note it., end: true }
`;

const lesson = `
scene: lesson
kind: tutorial
level: 1
register: polite
roles: { learner: guest, partner: guide }
title: First steps
lines:
${['un', 'deux', 'trois', 'quatre']
  .map(
    (word, index, all) => `
  - id: ${word}
    text: ${word}, voilà !
    words: ${word}=${index + 1} voilà=there
    means: ${word}, there!
    note: Tap ${word}.
    replies:
      - { text: D’accord ${word}., words: D’accord=okay ${word}=x, means: "Okay, ${word}.", next: ${all[index + 1] ?? 'fin'} }
      - { text: Suite ${word}., words: Suite=next ${word}=x, means: "Next, ${word}.", next: ${all[index + 1] ?? 'fin'} }
    otherwise: ${all[index + 1] ?? 'fin'}
`,
  )
  .join('')}
  - { id: fin, text: C’est fini., words: C’~ce=it est~être=is fini=over, means: It's over., note: That is all., end: true }
`
  .replace(/text: ([^"{}\n]*?)(, words| \})/gu, 'text: "$1"$2')
  .replace(/text: (\S+, voilà !)/gu, 'text: "$1"');

const lists = `
drinks:
  - { text: un café, words: un=a café=coffee, means: a coffee, also: [coffee, 1 coffee] }
  - { text: un thé, words: un=a thé=tea, means: a tea, also: [tea] }
  - { text: un thé vert, words: un=a thé=tea vert=green, means: a green tea, also: [green tea] }
`;

const entry = (id: string, says: string, answers: [string, string][]) => `
- id: ${id}
  says: [${says}]
  answers:
${answers
  .map(
    ([text, means]) =>
      `    - { text: "${text}", words: "${text
        .replace(/[.!?,]/gu, '')
        .trim()
        .replace(/ +/gu, '_')}=x", means: "${means}" }`,
  )
  .join('\n')}`;
const say = (text: string, means: string, also = '') =>
  `{ text: "${text}", words: "${text.replace(/[.!?]/gu, '').trim().replace(/ +/gu, '_')}=x", means: "${means}", also: [${also}] }`;

const anywhere = [
  entry('greeting', say('Bonjour !', 'Hello!', 'hi'), [
    ['Bonjour !', 'Hello!'],
    ['Salut !', 'Hi!'],
  ]),
  entry('goodbye', say('Au revoir !', 'Goodbye!', 'bye'), [
    ['Au revoir !', 'Goodbye!'],
    ['À la prochaine !', 'Until next time!'],
  ]),
  entry('thanks', say('Merci !', 'Thank you!', 'thanks'), [
    ['De rien.', "You're welcome."],
    ['Je vous en prie.', "Don't mention it."],
  ]),
  entry('sorry', say('Pardon !', 'Sorry!', 'excuse me'), [
    ['Pas de souci.', 'No worries.'],
    ['Ce n’est rien.', "It's nothing."],
  ]),
  entry('yes', say('Oui.', 'Yes.'), [
    ['Bien.', 'Good.'],
    ['Parfait.', 'Perfect.'],
  ]),
  entry('no', say('Non.', 'No.'), [
    ['Bon.', 'Fine.'],
    ['Tant pis.', 'Too bad.'],
  ]),
  entry('how-are-you', say('Ça va ?', 'How are you?'), [
    ['Ça va bien.', "I'm fine."],
    ['Très bien.', 'Very well.'],
  ]),
  entry('name', say('Votre nom ?', "What's your name?"), [
    ['Camille.', 'Camille.'],
    ['Je suis Camille.', "I'm Camille."],
  ]),
  entry('help', say('À l’aide !', 'Help!'), [
    ['Courage !', 'Chin up!'],
    ['Essayez ceci.', 'Try this.'],
  ]),
  entry('again', say('Pardon ?', 'Say that again.', 'what'), [
    ['Je répète.', "I'll say it again."],
    ['Encore une fois.', 'Once more.'],
  ]),
  entry('slower', say('Lentement !', 'More slowly, please.'), [
    ['Doucement.', 'Slowly.'],
    ['D’accord.', 'All right.'],
  ]),
  entry('play-again', say('On recommence !', "Let's play it again.", 'play again, start over'), [
    ['Recommençons.', "Let's start again."],
    ['Volontiers.', 'Gladly.'],
  ]),
  entry('scene-over', '', [
    ['La scène est finie.', 'The scene is over.'],
    ['Rideau.', 'Curtain.'],
  ]),
  entry('lost', '', [
    ['Je ne comprends pas.', "Sorry, I don't understand."],
    ['Je ne connais pas ça.', "I don't know that."],
  ]),
].join('\n');

export const fixtureFiles: Readonly<Record<string, string>> = {
  'meeting.yaml': meeting,
  'cafe.yaml': cafe,
  'repas.yaml': starter('repas', 'Vous mangez', 'Do you eat'),
  'sommeil.yaml': starter('sommeil', 'Vous dormez', 'Do you sleep'),
  'ciel.yaml': starter('ciel', 'Vous sortez', 'Do you go out'),
  'lesson.yaml': lesson,
  'lists.yaml': lists,
  'anywhere.yaml': anywhere,
};

/** The fixture with some of its files changed. */
export function fixtureContent(changes: Readonly<Record<string, (source: string) => string>> = {}): Content {
  const files = Object.fromEntries(
    Object.entries(fixtureFiles).map(([file, source]) => [file, (changes[file] ?? ((same) => same))(source)]),
  );
  const { content, problems } = parseContent('fr', files);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return content;
}

export function fixtureBank(): Bank {
  return buildBank(fixtureContent(), languageTools('fr'));
}
