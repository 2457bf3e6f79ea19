import type { VerbFrame } from '../verbFrames';

/** A verb of English in one of its forms. */
export interface VerbForm {
  readonly lemma: string;
  readonly form: 'base' | 's' | 'past' | 'participle' | 'ing';
}

/** How a verb is used: the small words behind it, what it takes, and the frame that it is. */
export interface Use {
  readonly frame: VerbFrame;
  /** Between verb and object, or behind a verb without one: 'up', 'for', 'to bed'; 'oneself' stands for myself and the like. */
  readonly particle: readonly string[];
  /** The object may stand before the particle: 'pick my sister up'. */
  readonly isSeparable?: true;
  readonly takes: 'nothing' | 'object' | 'either';
  /** The verb may take somebody besides: 'give me a book', 'tell my sister a story'. */
  readonly toSomebody?: true;
}

/** `verb [particle …] [+object | ?object] [particle …] [>]: frame`; what has no colon is its own frame. '>' takes somebody to whom. */
const uses = `
live; work as +: work-as; work; study ?; sleep; rest; relax; wake up: wake-up; get up: get-up; stand up: get-up; go to bed: go-to-bed; fall asleep: fall-asleep
shower; take a shower: shower; have a shower: shower; exercise; train; clean ?; wash ?; cook ?; bake ?; shop; go shopping: shop; travel; move house: move-house; move: move-house; stay; wait for +: wait-for; wait; hurry; practise ?; practice ?: practise
go for a walk: go-for-a-walk; go on a walk: go-for-a-walk; take a walk: go-for-a-walk; go out: go-out; go home: go-home; go back home: go-home; go camping: go-camping; go fishing: go-fishing; go swimming: swim; go running: jog; go hiking: hike; go skiing: ski; go dancing: dance; go cycling: cycle; go surfing: surf; go jogging: jog; go
come back: come-back; come home: come-back; get home: come-back; come; return: come-back; arrive; leave; walk; run; swim; cycle; ride a bike: cycle; ride my bike: cycle; hike; ski; drive ?; fly; climb ?; jump; dance; sit down: sit; sit; stand; lie down: lie; lie; fall; surf; jog; get lost: get-lost; ride +
eat ?; have breakfast: eat; have lunch: eat; have dinner: eat; drink ?; order +; try +; taste +; smoke ?
know ?; understand ?; learn ?; teach ?; think about +: think-about; think of +: think-about; think so: think-so; remember ?; forget ?; dream about +: dream-of; dream of +: dream-of; see +; watch +; look at +: look-at; hear +; listen to +: listen-to; read ?; write to +: write-to; write ?
like +; love +; hate +; prefer +; enjoy +; want +; need +; miss +; look forward to +: look-forward-to; collect +
speak to +: talk-to; speak with +: talk-to; speak about +: talk-about; speak ?; talk to +: talk-to; talk with +: talk-to; talk about +: talk-about; chat with +: talk-to; chat; talk: chat; say +; tell + >; ask +; answer ?; call +; sing ?; laugh; cry; smile; shout; argue; explain + >
meet +; visit +; help ?; marry +; get married: marry; invite +; kiss +; hug +; look after +: look-after; take care of +: look-after; thank +; get to know +: get-to-know
make + >; do +; use +; buy + >; sell +; pay for +: pay; pay ?; cost +; bring + >; take +; carry +; give + >; send + >; show + >; get +; find +; look for +: look-for; lose ?; open +; close ?; start ?; begin ?: start; finish ?; break +; repair +; fix +: repair; build +; draw ?; paint ?; wear +; win ?; choose +; change +; cut +; throw +; steal +; hide; plant +; grow +; turn on +: turn-on; turn off +: turn-off
play with +: play-with; play ?; bark; bite ?; feed +; chase +; scratch +; snore; rain; snow; happen
hurt; cough; sneeze; bleed; get sick: get-sick; get well: get-well; lose weight: lose-weight; gain weight: gain-weight; put on weight: gain-weight; die; grow up: grow-up
rent +; own +; move in: move-in; tidy up: tidy; tidy ?; iron ?; vacuum; do the dishes: do-the-dishes; do the laundry: do-the-laundry; water +; pick +; dig; mow the lawn: mow; decorate +; sew ?; knit ?; boil +; fry +; burn +; mix +; peel +; park ?; charge +
get on +: get-on; get off +: get-off; change trains: change-trains; book +; pack ?; cross +; turn; follow +; sail; skate; camp; go on holiday: go-on-holiday; go on vacation: go-on-holiday
earn +; spend time: spend-time; spend +: spend-money; save money: save-money; plan +; decide ?; check +; test +; count ?; print +; type; download +; email +; text +: text-somebody; search for +: search-for; join +; quit ?; retire; graduate; pass +: pass-exam; fail +: fail-exam; borrow +; lend + >; share +; return +: return-thing
celebrate ?; promise; apologise; apologize: apologise; complain; agree; disagree; describe +; introduce +; joke; lie to +: lie-to; whisper; worry about +: worry-about; worry; trust +; get divorced: divorce; fall in love: fall-in-love; get engaged: get-engaged; have fun: have-fun; get angry: get-angry; belong to +: belong-to; look like +: look-like; mean +; ignore +; touch +; hold +; push +; pull +; smell ?; ring; knock; hunt; pray; catch +: catch-transport
get dressed: get-dressed; get undressed: get-undressed; put + on: put-on; take + off: take-off; try + on: try-on; brush +; comb +; take a bath: take-a-bath; have a bath: take-a-bath; take a nap: take-a-nap; have a nap: take-a-nap; sleep in: sleep-in; oversleep; wake + up: wake-somebody; wake +: wake-somebody; put + to bed: put-to-bed; walk +: walk-dog; take + for a walk: walk-dog; set the table: set-the-table; lay the table: set-the-table; clear the table: clear-the-table; make the bed: make-the-bed; make my bed: make-the-bed; throw + away: throw-away; throw + out: throw-away; take + out: take-out-rubbish; lock +; lock + up: lock; fill +; empty +; sweep ?; dry +; fold +; hang + up: hang-up; polish +; move out: move-out; leave +: leave-thing; unpack ?
grate +; chop +: cut; slice +: cut; stir +; add +; pour +; serve +; roast +; grill +; freeze +; melt; heat + up: heat-up; heat +: heat-up; squeeze +; chew +; swallow +; lick +
slip; stumble; trip: stumble; crawl; dive; row; hitchhike; land; run away: run-away; escape; enter +; pick + up: pick-somebody-up; drop + off: drop-off; accompany +; overtake +; brake; crash; break down: break-down; run out of +: run-out-of; take part in +: take-part-in; participate in +: take-part-in; sunbathe; check in: check-in; come in: come-in; come along: come-along; go back: go-back; go to sleep: fall-asleep; go for a run: jog; go for a swim: swim; go for a hike: hike; hurry up: hurry; set off: leave; give up: give-up; give + up: give-up
scream; yell: shout; breathe; sweat; shiver; tremble: shiver; faint; pass out: faint; vomit; throw up: vomit; yawn; whistle; clap; wave; limp; stretch; hurt oneself: hurt-oneself; injure oneself: hurt-oneself; burn oneself: burn-oneself; cut oneself: cut-oneself; recover; enjoy oneself: have-fun; have a good time: have-fun
kill +; hit +; kick +; attack +; rescue +; arrest +; injure +; rob +; shoot +; greet +; congratulate +; forgive +; disturb +; annoy +; bother +: annoy; surprise +; scare +; frighten +: scare; tickle +; comfort +; praise +; punish +; warn +; admire +; respect +; adopt +; raise +: raise-child; bring + up: raise-child; recognise +; recognize +: recognise; envy +; laugh at +: laugh-at; laugh about +: laugh-about; shout at +: shout-at; yell at +: shout-at; scream at +: shout-at; get along with +: get-along-with; get on with +: get-along-with; get on well with +: get-along-with; get along well with +: get-along-with; break up: break-up; split up: break-up; flirt; protect +; support +; encourage +; hire +; fire +: fire-somebody; call + back: call-back; phone +: call; ring + up: call; call + up: call; tease +; believe in +: believe-in; complain about +: complain-about; depend on +: depend-on; get used to +: get-used-to; introduce oneself: introduce-oneself; interrupt +; cheat; vote; donate +; help + out: help; meet up with +: meet
translate +; pronounce +; spell +; repeat +; solve +; calculate +; copy +; correct +; mark +; revise; attend +; skip +; prepare +; discuss +; sign +; fill + in: fill-in; fill + out: fill-in; manage +; organise +; organize +: organise; install +; delete +; upload +; record +; rehearse; compose +; score +; beat +; hand + in: hand-in; look + up: look-up; write + down: write-down; apply for +: apply-for; take photos: take-photos; take pictures: take-photos; take photographs: take-photos; make friends: make-friends; deliver +; receive +; wrap +; wrap + up: wrap; accept +; refuse +; recommend +; compare +; imagine +; expect +; notice +; guess +; create +; invent +; discover +; develop +; design +; publish +; measure +; glue +; replace +; improve +; recycle +; waste +; avoid +; cancel +; confirm +; exchange +; press +; shake +; bury +; switch + on: turn-on; switch + off: turn-off; turn + on: turn-on; turn + off: turn-off; reserve +: book; mend +: repair; give + back: return-thing
milk +; harvest +; sow +; rake +; lay eggs: lay-eggs; stroke +; pet +: stroke; keep +: keep-animals; purr; meow; miaow: meow; growl; howl; sting +; sniff +
shine; blow; thunder; hail; last +; weigh +; contain +; disappear; exist; drown; explode; sink; stink; bloom
`;

