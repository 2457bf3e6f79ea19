import { latin, type CrisisTable } from './table';

const i = '(?:ich )?';
const wish =
  '(?:will|wil|wiil|moechte?|mochte?|moecht|wuerde(?: gerne?| am liebsten)?|wollte?|mag|kann|koennte|werde|hab(?:e)? vor|denke (?:daran|drueber nach)|am liebsten|lieber|muss|darf|soll)';
const not = '(?:nicht|nich|nciht|nihct|nit|net|ned|nichts)';
const place =
  '(?<!(?:hier|dort|da|allein|alleine|zuhause|deutschland|berlin|stadt|land|haus|wohnung|eltern|zusammen) )';
const kin =
  '(?:(?:mann|ehemann|exmann|frau|ehefrau|freund|exfreund|freundin|partner|partnerin|ex|vater|papa|stiefvater|mutter|mama|stiefmutter|eltern|bruder|schwester|onkel|sohn|chef|lehrer|typ|er|sie|jemand|man))';
const sport =
  '(?! ?(?:(?:immer |oft |wieder )?(?:im|beim|am|in) (?:schach|tennis|spiel|kartenspiel|fussball|wettkampf|rennen|laufen|sport|poker|ping|skat|halma|tischtennis|mau)|vor|um (?:ein|zwei|drei|laengen)|fuer))';
const often =
  '(?: (?:immer|oft|manchmal|wieder|jeden tag|staendig|regelmaessig|auch|noch|betrunken|gestern|heute|schon|dann))*';

