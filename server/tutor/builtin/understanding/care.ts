import { crisisIn } from '../../crisis/crisis';
import type { Crisis } from '../../crisis/table';
import type { Bank } from './bank';
import type { Match } from './match';

/** Entries of `anywhere.yaml` that answer a crisis are called by it. */
const crises: ReadonlySet<string> = new Set<Crisis>(['care', 'harmed']);

/** What is meant before all else by who cries for help, wherever in a message it stands. */
export function cryForHelp(message: string, { content }: Bank): Match | undefined {
  const entry = crisisIn(message);
  const answer = entry && content.anywhere.get(entry)?.answers[0];
  if (!answer) return undefined;
  const said = { ...answer, also: [], 'also-target': [] };
  const candidate = { kind: 'say' as const, entry, said, phrasings: [] };
  return { candidate, score: 1, view: 'own', entries: {}, borrowed: [], leftOut: 0 };
}

/** What must be answered with care, and with nothing else, of all that was understood. */
export function crisisAmong(parts: readonly Match[]): Crisis | undefined {
  const entry = parts.map(({ candidate }) => (candidate.kind === 'say' ? candidate.entry : '')).find(isCrisis);
  return entry;
}

const isCrisis = (entry: string): entry is Crisis => crises.has(entry);

/** A death, an illness, a parting, a job or an examination lost; of whoever it is told. */
const losses = [
  /\b(?:died|dying|is\s+dead|are\s+dead|passed\s+away|funeral|miscarriage|cancer|stroke|heart\s+attack)\b/iu,
  /\b(?:in|to)\s+(?:the\s+)?hospital\b|\bin\s+intensive\s+care\b/iu,
  /\b(?:mom|mum|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|child|baby|grand\w+|friend|dog|cat)\s+is\s+(?:very\s+|really\s+|so\s+)?(?:sick|ill|dying)\b/iu,
  /\b(?:wife|husband|girlfriend|boyfriend|partner)\s+(?:has\s+)?left\s+me\b|\b(?:broke|split)\s+up\s+with\s+me\b|\bgetting\s+(?:a\s+)?divorced?\b/iu,
  /\b(?:lost|losing)\s+my\s+(?:job|baby|mother|mum|mom|father|dad|brother|sister|son|daughter|wife|husband|dog|cat)\b|\b(?:got|was|been)\s+(?:fired|sacked|laid\s+off)\b/iu,
  /\bfailed\s+(?:my|the|an?)\s+\w*\s?(?:exam|test|interview|course|degree)/iu,
];

const german =
  '(?:mutter|vater|mama|papa|eltern|oma|opa|großmutter|großvater|bruder|schwester|sohn|tochter|kind|frau|mann|freund(?:in)?|hund|katze)';
const french =
  '(?:mère|mere|père|pere|maman|papa|frère|frere|sœur|soeur|fils|fille|enfant|mari|femme|copain|copine|amie?|grand[- ]?[a-zà-ÿ]+|chien|chat)';
const japanese =
  '(?:母|父|お母さん|お父さん|兄|姉|弟|妹|祖母|祖父|おばあさん|おじいさん|おばあちゃん|おじいちゃん|妻|夫|息子|娘|子供|子ども|友達|友だち|犬|猫)';
const korean =
  '(?:엄마|아빠|어머니|아버지|할머니|할아버지|형|누나|오빠|언니|동생|아들|딸|아이|아내|남편|친구|강아지|개|고양이)';

/** Of whoever it is told. */
const lossesInTarget = [
  new RegExp(
    `\\b${german}\\s+ist\\s+(?:[^\\s.,!?]+\\s+)?(?:krank|gestorben|verstorben|tot|im\\s+krankenhaus)\\b|\\bhat\\s+mich\\s+verlassen\\b|\\b(?:job|arbeit|stelle)\\s+verloren\\b|\\bdurch\\s+die\\s+prüfung\\s+gefallen\\b|\\bdurchgefallen\\b`,
    'iu',
  ),
  new RegExp(
    `(?<![a-zà-ÿ])${french}\\s+est\\s+(?:[^\\s.,!?]+\\s+)?(?:malade|morte?|décédée?|decedee?|à\\s+l['’]h[ôo]pital|a\\s+l['’]h[ôo]pital)(?![a-zà-ÿ])|m['’]a\\s+quittée?(?![a-zà-ÿ])|perdu\\s+mon\\s+(?:travail|emploi|boulot)|(?:raté|rate)\\s+mon\\s+examen`,
    'iu',
  ),
  new RegExp(
    `${japanese}[がはも、]*(?:\\s*(?:ひどい|重い|今|いま|昨日|きのう|先週)[、]?)?(?:病気|入院|亡く|なくな|死に|死ん)|亡くなりました|失業し|仕事を失|試験に落ち`,
    'u',
  ),
  new RegExp(
    `${korean}[가이는은도께서]*\\s*(?:\\S+\\s+)?(?:아프|아파|아픕|편찮|돌아가|죽었|입원)|돌아가셨|직장을\\s*잃|시험에\\s*떨어`,
    'u',
  ),
];

export function tellsOfLoss(message: string): boolean {
  return [...losses, ...lossesInTarget].some((loss) => loss.test(message));
}

/** The entry of `anywhere.yaml` that answers abuse, calmly and once. */
export const insultEntry = 'insult';

