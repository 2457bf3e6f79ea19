/** By what words and forms sentences of a language tell what they do; of text in small letters without its lead. */
export interface Manners {
  /** What stands before a sentence and belongs to no part of it. */
  lead: RegExp;
  asks: RegExp;
  /** Questions by their form that order, ask for leave, offer, exclaim or only want to be agreed with. */
  requests: RegExp;
  me: RegExp;
  you: RegExp;
  /** Its first group is whom else it speaks of. */
  other: RegExp;
  past: RegExp;
  /** What is yet to be, and what is wished or ordered. */
  future: RegExp;
}

const people =
  'sister|brother|mother|father|mum|mom|dad|son|daughter|wife|husband|friend|boyfriend|girlfriend|boss|teacher|neighbou?r|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|colleague|parents|kids|children|dog|cat';

const english: Manners = {
  lead: /^(?:(?:well|so|and|but|oh|ah|hmm|okay|ok|hey|hi|hello|sorry|excuse me|please|yes|yeah|no|wait|then|great)\b[\s,.!]*)+/u,
  asks: /^(?:(?:what|where|who|whose|when|why|how|which)(?:'s)?\b|(?:do|does|did|is|are|was|were|am|has|have|had|will|would|can|could|should)\s(?:you|i|we|it|he|she|they|there|that|this|these|those|the|your|my|his|her|our|any(?:one|body)?|some(?:one|body)|people)\b)/u,
  requests:
    /^(?:(?:can|could|may|might|shall|should|would|will)\s(?:i|we|you|it)\b|would\s|(?:do|have)\syou\s(?:have|got|do|take|sell|accept|mind|know|serve|offer|think)\b|(?:is|are)\s(?:there|it (?:ok|okay|all right|alright|possible|fine|allowed))|how about|what about|why not|why don't|what (?:a|an|if)\b|how (?:much|nice|lovely|cute|kind|beautiful|sweet|funny|awful|terrible|sad|great|interesting|strange|exciting)\b|do i (?:have|need)|is (?:that|this) (?:ok|okay|all right|alright)|is it (?:a )?not\b|am i\b|who knows|what (?:else )?(?:do|would|can) you (?:recommend|suggest))|\bn['’]?t (?:it|you|that|he|she|they)\b|\bplease\b|,\s*(?:right|no|eh|huh|yeah|ok|okay)\?*$/u,
  me: /\b(?:i|my|me|mine|i'm|i'd|i'll|i've|im|we|our|us|we're|we'll|let's|myself)\b/u,
  you: /(?<!thank )\b(?:you|your|yours|you're|you've|you'd)\b(?!\s(?:know|see)$)/u,
  other: new RegExp(
    `^(?:(?:yesterday|tomorrow|today|last \\w+|next \\w+),? )?(?:(?:my|your|his|her|our|the) (?:\\w+ )?(${people})s?|(he|she|they|his|her|their))(?:'s)?\\s(?=\\w)`,
    'u',
  ),
  past: /\b(?:yesterday|last (?:night|week|weekend|month|year|time|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago)\b|\b(?:went|ate|drank|saw|met|came|bought|slept|ran|found|lost|left|took|gave|told|wrote|read it|drove|fell|broke|did|was|were|made|sold|cooked|watched|washed|opened|worked|walked|played|visited|studied|stayed|finished|cleaned|baked|wrapped|cancelled|invited|rained|snowed)\b/u,
  future:
    /\b(?:tomorrow|next (?:week|weekend|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|will|going to|gonna|want|wanna|would like|please|let's|shall)\b|'ll\b|'d like\b/u,
};

const german: Manners = {
  lead: /^(?:(?:ja|nein|also|und|aber|oh|ach|na|hallo|entschuldigung|bitte|doch|dann|okay|gut)\b[\s,.!]*)+/u,
  asks: /^(?:was|wo|wer|wann|warum|wieso|wie|welche[rsmn]?|wohin|woher)\s|^(?:ist|sind|bist|seid|war|waren|hast|hat|habt|haben|hatte|magst|mögen|mag|trinkst|isst|willst|schmeckt|gefällt|kommst|kommt|gehst|wohnst|arbeitest|lernst|machst|tut|regnet|spielst|siehst|warst|wirst|wird|bin|habe)\s.*\?/u,
  requests:
    /^(?:haben sie|habt ihr|hast du (?:noch|vielleicht)|gibt es|kann|können|könnte|dürf|darf|wie wäre|was (?:kostet|empfehlen)|wie viel|wo (?:ist|kann)|ist (?:es|das) (?:möglich|okay|in ordnung)|was für ein)|\bbitte\b|\b(?:nicht|oder|gell|ne)\s*\?+$/u,
  me: /(?:^|\s)(?:ich|mein\p{L}*|mir|mich|wir|unser\p{L}*|uns)(?=\s|$|[,.!?])/u,
  you: /(?:^|\s)(?:du|dein\p{L}*|dir|dich|ihnen)(?=\s|$|[,.!?])/u,
  other:
    /^(?:(?:gestern|morgen|heute) \p{L}+ |(?:gestern|morgen|heute) )?(?:mein|dein|unser|sein|ihr)e?\s(schwester|bruder|mutter|vater|mama|papa|sohn|tochter|frau|mann|freundin|freund|chefin|chef|oma|opa|nachbarin|nachbar|hund|katze|kollegin|kollege|eltern|kinder)\s(?=\p{L})/u,
  past: /(?:^|\s)(?:gestern|vorgestern|letzte[rsn]?\s\p{L}+|neulich)(?=\s|$|[,.!?])|(?:^|\s)(?:habe?|hab|bin)\s.*\s?ge\p{L}+(?:t|en)\b/u,
  future:
    /(?:^|\s)(?:morgen(?! früh)|übermorgen|nächste[rsn]?\s\p{L}+|möchte|hätte|würde|will|bitte|nehme|lass uns)(?=\s|$|[,.!?])/u,
};

const french: Manners = {
  lead: /^(?:(?:oui|non|si|et|mais|oh|ah|bon|bonjour|alors|pardon|excusez-moi|d'accord|eh bien)(?=[\s,.!])[\s,.!]*)+/u,
  asks: /\?\s*$|^est-ce (?:que|qu')|^(?:qui|quand|pourquoi|comment|où|quel(?:le)?s?)\s|^qu(?:'|e )est-ce/u,
  requests:
    /^(?:(?:est-ce que )?(?:je (?:peux|pourrais)|on peut|vous (?:avez|pouvez|pourriez|prenez|acceptez|faites)|tu (?:as encore|peux|pourrais)|il y a|c'est possible)|est-ce qu'(?:il y a|on peut)|avez-vous|puis-je|pou[rv]\p{L}+-|y a-t-il|prenez-vous|acceptez-vous|combien|c'est combien|où (?:est|sont)|ça (?:fait|coûte)|qu'est-ce que vous (?:recommandez|avez|conseillez|me))|s'il (?:vous|te) pla[iî]t|,\s*(?:non|hein|n'est-ce pas|pas vrai)\s*\?|^(?:un|une|des|du|de la|le|la|les|deux|trois|avec|sans|et)\s\P{L}*(?:\p{L}+\s*){1,3}\?/u,
  me: /(?:^|[\s-])(?:je|moi|mon|ma|mes|me|nous|notre|nos|on)(?=[\s,.!?-]|$)|(?:^|\s)[jm]'/u,
  you: /(?:^|[\s-])(?:tu|toi|ton|ta|tes|te|vous|votre|vos)(?=[\s,.!?-]|$)|(?:^|\s)t'(?=\p{L})/u,
  other:
    /^(?:hier,? |demain,? )?(?:ma|mon|ta|ton|sa|son|notre|mes)\s(sœur|soeur|frère|mère|père|maman|papa|fils|fille|femme|mari|ami|amie|copain|copine|patron|patronne|grand-mère|grand-père|voisin|voisine|chien|chat|parents|enfants|collègue)\s(?=\p{L})/u,
  past: /(?:^|\s)(?:hier|avant-hier|il y a (?:deux|trois|un|une)|l'année dernière|la semaine dernière)(?=[\s,.!?]|$)|(?:^|\s)j'ai (?:bu|mangé|pris|vu|fait|acheté|lavé|perdu)(?=[\s,.!?]|$)/u,
  future:
    /(?:^|\s)(?:demain|après-demain|(?:la semaine|l'année) prochaine|je (?:vais|voudrais|veux|prends|prendrai)|donnez-moi)(?=[\s,.!?]|$)|s'il vous pla[iî]t/u,
};

const japanese: Manners = {
  lead: /^(?:はい|いいえ|うん|ええ|あの|えっと|じゃあ?|でも|そう(?:です)?)[、。\s]*/u,
  asks: /(?:です|ます|でした|ました|ません|だった|った)か[。.?\s]*$|[ぁ-んァ-ヶー\p{Script=Han}]\?\s*$|\b(?:desu|masu|deshita|mashita) ?ka\s*\??$|^(?:誰|だれ|何|なに|どこ|いつ|どうして|なぜ)(?!か|も|でも)./u,
  requests:
    /(?:ありますか|ある\?|あります\?|いいですか|もいい\?|もらえますか|もらえます\?|もらえる\?|いただけますか|くれますか|くださいますか|できますか|できる\?|お願いできます|使えますか|使える\?|ませんか|ましょうか|ない\?|でしょうか|いくらですか|いくら\?|どこですか|どこ\?|おすすめ|けっこうですか|大丈夫ですか)[。\s]*$|^[^ぁ-ん]{1,8}\?$|ほうがいい/u,
  me: /私|わたし|僕|ぼく|俺|自分/u,
  you: /あなた|きみ|君(?!が)/u,
  other:
    /^(?:昨日|きのう|明日|あした|今日)?(?:私の|うちの)?(妹|弟|姉|兄|お姉さん|お兄さん|母|父|お母さん|お父さん|友だち|友達|彼女|彼|妻|夫|息子|娘|祖母|祖父|上司)[はが](?=.)/u,
  past: /昨日|きのう|おととい|先週|先月|去年|昨夜|\bkin(?:ou|o)\b|\bsenshuu\b/u,
  future:
    /明日|あした|あさって|来週|来月|来年|ください|お願い|(?:飲み|食べ|行き|見|買い|入り|会い|聞き|泊まり)たい|ましょう|ashita|kudasai/u,
};

const korean: Manners = {
  lead: /^(?:네|예|아니요|아니|음|저기요|그럼|그런데|근데)[,.!\s]+/u,
  asks: /(?:요|까|니|야|어|아)\?\s*$|(?:[가-힣]니까|나요|까요)\s*[.?]?$|^(?:누가|누구|언제|왜|어디|뭐|무슨)\s/u,
  requests:
    /(?:있어요|있나요|있습니까|계세요|돼요|되나요|될까요|할까요|볼까요|갈까요|을까요|주세요|주실래요|주시겠어요|주실 수|수 있|을 수 있|할 수 있|가능해요|가능한가요|얼마예요|얼마인가요|얼마에요|어디예요|어디에요|어디 있어요|[도면]\s?(?:괜찮아요|좋아요)|어때요|추천)[가-힣]*\s*\?*\s*$|주실|뭐가|^[가-힣]+(?<![요까니])\?$|(?:죠|지요|그렇죠|네요)\?*$/u,
  me: /(?:^|\s)(?:저|나|제|내|저는|나는|난|전|우리)(?=\s|$)/u,
  you: /(?:^|\s)(?:당신|너|네|니|당신의|너는|넌|네가)(?=\s)/u,
  other:
    /^(?:(?:어제|내일|오늘|지난주에)\s)?(?:(?:우리|제|내)\s?)?(여동생|남동생|동생|언니|누나|오빠|형|엄마|아빠|어머니|아버지|친구|아내|남편|아들|딸|할머니|할아버지|상사)[이가은는]\s/u,
  past: /(?:^|\s)(?:어제|그저께|지난주|지난달|작년|어젯밤)/u,
  future: /(?:^|\s)(?:내일|모레|다음\s?주|내년)|주세요|할게요|게요|싶어요|갈게/u,
};

export const manners: Readonly<Record<string, Manners>> = {
  en: english,
  de: german,
  fr: french,
  ja: japanese,
  ko: korean,
};

const tag =
  /,?\s+(?:is|are|was|were|do|does|did|has|have|ca|wo|would|could)n['’]?t\s(?:it|they|he|she|you|we|i|that|there)\s*\?*\s*$/iu;
const exclamation = /^(is|are|was|were)n['’]?t\s(it|that|this|they|he|she)\s(?=\p{L})/iu;

/** English without what asks to be agreed with: "isn't it cold" is "it is cold". */
export function withoutTag(text: string): string {
  return text.replace(tag, '').replace(exclamation, '$2 $1 ');
}
