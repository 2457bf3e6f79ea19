import { describe, expect, it } from 'vitest';
import { realBank } from '../format/realContent';
import { understoodFirst } from './firstMessage';

/** What beginners say and ask in the first minutes, and what it is taken for; '' where it must not be guessed at. */
const said: Record<string, readonly (readonly [understood: string, ...messages: string[]])[]> = {
  de: [
    ['@my-name', "what's my name?", 'wie heiße ich?', 'wie ist mein Name?', 'do you remember my name', 'who am I?'],
    ['@about-me', 'what do you know about me?', 'was weißt du über mich?', "what's my job", 'remember me?'],
    ['@presence', 'are you there?', 'bist du noch da?', 'hello, are you there?', 'is anybody there?'],
    ['@what-it-means', 'what is Brot', "what's Hund?", 'what is das Brot', 'what does it mean bitte', 'Wetter?'],
    ['@tells-time', 'es ist halb vier', 'halb vier', 'es ist 15 Uhr 30', "it's half past three"],
    ['@amount', '7 Euro', 'das kostet 7 Euro'],
    ['@their-name', 'mein Bruder heißt Tom', 'my sister is called Anna'],
    ['@this-is', 'she is my sister', 'he is my boss', 'das ist meine Schwester'],
    ['@miss', 'ich vermisse meine mutter', 'I miss my mother', 'I miss my dog so much', "I'm homesick"],
    ['@lacking', 'ich habe keinen Hund', "I don't have a dog", 'I have no car', 'ich habe kein Auto'],
    ['@have-pet', 'ich habe ein hund', 'I have a dog'],
    ['@children', 'I have two children', 'ich habe zwei Kinder', 'I have a son'],
    ['@not-able', "I can't swim", 'ich kann nicht schwimmen', "I don't know how to drive"],
    ['@able', 'I can swim', 'ich kann gut kochen'],
    ['@hate-job', 'I hate my job', 'I hate my work'],
    ['@trip', 'morgen fahre ich nach Berlin', "I'm going to Lyon tomorrow"],
    ['', 'five', '5', 'fünf', 'zwei', 'einundzwanzig'],
  ],
  fr: [
    ['@my-name', "what's my name?", 'quel est mon nom', "comment je m'appelle ?", 'tu connais mon nom ?'],
    ['@about-me', 'what do you know about me?', 'tu te souviens de moi ?', 'where do I live?'],
    ['@presence', 'are you there?', 'tu es là ?', 'vous êtes toujours là ?'],
    [
      '@what-it-means',
      'what is gare',
      'what is thé',
      'what is une gare',
      "what does it mean s'il vous plait",
      'chien ?',
    ],
    ['@tells-time', 'Il est 15h30', 'il est midi', 'il est trois heures et demie'],
    ['@amount', '7 euros', 'ça fait 7 euros'],
    ['@their-name', "mon frere s'appelle Tom", 'my cat is called Minou'],
    ['@this-is', 'she is my sister', "c'est mon frère", 'he is my brother'],
    ['@miss', 'I miss my mother', 'mes amis me manquent', 'ma famille me manque beaucoup'],
    ['@lacking', "je n'ai pas de chien", "I don't have a dog", "j'ai pas de voiture"],
    ['@have-pet', "j'ai un chien"],
    ['@children', 'I have two children', "j'ai un fils"],
    ['@not-able', "I can't swim", 'je ne sais pas nager', 'je sais pas conduire'],
    ['@hate-job', 'I hate my job', 'I hate my work'],
    ['@live-floor', 'I live on the second floor', 'I live on the second flor', "j'habite au deuxieme etage"],
    ['@have-eaten', 'tu as mange?', 'vous avez mangé ?'],
    ['@trip', 'demain nous allons a Lyon'],
    ['', 'five', 'cinq', '12', 'elle vient ?'],
  ],
};

describe.each(Object.entries(said))('said of oneself in %s', (language, rows) => {
  const bank = realBank(language);
  const each = rows.flatMap(([understood, ...messages]) => messages.map((message) => [message, understood] as const));

  it.each(each)('%s', (message, understood) => {
    expect(understoodFirst(message, bank)).toBe(understood);
  });
});