const names =
  'idiots?|stupid|dumb|dumbass|useless|worthless|pathetic|moron|imbecile|fool|loser|shit|crap|rubbish|garbage|trash|bitch|bastard|asshole|arsehole|jerk|retard(?:ed)?|annoying|boring|terrible|awful|ugly|(?:the )?worst';

/** What is said to hurt, not to be learnt; only where it is meant for who hears it, for people are angry at much else. */
const insults = [
  new RegExp(
    `^(?:you|u|ur|you['’]?re|you are|u r)(?: are|r)? (?:so |such |really |very |just |a |an |the |fucking |complete(?:ly)? |total(?:ly)? |bloody )*(?:${names})\\b(?! in my)`,
    'iu',
  ),
  /\bf+(?:u+|\*+)c?k+(?:ing)?\s*(?:you|u|off|this|that|it|yourself)\b|^f+(?:u+|\*+)c*k+[.!]*$|\bstfu\b|^(?:fu|f u)[.!]*$/iu,
  /\b(?:go to hell|screw you|piss off|drop dead|kill yourself|i hate you|you suck|eat shit|son of a bitch)\b/iu,
  /^(?:(?:oh|just|please|you)[, ]+)*shut (?:the (?:hell|fuck) )?up\b/iu,
  /^(?:this is |what a |that['’]?s |this app is |it['’]?s )?(?:total |complete |such |a |pure |bull ?|piece of )*(?:shit|bullshit|crap)[.!]*$/iu,
  /\b(?:du|sie|ihr)\s+(?:bist|sind|seid)\s+(?:so |echt |ein |eine |ein(?:e)? totaler? |total |wirklich |voll |der letzte )*(?:idiot(?:in)?|dumm|blöd|doof|bescheuert|nutzlos|trottel|depp|arschloch|scheiße|scheisse|hässlich|dreck|müll|versager)\b/iu,
  /^(?:du )?(?:blöde[rs]? |dumme[rs]? |verdammte[rs]? )*(?:arschloch|idiot|trottel|depp|wichser|schlampe|hurensohn|mistkerl|dummkopf)[.!]*$|\b(?:fick dich|verpiss dich|leck mich|halt die (?:klappe|fresse)|halt(?:'s|s)? maul)\b|^schei(?:ß|ss)e?[.!]*$/iu,
  /(?:^|\s)(?:t['’]es|tu es|vous êtes|t es)\s+(?:vraiment |trop |si |un |une |qu['’]un |un vrai |qu['’]une )*(?:con(?:ne|nard|nasse)?|idiote?|bête|stupide|nulle?|débile|imbécile|crétine?|inutile|moche|abrutie?)(?=$|[\s.,!])/iu,
  /^(?:sale |espèce de |gros |pauvre )*(?:conn?ard|connasse|salope|salaud|enculé|abruti|crétin|imbécile|idiot)[.!]*$|\b(?:ta gueule|ferme[- ]la|va te faire (?:foutre|voir)|nique ta mère|casse[- ]toi|va en enfer)(?=$|[\s.,!])|^(?:et )?merde[.!]*$/iu,
  /^(?:お前は?|おまえは?|あなたは?|君は?|きみは?|この|ほんとに|本当に|マジで)?、?\s*(?:バカ|ばか|馬鹿|アホ|あほ|ブス|クズ|くず|クソ|くそ|糞|間抜け|まぬけ|死ね|しね|消えろ|黙れ|だまれ|うざい|きもい|キモい|役立たず|くたばれ|ふざけるな)(?:野郎|やろう|者|だ|です|だね|だな|め|よ|か)*[。.!！]*$/u,
  /^(?:omae (?:wa )?|kono )?(?:baka|bakayarou?|aho|kuso|shine|damare|uzai|kimoi|urusai)[.!]*$/iu,
  /^(?:야,?\s*|너는?\s*|넌\s*|당신은?\s*|이\s*)*(?:진짜\s*|정말\s*|완전\s*)*(?:바보|멍청이?|멍청해|병신|미친(?:놈|년|새끼)?|개새끼|새끼|쓸모없\S*|씨발|시발|ㅅㅂ|ㅂㅅ|ㄷㅊ|지랄|꺼져|닥쳐|죽어|못생겼\S*)(?:야|이야|아|이에요|예요|라|요|네|네요)*[.!]*$/u,
  // Of others one may say so: that is a reply to what they did.
  /^(?:야,?\s*|너는?\s*|넌\s*|당신은?\s*)+(?:진짜\s*|정말\s*|완전\s*)*쓰레기(?:야|이야|네|네요)*[.!]*$/u,
  /^(?:neo )?(?:pabo|babo|ssibal|shibal|sibal|gaesaekki|michin(?:nom)?|kkeojyeo|dakchyeo)(?:ya)?[.!]*$/iu,
];

/** Abuse, before all but a cry for help. */
export function insultOf(message: string, { says }: Bank): Match | undefined {
  const text = message.normalize('NFKC').trim();
  if (text.length > 80 || !insults.some((insult) => insult.test(text))) return undefined;
  const candidate = says.find(({ entry }) => entry === insultEntry);
  return candidate && { candidate, score: 1, view: 'own', entries: {}, borrowed: [], leftOut: 0 };
}
