import { latin, type CrisisTable } from './table';

const wish =
  '(?:j(?:e)? ?(?:ne )?(?:veux?|veut|voudrais|aimerais|vais|prefere(?:rais)?|souhaite|desire|pense a|compte|voulais|dois|merite de|suis pre(?:t|te) a|ai decide de|reve de|peux|songe a)(?: juste| seulement| vraiment| bien| tellement| simplement| plutot| encore| mieux)*|(?:jai|j ai|ai|plus)(?: trop| vraiment| juste| tellement| encore| tres| souvent)? (?:envie|besoin|hate)(?: de| d)?|(?:veut|voulait|envie)(?: de| d)?)';
const notOf =
  '(?! ?(?:de (?:rire|faim|honte|soif|chaud|froid|fatigue|ennui|peur|sommeil|trouille|jalousie)|pour (?:un|une|ce|cette|du)|vieux|vieille|au boulot|au travail|a la tache|a te le|a vous le))';
const place =
  '(?! ?(?:ici|a |au |aux |en |dans|chez|avec (?!(?:cette|ca|tout|ma|la) )|seule?(?![a-z])|la bas|ensemble|sans (?:cafe|chocolat|toi|lui|elle|internet|telephone|wifi|musique|chat|chien)|de (?!cette)|cette (?:experience|aventure)|ca))';
const kin =
  '(?:(?:mari|ex mari|femme|copain|copine|petit ami|petite amie|ami|compagnon|conjoint|ex|pere|papa|beau pere|mere|maman|belle mere|parents|frere|soeur|oncle|fils|patron|prof|mec|homme|il|elle|ils|on|quelquun|type|voisin))';
const often =
  '(?: (?:toujours|souvent|parfois|encore|tout le temps|tous les jours|regulierement|aussi|deja|hier|quand il boit|des fois))*';
const sport =
  '(?! ?(?:(?:toujours |souvent |encore )?(?:aux?|a la|a l|a chaque|dans|en) ?(?:echecs|tennis|cartes|jeux?|course|foot|ping|petanque|poker|match|belote|sport|plates|dames|mario|babyfoot|partie|billard|coup)|sur les nerfs|sur le systeme|dans loeil|a chaque partie|froid|le plus|que))';

