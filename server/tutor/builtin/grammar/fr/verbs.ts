import type { VerbFrame } from '../verbFrames';

/** What French makes of a frame. */
export interface VerbRow {
  /** The infinitive, without se. */
  readonly verb: string;
  readonly isReflexive?: true;
  /** Forms its past with être; reflexive verbs do so without saying. */
  readonly takesEtre?: true;
  /** How the object stands: directly, after a preposition, or not at all. */
  readonly object?: 'direct' | 'à' | 'de' | 'avec' | 'sur' | 'comme' | 'pour';
  /** 'general' says what there is of it with le: aimer le café, s’intéresser à la musique. */
  readonly objectIs?: 'general' | undefined;
  /** The verb says nothing without its object. */
  readonly needsObject?: true;
  /** Words right behind the verb that belong to it: 'la~le=the douche=shower'. */
  readonly with?: string;
  /** An adjective behind the verb that agrees with the subject. */
  readonly adjective?: string;
  /** A state, which stands in the imparfait where it is past. */
  readonly isState?: true;
  /** The English that a gloss is made of, where it is not the frame's first word. */
  readonly gloss?: string;
  /** A learnt skill: its 'can' is savoir. */
  readonly isSkill?: true;
  /** Begins and ends at once: even in childhood it happened once. */
  readonly isEvent?: true;
  /** Takes whom it is given or told to. */
  readonly to?: true;
}

const intransitive = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, ...more });
const direct = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, object: 'direct', ...more });
const self = (verb: string, more: Partial<VerbRow> = {}): VerbRow => ({ verb, isReflexive: true, ...more });
const needs = { needsObject: true } as const;
const state = { isState: true } as const;
const event = { isEvent: true } as const;
const etre = { takesEtre: true } as const;