const usesOf: ReadonlyMap<string, readonly Use[]> = parseUses(uses);

function parseUses(source: string): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  for (const row of source.split(/[;\n]/u)) {
    const [left = '', right] = row.split(':').map((part) => part.trim());
    const [verb = '', ...rest] = left.split(' ').filter(Boolean);
    if (verb === '') continue;
    const particle = rest.filter((word) => !['+', '?', '>'].includes(word));
    const use: Use = {
      // Checked by a test: each row names a frame.
      frame: (right ?? [verb, ...particle].join('-')) as VerbFrame,
      particle,
      ...(rest.includes('+') && rest.at(-1) !== '+' && rest.at(-1) !== '>' ? { isSeparable: true } : {}),
      takes: rest.includes('+') ? 'object' : rest.includes('?') ? 'either' : 'nothing',
      ...(rest.includes('>') ? { toSomebody: true } : {}),
    };
    found.set(verb, [...(found.get(verb) ?? []), use]);
  }
  for (const each of found.values()) each.sort((one, other) => other.particle.length - one.particle.length);
  return found;
}

/** How a verb can be used, the longest first. */
export function usesOfVerb(lemma: string): readonly Use[] {
  return usesOf.get(lemma) ?? [];
}

/** Base, past and participle of what is not made by -ed. */
const irregular = `
sleep slept slept; wake woke woken; get got got; get got gotten; go went gone; fall fell fallen; take took taken; have had had; come came come; leave left left; run ran run; swim swam swum; drive drove driven; fly flew flown; sit sat sat; stand stood stood; lie lay lain; ride rode ridden; eat ate eaten; drink drank drunk; know knew known; understand understood understood; learn learnt learnt; teach taught taught; think thought thought; forget forgot forgotten; dream dreamt dreamt; see saw seen; hear heard heard; read read read; write wrote written; feel felt felt; speak spoke spoken; say said said; tell told told; sing sang sung; meet met met; make made made; do did done; buy bought bought; sell sold sold; pay paid paid; cost cost cost; bring brought brought; give gave given; send sent sent; show showed shown; find found found; lose lost lost; begin began begun; break broke broken; build built built; draw drew drawn; wear wore worn; win won won; choose chose chosen; cut cut cut; throw threw thrown; steal stole stolen; hide hid hidden; grow grew grown; bite bit bitten; feed fed fed; shut shut shut; hurt hurt hurt; bleed bled bled; spend spent spent; hold held held; lend lent lent; mean meant meant; dig dug dug; catch caught caught; quit quit quit; sew sewed sewn; burn burnt burnt; ring rang rung; put put put; hope hoped hoped; stop stopped stopped; hide hid hidden; oversleep overslept overslept; sweep swept swept; freeze froze frozen; overtake overtook overtaken; hit hit hit; shoot shot shot; forgive forgave forgiven; beat beat beaten; shake shook shaken; sow sowed sown; sting stung stung; shine shone shone; blow blew blown; sink sank sunk; lay laid laid; set set set; swear swore sworn; split split split; fire fired fired; keep kept kept
`;

