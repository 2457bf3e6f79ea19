/** Feminine and plural forms of adjectives and nouns. */

export type Gender = 'm' | 'f';

const irregularFeminine: Readonly<Record<string, string>> = {
  beau: 'belle', nouveau: 'nouvelle', vieux: 'vieille', bon: 'bonne', gros: 'grosse', gras: 'grasse', bas: 'basse', las: 'lasse', épais: 'épaisse', juif: 'juive', travailleur: 'travailleuse', câlin: 'câline', gentil: 'gentille', nul: 'nulle', pareil: 'pareille', vermeil: 'vermeille', blanc: 'blanche', franc: 'franche', sec: 'sèche', frais: 'fraîche', doux: 'douce', roux: 'rousse', faux: 'fausse', jaloux: 'jalouse', neuf: 'neuve', long: 'longue', fou: 'folle', mou: 'molle', public: 'publique', grec: 'grecque', turc: 'turque', favori: 'favorite', inquiet: 'inquiète', secret: 'secrète', complet: 'complète', discret: 'discrète', concret: 'concrète', désuet: 'désuète', meilleur: 'meilleure', supérieur: 'supérieure', inférieur: 'inférieure', intérieur: 'intérieure', extérieur: 'extérieure', majeur: 'majeure', mineur: 'mineure', idiot: 'idiote', prêt: 'prête', aigu: 'aiguë', andalou: 'andalouse', paysan: 'paysanne', sot: 'sotte', ouzbek: 'ouzbèke',
}; // oxfmt-ignore

/** One form for both genders, and for the plural too. */
const invariable = new Set('marron orange super bio chic cool fun sexy rock zen kaki turquoise mini lilas en_colère en_retard en_avance à_l’heure gratis loin bien'.replaceAll('_', ' ').split(' ')); // oxfmt-ignore
const sameInFeminine = new Set(['sympa', 'châtain', 'snob', 'kaki', 'rose', 'mauve', 'accro', 'gay']);

/** 'bien élevé': the last word agrees. */
const described = /^((?:bien|mal|trop|peu|non) )(\S+)$/u;

export function feminine(masculine: string): string {
  const last = described.exec(masculine);
  if (last) return `${last[1] ?? ''}${feminine(last[2] ?? '')}`;
  if (invariable.has(masculine) || sameInFeminine.has(masculine) || masculine.includes(' ')) return masculine;
  const irregular = irregularFeminine[masculine];
  if (irregular !== undefined) return irregular;
  if (masculine.endsWith('e')) return masculine;
  if (masculine.endsWith('er')) return `${masculine.slice(0, -2)}ère`;
  if (masculine.endsWith('eux')) return `${masculine.slice(0, -1)}se`;
  if (masculine.endsWith('teur'))
    return `${masculine.slice(0, -4)}trice`.replace(/^mentrice$/u, 'menteuse').replace(/^flattrice$/u, 'flatteuse');
  if (masculine.endsWith('eur')) return `${masculine.slice(0, -1)}se`;
  if (masculine.endsWith('if')) return `${masculine.slice(0, -1)}ve`;
  if (/(?:el|en|on|et)$/u.test(masculine)) return `${masculine}${masculine.slice(-1)}e`;
  return `${masculine}e`;
}

export function adjectiveForm(masculine: string, gender: Gender, isPlural: boolean): string {
  if (invariable.has(masculine) || (masculine.includes(' ') && !described.test(masculine))) return masculine;
  const single = gender === 'f' ? feminine(masculine) : masculine;
  if (!isPlural) return single;
  if (/[sxz]$/u.test(single)) return single;
  if (single.endsWith('eau')) return `${single}x`;
  if (single.endsWith('al') && !/^(?:banal|fatal|final|natal|naval|bancal)$/u.test(single))
    return `${single.slice(0, -2)}aux`;
  return `${single}s`;
}

/** The masculine before a vowel, where it is another: un bel homme, cet homme. */
export const masculineBeforeVowel: Readonly<Record<string, string>> = {
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
  fou: 'fol',
};

