/**
 * Words that are written small inside a sentence whatever they mean there, for sentences whose words come without
 * dictionary forms. `sie` and `ihr` are not among them: with a capital they may be the polite ones.
 */
const small = new Set(
  [
    'ich du er es wir man mich mir dich dir ihn ihm uns euch sich mein dein sein unser euer meine deine seine unsere eure',
    'der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesen diesem',
    'und oder aber denn sondern doch weil dass ob wenn als wie wo wann warum wieso weshalb woher wohin was wer wen wem',
    'wessen welche welcher welches in im an am auf aus bei beim mit nach von vom vor zu zum zur für durch gegen ohne um',
    'bis seit über unter neben zwischen hinter während wegen trotz ja nein nicht nur auch noch schon sehr ganz so dann',
    'da dort hier jetzt heute gestern bald immer oft nie vielleicht bitte danke gern gerne alles etwas nichts viel viele',
    'bin bist ist sind seid war waren hast hat haben habe habt hatte hatten wird werden wurde kann kannst können könnte',
    'könnten muss musst müssen soll sollen will willst wollen darf dürfen mag magst möchte möchten möchtest',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The form that a German word has inside a sentence, of one that begins it: nouns keep their capital, other words lose
 * it. The dictionary form settles which it is; without one the commonest words are known.
 */
export function insideGermanSentence(surface: string, lemma: string | undefined): string {
  const inSmall = surface.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('de'));
  const isSmall = lemma === undefined ? small.has(inSmall) : /^\p{Ll}/u.test(lemma);
  return isSmall ? inSmall : surface;
}
