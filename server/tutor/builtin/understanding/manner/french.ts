import type { MannerVocabulary } from './vocabulary';

export const french: MannerVocabulary = {
  lead: "et|mais|oh|ah|bon|bonjour|alors|merci|pardon|excusez-moi|d'accord|eh bien",
  yes: 'oui|si|ouais',
  no: 'non',
  afterNo: /^(?:merci|je|j'|c'|ça|il|elle|nous|mon|ma)(?!\p{L})/u,
  asks: /\?\s*$|^est-ce (?:que|qu')|^(?:qui|quand|pourquoi|comment|où|quel(?:le)?s?)\s|^qu(?:'|e )est-ce/u,
  requests:
    /^(?:(?:est-ce que )?(?:je (?:peux|pourrais)|on peut|vous (?:avez|pouvez|pourriez|prenez|acceptez|faites)|tu (?:as encore|peux|pourrais)|il y a|c'est possible)|est-ce qu'(?:il y a|on peut)|avez-vous|puis-je|pou[rv]\p{L}+-|y a-t-il|prenez-vous|acceptez-vous|combien|c'est combien|où (?:est|sont)|ça (?:fait|coûte)|qu'est-ce que vous (?:recommandez|avez|conseillez|me))|s'il (?:vous|te) pla[iî]t|,\s*(?:non|hein|n'est-ce pas|pas vrai)\s*\?|^(?:un|une|des|du|de la|le|la|les|deux|trois|avec|sans|et)\s\P{L}*(?:\p{L}+\s*){1,3}\?/u,
  denies: /(?:^|[\s'])(?:pas|jamais|rien|personne|aucune?|sans)(?=\s|$|[.,!?])/u,
  noDenial:
    /\b(?:une|chaque|par|cette|première|seule)\s+personne\b|\bde rien\b|\bpas mal\b|\bsans doute\b|\bn'est-ce pas\b|\bpas vrai\b/gu,
  me: /(?:^|[\s-])(?:je|moi|mon|ma|mes|me|nous|notre|nos|on)(?=[\s,.!?-]|$)|(?:^|\s)[jm]'/u,
  you: /(?:^|[\s-])(?<!s'il )(?:tu|toi|ton|ta|tes|te|vous|votre|vos)(?=[\s,.!?-]|$)|(?:^|\s)t'(?=\p{L})/u,
  other:
    /^(?:hier,? |demain,? )?(?:ma|mon|ta|ton|sa|son|notre|mes)\s(sœur|soeur|frère|mère|père|maman|papa|fils|fille|femme|mari|ami|amie|copain|copine|patron|patronne|grand-mère|grand-père|voisin|voisine|chien|chat|parents|enfants|collègue)\s(?=\p{L})/u,
  past: /(?:^|\s)(?:hier|avant-hier|il y a (?:deux|trois|un|une)|l'année dernière|la semaine dernière)(?=[\s,.!?]|$)|(?:^|\s)j'ai (?:bu|mangé|pris|vu|fait|acheté|lavé|perdu)(?=[\s,.!?]|$)/u,
  future:
    /(?:^|\s)(?:demain|après-demain|(?:la semaine|l'année) prochaine|je (?:vais|voudrais|veux|prends|prendrai)|donnez-moi)(?=[\s,.!?]|$)|s'il vous pla[iî]t/u,
  facts: {
    lacks: /(?<!\p{L})(?:j'ai besoin|je (?:cherche|veux|voudrais)|il me faut)(?!\p{L})/u,
    seeks: /^combien |^c'est combien|^(?:vous pouvez|pouvez-vous|pourriez-vous|tu peux) .*(?:aider|dire|montrer)/u,
    wasOnce: /(?<!\p{L})(?:avant,? )?j'(?:habitais|étais|avais)|(?<!\p{L})je (?:vivais|travaillais)/u,
    happened: /(?<!\p{L})(?<!depuis )(?:hier|avant-hier)(?!\p{L})/u,
    asksOfNow: /^que? ?(?:fais-tu|faites-vous)|^qu'est-ce que (?:tu fais|vous faites|on fait)(?!\p{L})|^tu fais quoi/u,
    isKin: /^(?:c'est|ce sont|(?:elle|il|ça) est|(?:elles|ils) sont|voilà|voici) (?:mon|ma|mes|notre|nos) /u,
  },
};
