/** English words that carry little meaning of their own, by how much they weigh when two sentences are compared. */
const fillers =
  'please um uh er erm hmm well so just really actually oh ah a an the very much some maybe there any kind'.split(' ');
const functionWords = (
  'i you he she it we they me him her us them my your his its our their is are am was were be been do doe did have has had ' +
  'to of in at on for from with and or but if that thi these those will would can could shall should may might as by about let here too also then ' +
  'us up out go get want am called'
).split(' ');

const weights = new Map<string, number>([
  ...functionWords.map((word) => [word, 0.35] as const),
  ...fillers.map((word) => [word, 0.08] as const),
  ...'what where when who how why'.split(' ').map((word) => [word, 0.7] as const),
  // They decide what is meant in a sentence of two words.
  ...['i', 'you', 'my', 'your', 'no', 'not', 'yes'].map((word) => [word, 0.5] as const),
]);

/** 0.08 for a filler, 0.35 to 0.7 for a function word, 1 for a word with a meaning. Found by trying, not derived. */
export function ownWeight(word: string): number {
  return weights.get(word) ?? (/^\d+$/u.test(word) ? 0.7 : 1);
}

export function isFiller(word: string): boolean {
  return ownWeight(word) < 0.1;
}

/** Glosses that name function words: a learner did not lack these for want of vocabulary. */
const plainGlosses = new Set(
  (
    'the a an some to of in at on for from with and or but if that this it is are am was be do does have has had i you he she we they me ' +
    'him her us them my your his our their who what where when how why which not no yes myself yourself oneself itself there here as by than ' +
    'too also then so please one it_is hello goodbye thanks sorry welcome nice_to_meet_you thank_you excuse_me you’re_welcome oh ah'
  ).split(' '),
);

export function isPlainGloss(gloss: string): boolean {
  return (
    gloss === '' ||
    gloss.startsWith(':') ||
    plainGlosses.has(gloss.toLowerCase()) ||
    plainGlosses.has(gloss.toLowerCase().replace(/ /gu, '_'))
  );
}

/** Common words by which French and other Latin-script languages are told from English, beyond the content's own. */
export const commonEnglish = new Set(
  [...fillers, ...functionWords].concat(
    'yes no not what where when who how why hello thank sorry good bye know want like need think say tell see look make take come time day today tomorrow yesterday'.split(
      ' ',
    ),
  ),
);

/** First names that are common where English is spoken or learnt: "hi i'm tom" needs no capital to be understood. */
export const firstNames = new Set(
  (
    'aaron adam ahmed aisha alan alejandro alex alexander alice alicia ali amanda amelia amy ana andrea andrew andy angela anita anna anne annie ' +
    'anthony anton antonio ash ashley barbara ben benjamin beth bob brian camila carla carlos carmen caroline catherine charles charlie charlotte chloe chris christian ' +
    'christina christine claire clara daniel daniela dave david diana diego dmitri ed eddie edward elena eli elizabeth ella ellen emily emma eric erik ' +
    'eva evan fatima felix fiona francesca francis frank fred gabriel gary george georgia gina giulia greg hana hannah harry hassan heather helen henry hugo ' +
    'ian ibrahim ines ingrid irene isaac isabel isabella ivan jack jacob james jamie jan jane janet jason javier jen jenny jennifer jeremy jess jessica ' +
    'jim joan joe joel john jon jonathan jordan jorge jose joseph josh joshua juan julia julian julie justin karen karl kate katherine kathy katie ' +
    'kelly ken kevin kim kwame kyle lara laura lauren lea leo leon lewis liam lily linda lisa louis louise lucas lucia lucy luis luke maria marie mario ' +
    'mark marta martha martin mary mateo matt matthew max megan mei melissa mia michael michelle miguel mike mina mohamed mohammed monica muhammad nadia nancy ' +
    'natalia natalie nathan nick nicholas nicola nicole nina noah nora oliver olivia omar oscar pablo pamela patricia patrick paul paula pedro peter phil philip pierre ' +
    'priya rachel ravi raj rebecca ricardo richard rita rob robert robin roberto rosa rosie ruth ryan sam samantha samuel sandra sara sarah scott sean sebastian ' +
    'sergey simon sofia sonia sophia sophie stella stephen steve steven sue susan suzanne tanya taylor ted teresa theo thomas tim tina toby tom tony tracy ' +
    'vera veronica victor victoria vincent wei will william yuki yusuf zara zoe'
  ).split(' '),
);

/** What people say of themselves after "I'm", with a capital or without, so that it is taken for nobody's name. */
export const noName = new Set(
  (
    'able afraid alive alone allergic amazing american angry annoyed anxious arabic argentinian asian asleep australian austrian awake away awesome awful back bad beautiful belgian better ' +
    'blind bored boring brazilian british broke brown busy calm canadian certain chinese christian clever cold colombian concerned confused cool crazy curious czech danish dead deaf ' +
    'depressed different disappointed divorced done drunk dutch egyptian embarrassed engaged english european excited exhausted famous fast fat female fine finnish fired first ' +
    'foreign free french friendly full funny german glad gay good great greek grumpy guilty happy healthy here home homeless homesick hopeful horrible hot hungarian hungry hurt ill ' +
    'impressed indian interested into irish israeli italian japanese jealous jewish joking kidding korean late lazy left lonely lost lucky mad male married mexican muslim nervous new ' +
    'nice nobody norwegian okay old open pakistani polish poor portuguese pregnant proud quiet ready rich right romanian russian sad safe scared scottish serious ' +
    'short shy sick silly single sleepy slow small sober sorry spanish starving stressed strong stuck stupid sure surprised swedish swiss tall terrible thai thirsty tired turkish ' +
    'ugly ukrainian unemployed unhappy upset used vegan vegetarian vietnamese weak welsh wet well wise worried wrong young ' +
    'nothing something everything everyone somebody anybody human person man woman boy girl student teacher doctor nurse lawyer engineer chef cook driver artist ' +
    'bien fatigué fatiguée malade content contente perdu perdue seul seule désolé désolée prêt prête ici là étudiant étudiante français française anglais anglaise ' +
    'america england france germany japan london paris tokyo'
  ).split(' '),
);
