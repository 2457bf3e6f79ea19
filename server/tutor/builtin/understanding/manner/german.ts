import type { MannerVocabulary } from './vocabulary';

export const german: MannerVocabulary = {
  lead: 'also|und|aber|oh|ach|na|hallo|entschuldigung|bitte|doch|dann|okay|gut|danke',
  yes: 'ja|doch',
  no: 'nein|nee',
  afterNo: /^(?:danke|ich|das|es|wir|mein|er|sie)(?!\p{L})/u,
  asks: /^(?:was|wo|wer|wann|warum|wieso|wie|welche[rsmn]?|wohin|woher)\s|^(?:ist|sind|bist|seid|war|waren|hast|hat|habt|haben|hatte|magst|mögen|mag|trinkst|isst|willst|schmeckt|gefällt|kommst|kommt|gehst|wohnst|arbeitest|lernst|machst|tut|regnet|spielst|siehst|warst|wirst|wird|bin|habe)\s.*\?/u,
  requests:
    /^(?:haben sie|habt ihr|hast du (?:noch|vielleicht)|gibt es|kann|können|könnte|dürf|darf|wie wäre|was (?:kostet|empfehlen)|wie viel|wo (?:ist|kann)|ist (?:es|das) (?:möglich|okay|in ordnung)|was für ein)|\bbitte\b|\b(?:nicht|oder|gell|ne)\s*\?+$/u,
  denies: /(?:^|\s)(?:nicht|kein(?:e[nmrs]?)?|nie(?:mals)?|nichts|niemand(?:en)?|ohne)(?=\s|$|[.,!?])/u,
  me: /(?:^|\s)(?:ich|mein\p{L}*|mir|mich|wir|unser\p{L}*|uns)(?=\s|$|[,.!?])/u,
  you: /(?:^|\s)(?:du|dein\p{L}*|dir|dich|ihnen)(?=\s|$|[,.!?])/u,
  other:
    /^(?:(?:gestern|morgen|heute) \p{L}+ |(?:gestern|morgen|heute) )?(?:mein|dein|unser|sein|ihr)e?\s(schwester|bruder|mutter|vater|mama|papa|sohn|tochter|frau|mann|freundin|freund|chefin|chef|oma|opa|nachbarin|nachbar|hund|katze|kollegin|kollege|eltern|kinder)\s(?=\p{L})/u,
  past: /(?:^|\s)(?:gestern|vorgestern|letzte[rsn]?\s\p{L}+|neulich)(?=\s|$|[,.!?])|(?:^|\s)(?:habe?|hab|bin)\s.*\s?ge\p{L}+(?:t|en)\b/u,
  future:
    /(?:^|\s)(?:morgen(?! früh)|übermorgen|nächste[rsn]?\s\p{L}+|möchte|hätte|würde|will|bitte|nehme|lass uns)(?=\s|$|[,.!?])/u,
  facts: {
    lacks: /(?<!\p{L})ich (?:brauche|suche|möchte|will)(?!\p{L})/u,
    seeks: /^(?:wie ?viel|was) kost|^wie ?viel |^(?:kannst du|können sie|könnten sie) .*(?:helfen|sagen|zeigen)/u,
    wasOnce: /(?<!\p{L})früher (?:habe|hab|war|wohnte|lebte)|(?<!\p{L})ich (?:habe|hab) früher/u,
    happened: /(?<!\p{L})(?<!seit )(?:vor)?gestern(?!\p{L})/u,
    asksOfNow: /^was (?:machst du|machen sie|macht ihr)(?!\p{L})/u,
    isKin: /^(?:sie|er|das|es|dies(?:e[rs]?)?) (?:ist|sind) (?:mein|unser)/u,
  },
};
