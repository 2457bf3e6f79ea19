/** English forms for glosses: what a German form is in its sentence. */

const plurals: Readonly<Record<string, string>> = {
  child: 'children', man: 'men', woman: 'women', person: 'people', foot: 'feet', tooth: 'teeth', mouse: 'mice', goose: 'geese',
  fish: 'fish', sheep: 'sheep', knife: 'knives', wife: 'wives', life: 'lives', leaf: 'leaves', shelf: 'shelves', wolf: 'wolves',
  loaf: 'loaves', half: 'halves', thief: 'thieves', tomato: 'tomatoes', potato: 'potatoes', hero: 'heroes', euro: 'euros',
  kid: 'kids', series: 'series', people: 'people', aircraft: 'aircraft', housewife: 'housewives', pasta: 'pasta',
  policeman: 'policemen', fireman: 'firemen', grandchild: 'grandchildren',
}; // oxfmt-ignore

export function plural(noun: string): string {
  const space = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(space);
  return noun.slice(0, space) + (plurals[last] ?? regularPlural(last));
}

function regularPlural(noun: string): string {
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('s') && !/(?:ss|us|bus)$/u.test(noun)) return noun;
  return /(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

const irregular = `be is been|have has had|do does done|go goes gone|get gets got|come comes come|take takes taken|eat eats eaten
drink drinks drunk|sleep sleeps slept|see sees seen|write writes written|read reads read|speak speaks spoken|meet meets met
buy buys bought|bring brings brought|think thinks thought|teach teaches taught|know knows known|understand understands understood
forget forgets forgotten|feel feels felt|hear hears heard|say says said|tell tells told|sing sings sung|make makes made
sell sells sold|pay pays paid|cost costs cost|give gives given|send sends sent|find finds found|lose loses lost|break breaks broken
build builds built|draw draws drawn|wear wears worn|win wins won|choose chooses chosen|cut cuts cut|throw throws thrown
steal steals stolen|hide hides hidden|grow grows grown|bite bites bitten|feed feeds fed|run runs run|swim swims swum
drive drives driven|fly flies flown|sit sits sat|stand stands stood|lie lies lain|fall falls fallen|ride rides ridden
wake wakes woken|leave leaves left|lend lends lent|hold holds held|mean means meant|burn burns burnt|dig digs dug|ring rings rung|catch catches caught|spend spends spent|let lets let|stop stops stopped|knit knits knitted|sew sews sewn|hurt hurts hurt|bleed bleeds bled|lie lies lain|become becomes become|show shows shown|get gets got|put puts put|begin begins begun
plan plans planned|shop shops shopped|chat chats chatted|hug hugs hugged|prefer prefers preferred|jog jogs jogged`;
const irregularForms = new Map(
  irregular.split(/[|\n]/u).map((row): [string, readonly [string, string]] => {
    const [base = '', third = '', done = ''] = row.split(' ');
    return [base, [third, done]];
  }),
);

/** 'get up' is 'gets up'. */
export const thirdPerson = (verb: string): string => inflected(verb, 0, regularPlural);

/** 'get up' is 'got up'. */
export const participle = (verb: string): string => inflected(verb, 1, regularParticiple);

function inflected(verb: string, which: 0 | 1, regular: (word: string) => string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [irregularForms.get(first)?.[which] ?? regular(first), ...rest].join(' ');
}

function regularParticiple(verb: string): string {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}