function makeForms(): Map<string, VerbForm[]> {
  const made = new Map<string, VerbForm[]>();
  const add = (text: string, form: VerbForm) => made.set(text, [...(made.get(text) ?? []), form]);
  const pasts = new Map<string, string[][]>();
  for (const row of irregular.split(';')) {
    const [lemma = '', ...rest] = row.trim().split(' ');
    pasts.set(lemma, [...(pasts.get(lemma) ?? []), rest]);
  }
  for (const lemma of [...usesOf.keys(), 'have', 'feel', 'hope', 'stop', 'believe']) {
    if (made.get(lemma)?.some((form) => form.lemma === lemma)) continue;
    add(lemma, { lemma, form: 'base' });
    add(/(?:s|sh|ch|x|z|o)$/u.test(lemma) ? `${lemma}es` : lemma.replace(/(?<=[^aeiou])y$/u, 'ie') + 's', {
      lemma,
      form: 's',
    });
    for (const stem of ingStems(lemma)) add(`${stem}ing`, { lemma, form: 'ing' });
    const regular = pastStems(lemma).map((past) => [past, past]);
    for (const [past = '', participle = past] of pasts.get(lemma) ?? regular) {
      add(past, { lemma, form: 'past' });
      add(participle, { lemma, form: 'participle' });
    }
    if (['learn', 'dream', 'burn', 'smell'].includes(lemma)) {
      add(`${lemma}ed`, { lemma, form: 'past' });
      add(`${lemma}ed`, { lemma, form: 'participle' });
    }
  }
  return made;
}

