/** Forms of English words for glosses: 'goes', 'went', 'gone', 'children'. */

/** Past and participle, one where they are the same. */
const irregularVerbs: Readonly<Record<string, readonly [past: string, participle?: string]>> = {
  go: ['went', 'gone'], have: ['had'], do: ['did', 'done'], make: ['made'], eat: ['ate', 'eaten'], drink: ['drank', 'drunk'], sleep: ['slept'], wake: ['woke', 'woken'], get: ['got'], come: ['came', 'come'], leave: ['left'], run: ['ran', 'run'], swim: ['swam', 'swum'], drive: ['drove', 'driven'], fly: ['flew', 'flown'], sit: ['sat'], stand: ['stood'], lie: ['lay', 'lain'], fall: ['fell', 'fallen'], take: ['took', 'taken'], ride: ['rode', 'ridden'], lose: ['lost'], know: ['knew', 'known'], understand: ['understood'], teach: ['taught'], think: ['thought'], forget: ['forgot', 'forgotten'], see: ['saw', 'seen'], hear: ['heard'], read: ['read'], write: ['wrote', 'written'], feel: ['felt'], speak: ['spoke', 'spoken'], say: ['said'], tell: ['told'], sing: ['sang', 'sung'], meet: ['met'], buy: ['bought'], sell: ['sold'], pay: ['paid'], cost: ['cost'], bring: ['brought'], give: ['gave', 'given'], send: ['sent'], show: ['showed', 'shown'], find: ['found'], break: ['broke', 'broken'], build: ['built'], draw: ['drew', 'drawn'], wear: ['wore', 'worn'], win: ['won'], choose: ['chose', 'chosen'], cut: ['cut'], throw: ['threw', 'thrown'], steal: ['stole', 'stolen'], hide: ['hid', 'hidden'], grow: ['grew', 'grown'], bite: ['bit', 'bitten'], feed: ['fed'], can: ['could'], must: ['had to'], put: ['put'], hold: ['held'],
}; // oxfmt-ignore

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children', man: 'men', woman: 'women', person: 'people', foot: 'feet', tooth: 'teeth', mouse: 'mice', fish: 'fish', sheep: 'sheep', wife: 'wives', knife: 'knives', life: 'lives', wolf: 'wolves', leaf: 'leaves', shelf: 'shelves', policeman: 'policemen', fireman: 'firemen', hair: 'hair', goose: 'geese', half: 'halves', pasta: 'pasta', homework: 'homework', news: 'news', furniture: 'furniture', luggage: 'luggage', advice: 'advice', information: 'information', people: 'people', potato: 'potatoes', tomato: 'tomatoes', fruit: 'fruit',
}; // oxfmt-ignore

/** Changes the first word of several: 'wake up' → 'wakes up'. */
const ofFirst = (text: string, change: (word: string) => string): string =>
  text.replace(/^\S+/u, (first) => change(first));

const withS = (word: string): string =>
  /(?:s|x|z|ch|sh)$/u.test(word) || word === 'go' || word === 'do'
    ? `${word}es`
    : word.replace(/(?<=[^aeiou])y$/u, 'ie') + 's';

const withEd = (word: string): string => {
  if (word.endsWith('e')) return `${word}d`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ied`;
  return /^(?:stop|shop|chat|hug|jog|plan|travel|prefer|ski)$/u.test(word) && word !== 'ski'
    ? `${word}${word.slice(-1)}ed`
    : `${word}ed`;
};

export const thirdPerson = (verb: string): string =>
  ofFirst(verb, (word) =>
    word === 'have' ? 'has' : word === 'be' ? 'is' : word === 'can' || word === 'must' ? word : withS(word),
  );
export const past = (verb: string): string =>
  ofFirst(verb, (word) => (word === 'be' ? 'was' : (irregularVerbs[word]?.[0] ?? withEd(word))));
export const participle = (verb: string): string =>
  verb === 'be born'
    ? 'born'
    : ofFirst(verb, (word) => {
        if (word === 'be') return 'been';
        const [before, after] = irregularVerbs[word] ?? [];
        return after ?? before ?? withEd(word);
      });

export const plural = (noun: string): string =>
  noun.replace(/\S+$/u, (last) => irregularPlurals[last] ?? (last.endsWith('s') ? last : withS(last)));

/** Names of countries, languages and nations bear capitals: 'South Korea', 'USA', 'French'. */
export const proper = (name: string): string =>
  /^us?a?$|^uk$/u.test(name)
    ? name.toUpperCase()
    : name.replace(/(?<=^|[ -])(?!of |the )\p{Ll}/gu, (first) => first.toUpperCase());
