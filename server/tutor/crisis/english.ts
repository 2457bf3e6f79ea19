import { latin, type CrisisTable } from './table';

const self = '(?:my|him|her|your ?own|them)sel(?:f|ves)';
const negated =
  '(?<!(?:don ?t|do not|didn ?t|never|not|doesn ?t|wouldn ?t) )(?<!(?:don ?t|do not|didn ?t|never|not) (?:really|even) )';
const wish =
  '(?:wan+t(?:ed|s|ing)?(?: to)?|wan+a|wish to|d like to|would like to|like to|going to|gon+a|need to|ready to|rather|plan(?:ning)? to|about to|thinking (?:of|about)|thought (?:of|about)|prefer to|feel like|try(?:ing)? to|tried to|try to|will|ll|could|should|might|just)';
const no = '(?:don ?t|dont|do not|dnt|no longer|not|didn ?t|doesn ?t|does not|cant|can not|cannot)';
const idle =
  '(?! ?(?:laughing|of laughter|of hunger|of thirst|of boredom|of embarrassment|of shame|my hair|from laughing|from boredom|for (?:a|an|some|this|that|chocolate|coffee|you|it)(?![a-z])|some day|eventually|in peace|old))';
const byAccident =
  '(?! ?(?:while|when|with (?:a|the|my) (?:knife|paper|glass|can|tin|saw)|on (?:a|the|some|my) (?:knife|glass|paper|tin|can|edge|nail|saw|bread)|cooking|shaving|chopping|peeling|slicing|by accident|accidentally|playing|skiing|running|falling|at (?:work|the gym|football|practice)|doing|in the (?:kitchen|garden)|a (?:slice|piece)|some|off|loose|short|fishing|opening|slack|today (?:while|when)))';
const kin =
  '(?:(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\\w*|ex|father|dad|daddy|stepdad|stepfather|mother|mom|mum|stepmother|parents?|brother|sister|uncle|aunt|son|boss|teacher|roommate|family|man|guy|bf|gf|hubby|classmates?|colleague|neighbou?r|husbands|he|she|they|someone|somebody|people|kids))';
const often =
  '(?: (?:always|often|sometimes|still|keeps?|kept|has|have|had|just|again|regularly|is|was|are|were|been|used to|will|would|likes to|started|starts|once|really|even|drunk|drinks and|gets drunk and|every day))*';
const sport =
  '(?! ?(?:at|in (?:a|the|our|every|chess|tennis|cards|ping|any|poker|games?|sports?|mario|football)|to it|to the|by (?:a|one|two|three|\\w+ (?:points?|goals?))|up|again (?:at|in)|with (?:a (?:smile|pillow|snowball|joke|question|idea)|his (?:smile|humou?r)|an idea)|hollow|with a ball|every (?:time|day) (?:at|in|we play)))';