const doubled =
  /^(?:run|swim|get|sit|jog|cut|win|begin|forget|plan|chat|shop|hug|travel|stop|put|dig|quit|knit|set|put|hit|slip|rob|skip|pet|wrap|clap|trip|split|chop)$/u;

const ingStems = (lemma: string) => {
  if (lemma === 'lie') return ['ly'];
  if (lemma === 'travel') return ['travel', 'travell'];
  if (doubled.test(lemma)) return [lemma + (lemma.at(-1) ?? '')];
  return [lemma.replace(/(?<=[^eo])e$/u, '')];
};

const pastStems = (lemma: string) => {
  if (lemma === 'travel') return ['traveled', 'travelled'];
  if (doubled.test(lemma)) return [`${lemma}${lemma.at(-1) ?? ''}ed`];
  if (lemma.endsWith('e')) return [`${lemma}d`];
  return [lemma.replace(/(?<=[^aeiou])y$/u, 'i') + 'ed'];
};

const forms: ReadonlyMap<string, readonly VerbForm[]> = makeForms();

/** What a word is a form of, of the verbs that have a use. */
export function verbForms(text: string): readonly VerbForm[] {
  return forms.get(text) ?? [];
}

/** A verb in one of its forms, as it is written first. */
export function formOfVerb(lemma: string, form: VerbForm['form']): string {
  for (const [text, found] of forms) if (found.some((each) => each.lemma === lemma && each.form === form)) return text;
  return lemma;
}

/** A frame's English: its verb, and the use of it that is named like the frame, or else comes first. */
export function wordingOf(frame: VerbFrame): { verb: string; use: Use } | undefined {
  const found = [...usesOf].flatMap(([verb, each]) =>
    each.filter((use) => use.frame === frame).map((use) => ({ verb, use })),
  );
  const isNamed = ({ verb, use }: { verb: string; use: Use }) => [verb, ...use.particle].join('-') === frame;
  return found.find(isNamed) ?? found[0];
}