const irregularPlural: Readonly<Record<string, string>> = {
  œil: 'yeux', travail: 'travaux', vitrail: 'vitraux', monsieur: 'messieurs', madame: 'mesdames', genou: 'genoux', bijou: 'bijoux', chou: 'choux', caillou: 'cailloux', hibou: 'hiboux', pneu: 'pneus', festival: 'festivals', bal: 'bals', carnaval: 'carnavals', récital: 'récitals', 'grand-mère': 'grands-mères', 'grand-père': 'grands-pères', 'grand-parent': 'grands-parents', 'petit déjeuner': 'petits déjeuners', 'petit-fils': 'petits-fils', 'petite-fille': 'petites-filles', 'petit-enfant': 'petits-enfants', 'beau-père': 'beaux-pères', 'belle-mère': 'belles-mères', 'beau-frère': 'beaux-frères', 'belle-sœur': 'belles-sœurs', 'centre-ville': 'centres-villes', 'sèche-cheveux': 'sèche-cheveux', 'après-midi': 'après-midi', 'porte-monnaie': 'porte-monnaie', 'micro-ondes': 'micro-ondes', 'chat noir': 'chats noirs', 'jeu vidéo': 'jeux vidéo', 'carte postale': 'cartes postales', 'feu rouge': 'feux rouges', 'chauve-souris': 'chauves-souris', 'lave-linge': 'lave-linge', 'lave-vaisselle': 'lave-vaisselle', 'beaux-parents': 'beaux-parents', 'petit ami': 'petits amis', 'petite amie': 'petites amies', 'dessin animé': 'dessins animés', 'réseau social': 'réseaux sociaux', 'station-service': 'stations-service', 'sage-femme': 'sages-femmes', 'aide-soignant': 'aides-soignants', 'aide-soignante': 'aides-soignantes', 'maître-nageur': 'maîtres-nageurs', 'chou-fleur': 'choux-fleurs', 'arc-en-ciel': 'arcs-en-ciel', 'rouge-gorge': 'rouges-gorges', 'arrière-grand-mère': 'arrière-grands-mères', 'arrière-grand-père': 'arrière-grands-pères', 'belle-fille': 'belles-filles', 'grand-tante': 'grands-tantes', 'grand-oncle': 'grands-oncles', ex: 'ex', 'cerf-volant': 'cerfs-volants', 'rond-point': 'ronds-points', 'aller-retour': 'allers-retours', bleu: 'bleus', 'gratte-ciel': 'gratte-ciel', VTT: 'VTT', CV: 'CV', CD: 'CD', DVD: 'DVD', SMS: 'SMS', 'data scientist': 'data scientists', 'golden retriever': 'golden retrievers', 'border collie': 'border collies', 'road trip': 'road trips', 'fish and chips': 'fish and chips', 'croque-monsieur': 'croque-monsieur', 'pique-nique': 'pique-niques',
}; // oxfmt-ignore

/** Nouns that stand like an adjective behind another. */
const unchanged = new Set('tomate vidéo web pop clé logiciel système marketing radio soja miso live folk quiz jeux cinéma cadeau toilette USB déjeuner café photo latte vaisselle B'.split(' ')); // oxfmt-ignore

export function nounPlural(single: string): string {
  const irregular = irregularPlural[single];
  if (irregular !== undefined) return irregular;
  // Of 'salle de bain' and 'film d’horreur' the first word changes.
  const head = /^(\S+)(?= (?:de|d’|à|en|au|du) ?)/u.exec(single)?.[1];
  if (head !== undefined) return nounPlural(head) + single.slice(head.length);
  // Of 'centre commercial' both change, of 'site web' the first.
  const [first = '', second = '', ...more] = single.split(' ');
  if (second !== '' && more.length === 0)
    return `${nounPlural(first)} ${unchanged.has(second) ? second : nounPlural(second)}`;
  if (/[sxz]$/u.test(single)) return single;
  if (/(?:au|eu)$/u.test(single)) return `${single}x`;
  if (single.endsWith('al')) return `${single.slice(0, -2)}aux`;
  return `${single}s`;
}