export const french: CrisisTable = {
  hints:
    /mour|crever|mort|exist|reveill|etrela|viv|vie|tuer|suicid|pendre|flingu|noyer|buter|lair|finir|fina|dumal|faitmal|faismal|couper?|ouvr|veine|poignet|taill|tranch|scarif|mutil|brul|bless|sansmoi|regrett|remarqu|dispara|pourtoujours|monde|noire|dose|cachet|medic|compr|somnif|medoc|pilul|depress|saut|jeter|frap|bat|tap|cogn|gifl|viol|maltrait|etrangl|menac|tabass|agress|brutal|peur/,
  care: [
    latin(
      `(?!j ?e? ?vais (?:mour|crever))${wish} (?:mour+ir|crever|etre mort(?:e)?|ne plus (?:etre la|exister|vivre|me reveiller)|ne pas me reveiller|plus (?:exister|etre la|me reveiller))${notOf}`,
    ),
    latin(`(?:veux?|veut|voudrais|envie de|aimerais) (?:juste )?(?:mour+ir|crever)${notOf}`),
    latin(
      `(?:veux?|veut|voudrais|ai|a|peux?|peut|envie|arrive|jai|sais|supporte) (?:vraiment |meme |juste )?(?:plus|pas) (?:envie de |a |la force de |le courage de |gout a |de |envie d |continuer a )?(?:vivre|la vie|etre en vie|exister)${place}`,
    ),
    latin(
      `(?:plus|aucune?|pas|sans|perdu) (?:\\w+ )?(?:envie|raison|raisons|force|gout|courage|but) (?:de|a|pour|dans) (?:continuer a )?(?:vivre|la vie)${place}`,
    ),
    latin(
      `(?:marre|fatiguee?|lasse?|assez|ras le bol|degoutee?) (?:de )(?:vivre|la vie|cette vie|ma vie|lexistence|exister)${place}`,
    ),
    latin(`(?:j ?)?en peux? plus de (?:vivre|la vie|cette vie)`),
    latin(
      `(?:me|se|te) (?:tuer|suicider|suicide|pendre|flinguer|foutre en lair|noyer|buter)${notOf}(?! (?:pour|a) (?:dire|le))`,
    ),
    latin(`suicid(?:e|er|es|aire|aires|ee?|ais|ait)`),
    latin(
      `(?:veux?|veut|vais|envie|voudrais|faut|pouvoir|aimerais|preferais|voulais)(?: de| d| vraiment| juste)? en finir(?! ?(?:avec|de))`,
    ),
    latin(`en finir (?:avec|de) (?:la vie|ma vie|tout|moi|cette vie|lexistence|tout ca|moi meme)`),
    latin(`(?:mettre|met|mets|metre) (?:une )?fin a (?:mes jours|ma vie|tout|mon existence|tout ca)`),
    latin(
      `(?:je me fais|me faire|se faire|se fait|me suis fait) du mal(?: (?:a moi meme|expres|volontairement|a nouveau))?(?! (?:en|au|a la|a le|a l|quand|dans|avec|pendant|hier|aux))|(?:je me fais|me faire) mal (?:expres|a moi meme|volontairement)`,
    ),
    latin(
      `(?:me|m) ?(?:couper?|coupe|ouvrir|ouvre|taillader?|trancher?|tailler|entailler) (?:les )?(?:veines|poignets?|bras|les avant bras|la peau)`,
    ),
    latin(
      `je me (?:coupe|taillade|brule|mutile|entaille|blesse)(?: moi meme| expres| volontairement| encore| souvent| tous les jours| la nuit| les bras| quand je suis (?:seule?|triste|mal)| pour ne plus souffrir)?(?= ?(?:$|\\.))`,
    ),
    latin(`(?:me|mest|suis|m) ?(?:\\w+ )?scarif\\w*|scarification\\w*|auto ?mutil\\w*`),
    latin(`(?:mieux|heureux|plus heureux|tranquilles?) sans moi(?! (?:ce|au|a la))`),
    latin(`personne (?:ne )?(?:me regretter\\w*|va me regretter|remarquer\\w* si je)`),
    latin(
      `(?:veux?|voudrais|envie|aimerais)(?: de| d| juste)? (?:disparaitre|partir pour toujours|quitter ce monde|plus etre de ce monde)(?! (?:de (?:la |cette )?(?:photo|liste)))`,
    ),
    latin(
      `(?:serais?|serait|suis|sera) (?:mieux|plus utile) mort(?:e)?|si jetais mort(?:e)?|prefere(?:rais)? (?:etre )?mort(?:e)?`,
    ),
    latin(
      `(?:la|ma) vie (?:ne |n )?(?:vaut|a|na|est|en vaut|vaux) (?:plus|pas|aucun)(?: \\w+){0,3} (?:la peine|de sens|sens|coup|vecue|la peine detre vecue)`,
    ),
    latin(
      `(?:la|ma) vie (?:ne |n )?(?:vaut|en vaut) (?:plus|pas) (?:la peine|le coup|rien)|(?:ma|la) vie na (?:plus |pas )?(?:de |aucun )?sens`,
    ),
    latin(`(?:idees?|pensees?) (?:suicidaires?|noires?|de mort)`),
    latin(`(?:une )?(?:overdose|surdose)`),
    latin(
      `(?:pris|prendre|avale|avaler|prends) (?:trop de|tous (?:les|mes)|toute (?:la|ma)|plein de|beaucoup de|une boite de) (?:boite de )?(?:cachets|medicaments|comprimes|somniferes|medocs|pilules|antidepresseurs)(?! (?:pour|contre|ce|du matin|du jour))`,
    ),
    latin(
      `(?:sauter|me jeter|jeter) (?:du|dun|par la|sous (?:un|le)|de(?: la)?) (?:pont|toit|fenetre|train|metro|balcon|immeuble)`,
    ),
  ],
  harmed: [
    latin(
      `${kin}${often} (?:me|m|nous|ma|mont) ?(?:a |ont |a deja )?(?:frap+(?:e|es|ent|ee)?|bat|battue?|battent|batt?|tap+e(?:nt|e)?|cogne(?:e|nt)?|gifle(?:e|nt)?|viole(?:e|nt)?|maltraite(?:e|nt)?|etrangle(?:e)?|menace(?:e|nt)?(?: de mort)?|tabasse(?:e|nt)?|insulte et me frappe|agresse(?:e)?|donne des coups|fait du mal|brutalise(?:e)?|violente(?:e)?)${sport}`,
    ),
    latin(`${kin} (?:frappe|bat|tape|viole|maltraite) (?:mes enfants|ma fille|mon fils|ma mere|moi)`),
    latin(
      `(?:je suis|jai ete|suis|me suis fait(?:e)?|jetais|etais) (?:une femme )?(?:battue?|violee?|agressee?|maltraitee?|frappee?|violer|agresser|frapper|tabasser|tabassee?)(?! (?:aux?|a la|a) )`,
    ),
    latin(
      `(?:violences? (?:conjugales?|domestiques?|familiales?)|${kin} (?:est|sont|devient)(?: tres| souvent| parfois)? violente?s?)`,
    ),
    latin(`peur de mon (?:mari|copain|pere|compagnon|conjoint|ex|beau pere|petit ami)`),
    latin(
      `(?:il|mari|copain|ex|pere|compagnon)(?: \\w+)? (?:veut|menace de|va|voulait) me (?:tuer|frapper|battre)(?! (?:aux|au|a ))`,
    ),
  ],
};
