/**
 * Words of each target language that hold sentences together, by surface or dictionary form: articles, pronouns,
 * prepositions, auxiliaries, and what politeness is made of. No learner lacks them for want of vocabulary.
 */
const lists: Readonly<Record<string, string>> = {
  fr:
    'le la les l’ un une des du de d’ au aux à en dans sur sous chez par pour avec sans entre vers près depuis pendant jusque ' +
    'je j’ tu il elle on nous vous ils elles me m’ te t’ se s’ moi toi lui leur eux y ce c’ ça cela ceci celui cet cette ces ' +
    'mon ma mes ton ta tes son sa ses notre nos votre vos leurs que qu’ qui quoi dont où quel quelle quels quelles comment quand combien pourquoi ' +
    'est-ce et ou mais donc or ni car si parce_que ne n’ pas plus non oui si aussi très trop bien voici voilà alors ' +
    'être avoir aller faire bonjour bonsoir salut merci pardon excuser s’il_vous_plaît s’il_te_plaît au_revoir d’accord rien tout',
  ja:
    'は が を に へ で と も の か ね よ わ から まで より や けど のに ので って て た だ です ます ない ん する いる ある なる くる くださる ください ' +
    'お ご さん さま ちゃん お願い ございます はい いいえ ええ うん こんにちは こんばんは おはよう ありがとう すみません ごめん はじめまして よろしく さようなら どうぞ どうも ' +
    'これ それ あれ この その あの ここ そこ あそこ こちら そちら あちら どこ だれ 誰 何 なに いつ どう どちら 私 あなた では じゃあ でも',
};

const words = new Map(
  Object.entries(lists).map(([language, list]) => [
    language,
    new Set(list.split(' ').map((word) => word.replace(/_/gu, ' '))),
  ]),
);

/** Whether a word of the target language carries grammar or courtesy rather than a meaning to learn by itself. */
export function isFunctionWord(surface: string, lemma: string | undefined, language: string): boolean {
  const known = words.get(language);
  if (!known) return false;
  const form = (lemma ?? surface).toLowerCase().replace(/^-/u, '');
  return known.has(form) || known.has(surface.toLowerCase().replace(/^-/u, ''));
}