export const german: CrisisTable = {
  hints:
    /sterb|tot|krepier|aufwach|leb|dasein|existier|muede|satt|bring|toet|haeng|schiess|traenk|mord|zid|suicid|freitod|antu|antue|mirwas|miretwas|sichwas|sichetwas|endesetz|beend|schluss|aufhoer|vorbei|mehrsein|ritz|verletz|weh|schneid|schnitt|brenn|ader|ohnemich|vermiss|dosis|tablett|pillen|medikament|denzug|einenzug|bruecke|dach|fenster|verschwind|immerweg|schlag|schlaeg|schlug|schleg|haut|hauen|pruegel|misshandel|missbrauch|vergewalt|wuerg|tritt|treten|droh|ohrfeig|gewalt|angst/,
  care: [
    latin(
      `${wish}(?: ${i})?(?:(?! nicht)(?! nich) (?:nur|einfach|jetzt|gerne?|auch|doch|heute|wirklich|so|bald|endlich|am liebsten|lieber|noch|bloss|schon|echt|nur noch|hier und jetzt)){0,3} (?:sterben|tot sein|nicht mehr aufwachen|krepieren)(?! (?:vor|die|der|das))`,
    ),
    latin(`(?:zu |einfach )sterben (?:waere|ist) (?:besser|das beste)`),
    latin(`wuenschte?(?: mir)?(?: ich (?:waere|sei)| zu sein)? tot`),
    latin(`(?:waere|bin|sei) (?:ich )?(?:doch |lieber |besser |nur |am liebsten |gern |schon |endlich )+tot`),
    latin(`waere (?:ich )?(?:doch |nur )?(?:nie geboren|tot besser|besser tot)`),
    latin(`(?:ich )?(?:wuensch\\w* )?(?:ich )?waere (?:ich )?tot`),
    latin(
      `(?:${wish}|so|ich|einfach)(?: ${i})?(?: einfach| so| wirklich| auch| jetzt| hier)? ${place}${not} (?:mehr|meer|laenger|merh) (?:weiter ?)?(?:leben|lebn|lebe|existieren|da sein|dasein|auf der welt sein|am leben sein|aufwachen|weitermachen und leben)`,
    ),
    latin(
      `(?:keine?n?|null|kein) (?:lust|kraft|grund|freude|bock|wille|willen|sinn)(?: mehr)?(?: ?(?:zu|zum|auf|am|fuer)(?: das| dieses)?)? (?:leben|weiterleben|weiterzuleben|zu leben)(?! (?:in|hier|bei|mit|auf))`,
    ),
    latin(`(?:weiss )?(?:nicht )?(?:wozu|warum|wofuer) ich (?:noch|ueberhaupt)(?: noch)? (?:lebe|leben soll|da bin)`),
    latin(
      `lebensmuede bin ich|ich bin (?:so |total |einfach )?lebensmuede|(?:des lebens|vom leben) muede|(?:das|mein) leben satt`,
    ),
    latin(
      `(?:mich|mcih|sich|miich|selbst|mir)(?: selbst| selber| einfach| jetzt| heute| bald| noch)? (?:umbringen|umzubringen|toeten|zu toeten|erhaengen|aufhaengen|erschiessen|ertraenken|umgebracht)(?! vor lachen)`,
    ),
    latin(
      `(?:bringe?|toete|erhaenge|erschiesse) (?:ich )?mich(?: heute| jetzt| noch| bald| einfach| dann| selbst){0,2} (?:um|selbst|auf)`,
    ),
    latin(`ich (?:erhaenge|erschiesse|toete) mich`),
    latin(`selbst ?mord\\w*|selbst ?toetung|su[iz]+[ie]?zid\\w*|suizid\\w*|suicid\\w*|freitod`),
    latin(
      `(?:mir|sich)(?: heute| jetzt| selbst)? (?:das leben (?:nehmen|genommen|zu nehmen)|was an ?(?:zu)?tun|etwas an ?(?:zu)?tun|was antue|etwas antue)`,
    ),
    latin(
      `(?:meinem|dem|diesem|mein|das|meine) leben (?:ein )?ende?(?: setzen| machen| bereiten)?|(?:mein|meinem|das|dem) leben (?:zu )?(?:beenden|beende|schluss)|(?:mit (?:dem|meinem) leben|mit allem) (?:schluss|abgeschlossen|am ende)`,
    ),
    latin(
      `${wish}(?: ${i})?(?: jetzt| einfach| heute| nur| endlich){0,2} (?:allem ein ende|es (?:einfach )?beenden|alles beenden|dass alles (?:aufhoert|vorbei)|nicht mehr sein)`,
    ),
    latin(
      `ritz(?:e|t|te)? (?:ich )?mich|mich(?: wieder| oft| gern| selbst| immer| seit \\w+){0,2} (?:ritzen|geritzt|ritze|zu ritzen|ritz)`,
    ),
    latin(
      `(?:mich|mir|sich)(?: wieder| oft| gern| absichtlich| immer){0,2} (?:selbst|selber|absichtlich) (?:zu )?(?:verletz(?:t|en|e)?|weh ?tun|weh|schneid(?:e|en)|geschnitten|verbrenn(?:e|en)|was)`,
    ),
    latin(
      `(?:verletze?|schneide?|verbrenne?) (?:ich )?mich (?:selbst|selber|absichtlich|immer wieder|regelmaessig|mit absicht)`,
    ),
    latin(`(?:ich )?(?:verletze?|schneide?) mich(?= ?(?:$|\\.))`),
    latin(`ich tue? mir (?:selbst |selber |oft |immer wieder |absichtlich )?(?:weh|was an|etwas an)(?! beim)(?! am)`),
    latin(`(?:will|moechte) mir (?:selbst )?weh ?tun`),
    latin(`selbst ?verletz\\w*`),
    latin(`(?:mir )?(?:die )?pulsadern?|die adern aufschneiden`),
    latin(
      `besser(?: dran)? ohne mich|ohne mich (?:waeren? |sind |geht es )?(?:\\w+ ){0,3}(?:besser|gluecklicher)(?: dran)?(?! (?:spielen|essen))`,
    ),
    latin(`(?:niemand|keiner) (?:wuerde|wird) mich vermissen`),
    latin(
      `(?:das|mein) leben (?:ist|hat|macht) (?:\\w+ ){0,2}(?:sinnlos|keinen sinn|nicht lebenswert|nichts mehr wert|wertlos|nicht wert)`,
    ),
    latin(`ueberdosis`),
    latin(
      `(?:zu viele|alle(?: meine)?|eine ganze (?:packung|schachtel)|ganz viele) (?:schlaf)?(?:tabletten|pillen|medikamente) (?:auf einmal )?(?:genommen|geschluckt|nehmen|schlucken)`,
    ),
    latin(
      `(?:vor (?:den|einen) zug|von (?:der|einer) bruecke|vom dach|aus dem fenster) (?:zu )?(?:springen|spring(?:e)?|werfen|geworfen|gesprungen|stuerzen)`,
    ),
    latin(
      `${wish}(?: ${i})?(?: einfach| fuer immer| nur| nur noch){0,2} (?:fuer immer weg sein|fuer immer verschwinden|verschwinden fuer immer|aus dem leben (?:gehen|scheiden))`,
    ),
  ],
  harmed: [
    latin(
      `${kin}${often} (?:schlaegt|schlagt|schlug|schlegt|haut|prueg(?:e|el)lt|verpruegelt|misshandelt|missbraucht|vergewaltigt|wuergt|tritt|bedroht|ohrfeigt|schlagen)${often} (?:mich|meine? (?:kind|kinder|tochter|sohn|mutter))${sport}`,
    ),
    latin(
      `(?:schlaegt|schlagt|schlegt|verpruegelt|misshandelt|vergewaltigt|wuergt|bedroht) (?:${kin}|mein ${kin}|meine ${kin}) mich`,
    ),
    latin(
      `(?:mich|meine? (?:kind|kinder|tochter|sohn|mutter))${often} (?:geschlagen|verpruegelt|misshandelt|missbraucht|vergewaltigt|gewuergt|getreten|bedroht|verhauen)${sport}(?<!(?:schach|tennis|spiel|beim|fussball) geschlagen)`,
    ),
    latin(
      `(?:werde|wurde|wird|bin|worden|von \\w+ \\w+)${often}(?: von (?:meinem|meiner|meinen|ihm|ihr) ?(?:\\w+)?)? (?:geschlagen|verpruegelt|misshandelt|sexuell missbraucht|missbraucht|vergewaltigt)(?! worden im)`,
    ),
    latin(
      `(?:mann|ehemann|freund|vater|partner|stiefvater|ex|mutter|frau|er)${often} (?:tut|hat) mir(?: \\w+)? (?:weh|weh getan|wehgetan|gewalt an)`,
    ),
    latin(
      `haeusliche gewalt|gewalt (?:in der (?:ehe|familie)|zu ?hause)|(?:mann|freund|vater|partner|ex|er|mutter|frau) ist(?: oft| sehr| immer| wieder)? gewalttaetig`,
    ),
    latin(`angst vor (?:meinem|meiner) (?:mann|ehemann|freund|vater|partner|ex|stiefvater|exmann|exfreund)`),
    latin(
      `${kin}${often} (?:will|droht|wollte) mich (?:um ?(?:zu)?bringen|um ?zu ?bringen|toeten|schlagen|zu schlagen|zu toeten)`,
    ),
  ],
};