/** Undefined where French says it too differently for a row: such a sentence is not said. */
export const verbRows: Readonly<Record<VerbFrame, VerbRow | undefined>> = {
  live: intransitive('habiter', state),
  work: intransitive('travailler'),
  'work-as': intransitive('travailler', { object: 'comme', ...needs }),
  study: direct('étudier'),
  sleep: intransitive('dormir'),
  rest: self('reposer'),
  relax: self('détendre'),
  'wake-up': self('réveiller', { gloss: 'wake up' }),
  'get-up': self('lever', { gloss: 'get up' }),
  'go-to-bed': self('coucher', { gloss: 'go to bed' }),
  'fall-asleep': self('endormir', { gloss: 'fall asleep', ...event }),
  shower: self('doucher'),
  exercise: intransitive('faire', { with: 'du=some sport=sport', gloss: 'do' }),
  train: self('entraîner'),
  clean: direct('nettoyer', needs),
  wash: direct('laver', needs),
  cook: direct('cuisiner', { isSkill: true }),
  bake: direct('préparer', { gloss: 'make', ...needs }),
  shop: intransitive('faire', { with: 'les~le=the courses~course=errands', gloss: 'do' }),
  travel: intransitive('voyager'),
  'move-house': intransitive('déménager', { gloss: 'move', ...event }),
  stay: intransitive('rester', etre),
  wait: intransitive('attendre'),
  'wait-for': direct('attendre', { gloss: 'wait for', ...needs }),
  hurry: self('dépêcher'),
  practise: self('entraîner'),

  go: intransitive('aller', etre),
  'go-out': intransitive('sortir', { ...etre, gloss: 'go out' }),
  'go-home': intransitive('rentrer', { ...etre, gloss: 'go back', with: 'à=to la~le=the maison=house' }),
  'go-for-a-walk': self('promener', { gloss: 'walk' }),
  come: intransitive('venir', etre),
  'come-back': intransitive('revenir', { ...etre, gloss: 'come back' }),
  arrive: intransitive('arriver', { ...etre, ...event }),
  leave: intransitive('partir', { ...etre, ...event }),
  walk: intransitive('marcher'),
  run: intransitive('courir'),
  swim: intransitive('nager', { isSkill: true }),
  cycle: intransitive('faire', { with: 'du=some vélo=bike', gloss: 'do', isSkill: true }),
  hike: intransitive('faire', { with: 'de=some la~le=the randonnée=hiking', gloss: 'do' }),
  ski: intransitive('skier', { isSkill: true }),
  drive: direct('conduire', { isSkill: true }),
  fly: intransitive('voler'),
  climb: intransitive('grimper'),
  jump: intransitive('sauter'),
  dance: intransitive('danser', { isSkill: true }),
  sit: intransitive('être', { gloss: 'be', adjective: 'assis=sitting', ...state }),
  stand: intransitive('être', { gloss: 'be', with: 'debout=standing', ...state }),
  lie: intransitive('être', { gloss: 'be', adjective: 'allongé=lying', ...state }),
  fall: intransitive('tomber', { ...etre, ...event }),
  'take-transport': direct('prendre', { gloss: 'take', ...needs }),
  ride: undefined,
  'get-lost': self('perdre', { gloss: 'lose', ...event }),
  'go-camping': intransitive('faire', { gloss: 'do', with: 'du=some camping=camping' }),
  'go-fishing': intransitive('aller', { ...etre, gloss: 'go', with: 'à=to la~le=the pêche=fishing' }),
  surf: intransitive('faire', { gloss: 'do', with: 'du=some surf=surfing', isSkill: true }),
  jog: intransitive('faire', { gloss: 'do', with: 'du=some jogging=jogging' }),

  eat: direct('manger'),
  drink: direct('boire'),
  order: direct('commander', needs),
  try: direct('essayer', needs),
  taste: direct('goûter', needs),
  smoke: intransitive('fumer'),

  know: direct('connaître', { ...needs, ...state }),
  understand: direct('comprendre'),
  learn: direct('apprendre'),
  teach: direct('enseigner', { to: true }),
  think: intransitive('réfléchir'),
  'think-about': intransitive('penser', { object: 'à', objectIs: 'general', gloss: 'think', ...needs }),
  'think-so': intransitive('penser', { gloss: 'think', ...state }),
  believe: direct('croire', { ...needs, ...state }),
  hope: intransitive('espérer', state),
  remember: self('souvenir', { object: 'de', ...state }),
  forget: direct('oublier', event),
  'dream-of': intransitive('rêver', { object: 'de', gloss: 'dream', ...needs }),
  see: direct('voir', needs),
  watch: direct('regarder', needs),
  'look-at': direct('regarder', { gloss: 'look at', ...needs }),
  hear: direct('entendre', needs),
  'listen-to': direct('écouter', { gloss: 'listen to', ...needs }),
  read: direct('lire', { isSkill: true }),
  write: direct('écrire', { isSkill: true, to: true }),
  feel: undefined,

  like: direct('aimer', { objectIs: 'general', ...needs, ...state }),
  love: direct('adorer', { objectIs: 'general', ...needs, ...state }),
  hate: direct('détester', { objectIs: 'general', ...needs, ...state }),
  prefer: direct('préférer', { objectIs: 'general', ...needs, ...state }),
  enjoy: direct('aimer', { objectIs: 'general', ...needs, ...state }),
  want: direct('vouloir', { ...needs, ...state }),
  need: intransitive('avoir', { with: 'besoin=need', object: 'de', gloss: 'have', ...needs, ...state }),
  miss: intransitive('manquer', { object: 'à', ...needs, ...state }),
  fear: intransitive('avoir', {
    with: 'peur=fear',
    object: 'de',
    objectIs: 'general',
    gloss: 'have',
    ...needs,
    ...state,
  }),
  'be-interested-in': self('intéresser', { object: 'à', objectIs: 'general', gloss: 'interest', ...needs, ...state }),
  'be-good-at': undefined,
  'be-allergic-to': intransitive('être', {
    adjective: 'allergique=allergic',
    object: 'à',
    objectIs: 'general',
    gloss: 'be',
    ...needs,
    ...state,
  }),
  'be-married': intransitive('être', { adjective: 'marié=married', object: 'avec', gloss: 'be', ...state }),
  'be-born': intransitive('naître', { ...etre, gloss: 'be born', ...event }),
  'look-forward-to': undefined,
  collect: direct('collectionner', needs),

  speak: direct('parler', { isSkill: true }),
  'talk-to': intransitive('parler', { object: 'à', gloss: 'talk', ...needs }),
  'talk-about': intransitive('parler', { object: 'de', gloss: 'talk', ...needs }),
  say: direct('dire', { ...needs, to: true }),
  tell: direct('raconter', { ...needs, to: true }),
  ask: intransitive('demander', { object: 'à', ...needs }),
  answer: intransitive('répondre', { object: 'à' }),
  call: direct('appeler', needs),
  sing: direct('chanter', { isSkill: true }),
  laugh: intransitive('rire'),
  cry: intransitive('pleurer'),
  smile: intransitive('sourire'),
  shout: intransitive('crier'),
  'write-to': intransitive('écrire', { object: 'à', gloss: 'write', ...needs }),
  argue: self('disputer'),
  chat: intransitive('parler', { gloss: 'talk' }),
  explain: direct('expliquer', { ...needs, to: true }),

  meet: direct('rencontrer', { ...needs, ...event }),
  visit: direct('visiter', needs),
  help: direct('aider'),
  marry: self('marier', { object: 'avec', ...event }),
  invite: direct('inviter', needs),
  kiss: direct('embrasser', needs),
  hug: intransitive('faire', { with: 'un=a câlin=cuddle', object: 'à', gloss: 'give', ...needs }),
  'look-after': self('occuper', { object: 'de', gloss: 'look after', ...needs }),
  thank: direct('remercier', needs),
  'get-to-know': intransitive('faire', {
    with: 'la~le=the connaissance=acquaintance',
    object: 'de',
    gloss: 'make',
    ...needs,
    ...event,
  }),

  make: direct('faire', needs),
  do: direct('faire', needs),
  use: direct('utiliser', needs),
  buy: direct('acheter', { ...needs, ...event, to: true }),
  sell: direct('vendre', { ...needs, ...event, to: true }),
  pay: direct('payer', event),
  cost: direct('coûter', { ...needs, ...state }),
  bring: direct('apporter', { ...needs, to: true }),
  take: direct('prendre', needs),
  carry: direct('porter', needs),
  give: direct('donner', { ...needs, to: true }),
  send: direct('envoyer', { ...needs, to: true }),
  show: direct('montrer', { ...needs, to: true }),
  get: direct('recevoir', { ...needs, ...event }),
  find: direct('trouver', { ...needs, ...event }),
  'look-for': direct('chercher', { gloss: 'look for', ...needs }),
  lose: direct('perdre', event),
  open: direct('ouvrir', event),
  close: direct('fermer', event),
  start: direct('commencer', { objectIs: 'general', ...event }),
  finish: direct('finir', { objectIs: 'general', ...event }),
  break: direct('casser', { ...needs, ...event }),
  repair: direct('réparer', { ...needs, ...event }),
  build: direct('construire', needs),
  draw: direct('dessiner', { isSkill: true }),
  paint: direct('peindre', { isSkill: true }),
  wear: direct('porter', { ...needs, ...state }),
  win: direct('gagner', event),
  choose: direct('choisir', event),
  change: undefined,
  cut: direct('couper', needs),
  throw: direct('lancer', { ...needs, ...event }),
  steal: direct('voler', { ...needs, ...event }),
  hide: direct('cacher'),
  plant: direct('planter', needs),
  grow: direct('cultiver', needs),
  photograph: direct('photographier', needs),
  'turn-on': direct('allumer', { gloss: 'turn on', ...needs, ...event }),
  'turn-off': direct('éteindre', { gloss: 'turn off', ...needs, ...event }),

  play: direct('jouer'),
  'play-with': intransitive('jouer', { object: 'avec', gloss: 'play', ...needs }),
  'play-sport': intransitive('jouer', { object: 'à', objectIs: 'general', gloss: 'play', ...needs }),
  'play-instrument': intransitive('jouer', {
    isSkill: true,
    object: 'de',
    objectIs: 'general',
    gloss: 'play',
    ...needs,
  }),

  bark: intransitive('aboyer'),
  bite: direct('mordre', event),
  feed: intransitive('donner', { with: 'à=to manger=eat', object: 'à', gloss: 'give', ...needs }),
  chase: direct('poursuivre', needs),
  scratch: direct('griffer'),
  snore: intransitive('ronfler'),

  rain: intransitive('pleuvoir'),
  snow: intransitive('neiger'),
  happen: self('passer', { gloss: 'happen' }),
};

/** Verbs that stand in no row: what predicates and modalities are said with. */
export const otherVerbs: readonly string[] = 'être avoir aller pouvoir savoir devoir vouloir aimer adorer détester venir appeler quitter connaître savoir jouer faire prendre raccompagner déjeuner dîner ennuyer amuser laver casser couper cacher changer dire demander rendre brosser rencontrer retrouver poser monter rentrer amener emmener tousser'.split(' '); // prettier-ignore