/** Wordings in English, which are heard in whichever language is learnt. */
export const english: CrisisTable = {
  hints:
    /kil|hang|shoot|drown|poison|suicid|harm|injur|mutilat|hurt|cut|burn|scratch|wrist|life|end(?:ing)?(?:it|all|this)|finish|itall|everything|existence|die|dead|wake|waking|born|liv|exist|alive|beh?ere|withoutme|miss|notice|wouldcare|overdos|odo|pills|tablet|painkil|medic|meds|jump|disappear|goon|gone|hit|beat|punch|slap|kick|chok|strangl|rap|abus|molest|assault|attack|threat|touch|violen|aggress|domestic|afraid|scared|fright|terrif/,
  care: [
    latin(`(?:kil+|kiling|kil+ing|hang|hanging|shoot|shooting|drown|poison) ${self}${idle}`),
    latin(`suicid(?:e|al|es)(?! squad)`),
    latin(`commit ~ suicide`),
    latin(`(?:self|selfs?) ?(?:harm|injur|mutilat)(?:s|ed|y|ing|e|ion)?`),
    latin(`${wish} (?:hurt|harm|cut|cutting|burn|hurting|harming|injure) ${self}`),
    latin(
      `(?:keep|kept|been|am|im|like|love|started|start|stop|enjoy|urge to|again) (?:hurt|harm|cut|cutting|burn|burning|hurting|harming|scratching) ${self}`,
    ),
    latin(
      `(?:hurt|harm|cut|cutting|burn|burned|burning|cuts|hurting|harming) ${self} (?:on purpose|again|every|at night|to feel|because|when im (?:sad|alone|stressed)|when i am (?:sad|alone|stressed)|when i feel)`,
    ),
    latin(
      `i ~ (?<!(?:fell|fall|slipped|tripped|crashed|accidentally|almost|nearly|dont|not) (?:and |down and |over and |down the stairs and )?)(?:cut|hurt|harm|injure)(?:ed|s|d)? (?:myself|my self)${byAccident}`,
    ),
    latin(`i (?:have ?been |ve ?been |am |m )?(?:cut|hurt|harm|cutting) (?:myself|my self)${byAccident}`),
    latin(`(?:slit|slash|slitting|cut|cutting) (?:my|both my) wrists?${byAccident}`),
    latin(`(?:end|ending|take|taking|finish) (?:my (?:own )?life|it all|my own life|everything|my existence)`),
    latin(
      `${wish} (?:end|finish) (?:it|this life|all this|all of (?:it|this))(?= ?(?:$|\\.|now|tonight|today|all|already|soon|for good|forever|anymore|please|so))`,
    ),
    latin(
      `${negated}(?:wan+t(?:ed|s)?|wan+a|wnat|ready|rather|like|hope|prefer|wish|deserve|need|pray)(?: to| 2| i| he| she)? (?:die|be dead|just die|be gone forever|not wake up|never wake up)${idle}`,
    ),
    latin(
      `${negated}(?:wan+t(?:ed|s)?|wan+a|wnat) (?:to )?(?:just |really |only |simply |all )?(?:to )?(?:die|be dead)${idle}`,
    ),
    latin(`(?:id|i d|i would|would|i) rather (?:die|be dead)${idle}`),
    latin(
      `(?:wish|hope) (?:that )?i (?:was|were|could be|am|could|would|wasnt|werent|wasn t|weren t|had never been|was never|were never|never was)(?: just)? (?:dead|die|born|alive|not alive|gone forever)`,
    ),
    latin(
      `${no} (?:really |even |just )?(?:wan+t|wan+a|wnat|like|feel like|wish|deserve|care)(?: to)?(?: be)? (?:live|living|alive|exist|wake up)(?: here)?(?= ?(?:any ?more(?!\\s(?:in|at|with|there|near|alone|on)\\s)|no more|longer(?!\\s(?:in|at|with|there|near)\\s)|$|\\.|i\\s|because|please|and\\s|but\\s|so\\s|like this|in this world|with this|without|now|today|one|help|hello|bonjour|salut|hallo))`,
    ),
    latin(
      `${no} wan+(?:t to|a)? (?:be here|go on living|keep (?:on )?living|continue (?:to live|living)|live this life|live my life|be in this world|be on this (?:earth|planet)|live on)(?= ?(?:any ?more|no more|longer|$|\\.))`,
    ),
    latin(
      `(?:no|any|see no|without(?: a)?|lost (?:the|my|all)?) ?(?:reason|point|point in|will|desire|purpose|reasons|wish) (?:to|in|for|of|left to) (?:live|living|be alive|go on living|exist|life)`,
    ),
    latin(`(?:tired|sick|fed up|exhausted|done) (?:of|with) (?:living|life|being alive|existing|my life)`),
    latin(
      `(?:life|living|my life) (?:is|isnt|isn t|not|has|feels|seems) ~ (?:worth|meaningless|pointless|no meaning|over for me)`,
    ),
    latin(
      `(?:life|living|my life) (?:is|isnt|isn t|is not|not|has) (?:not )?(?:worth (?:it|living)|meaningless|pointless|no meaning|worthless)`,
    ),
    latin(
      `(?:better|beter|happier|best)(?: off)? (?:dead|without me|if i (?:was|were|wasnt|weren t|wasn t|werent) ?(?:dead|gone|not here|here|not alive|around)?)`,
    ),
    latin(
      `(?:no ?(?:body|one)) (?:would|will|ll) (?:miss|notice|care) (?:me|if i (?:die|died|was gone|were gone|disappear(?:ed)?|am gone))`,
    ),
    latin(`(?:overdose|overdosed|overdosing|odd on|od on)`),
    latin(
      `(?:take|took|taken|swallowed|swallow|taking) (?:too many|all (?:of )?(?:my|the)|a whole (?:bottle|pack|box) of|lots of|a lot of|so many|a bottle of) (?:\\w+ ?)?(?:pills|tablets|sleeping|painkillers|paracetamol|medicines?|meds)(?! as| for my)`,
    ),
    latin(`jump (?:off|from|in front of) (?:a|the) (?:bridge|roof|building|train|window|balcony)`),
    latin(`${wish} (?:just )?disappear(?= ?(?:$|\\.|forever|for ever|for good|from this world|and never|completely))`),
    latin(`(?:want|wish|wanted)(?: it)? all (?:to be|was|were|of it to be) over|thinking (?:of|about) ending it`),
    latin(`i ?(?:just )?(?:really )?(?:cant|can ?not|can not) go on(?= ?(?:$|\\.))`),
    latin(
      `(?:cant|can ?not|can t|dont want to|don t want to) (?:go on|live) (?:like this|living|any ?more|any longer)`,
    ),
  ],
  harmed: [
    latin(
      `${kin}${often} (?:hits?|hit|hitting|hiting|beats?|beating|beaten|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es|ed|e|ing)|strangl(?:es|ed|e)|rap(?:es|ed|e|ing)|abus(?:es|ed|e|ing)|molest(?:s|ed)?|assault(?:s|ed)?|attack(?:s|ed)?|threaten(?:s|ed)?(?: to kill)?|hurts|hurting|hurt|touches|touched) (?:me|my (?:child|children|kids?|son|daughter|mother|mom|mum|baby|face))${sport}`,
    ),
    latin(`(?:violent|aggressive|abusive) (?:with|to|towards?) (?:me|us|my (?:kids|children))`),
    latin(
      `(?:my|an|this|his|her) (?:abusive|violent) (?:husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mom|mum|parents?|marriage|relationship|home|family|ex)`,
    ),
    latin(
      `(?:my|the) (?:husband|wife|boyfriend|girlfriend|partner|father|dad|stepdad|mother|mom|mum|parents?|brother|family|ex) (?:is|are|was|were|gets?|got|becomes?)(?: very| so| really| always| often)? (?:violent|abusive)`,
    ),
    latin(
      `(?:i (?:was|am|get|got|have been|ve been|m|keep getting|have ben)|been|being|getting) (?:\\w+ )?(?:raped|abused|molested|assaulted|beaten(?: up)?|hit by (?:my|him|her)|beaten by|sexually \\w+)(?! (?:at|in (?:a|the|chess|tennis)))`,
    ),
    latin(`domestic (?:violence|abuse)`),
    latin(
      `(?:afraid|scared|frightened|terrified) (?:of|that) (?:my (?:husband|boyfriend|partner|father|dad|stepdad|ex|wife)|he will (?:hit|kill|hurt|beat)|he ll (?:hit|kill|hurt|beat))`,
    ),
    latin(
      `(?:he|she|husband|boyfriend|partner|ex|father|dad) (?:wants|threatens|threatened|is going|is trying|tried) to (?:kill|hurt|beat|rape) me`,
    ),
  ],
};
