import { describe, expect, it } from 'vitest';
import { frenchAsSpelt } from './frenchSlips';

describe('French typed without accents or apostrophes', () => {
  it.each([
    ['ou est la gare sil vous plait', 'où est la gare s’il vous plaît'],
    ['Ou sont les toilettes ?', 'Où sont les toilettes ?'],
    ['bonjour, ou est l’hotel', 'bonjour, où est l’hotel'],
    ["ou est l'hôtel s il te plait", "où est l'hôtel s’il te plaît"],
    ['ou habitez-vous', 'où habitez-vous'],
    ['salut, je mapelle Ben', 'salut, je m’appelle Ben'],
    ['Je mappelle Tom', 'Je m’appelle Tom'],
    ["je m'apelle Tom", 'je m’appelle Tom'],
    ['tu tappelles comment', 'tu t’appelles comment'],
    ['je voudrais de leau', 'je voudrais de l’eau'],
    ['jai faim', 'j’ai faim'],
    ['Cest combien', 'C’est combien'],
    ['jetudie ici, daccord', 'j’étudie ici, d’accord'],
    ['quest-ce que cest', 'qu’est-ce que c’est'],
    ['a demain', 'à demain'],
    ['aujourdhui', 'aujourd’hui'],
  ])('is put right: %s', (typed, right) => {
    expect(frenchAsSpelt(typed)).toBe(right);
  });

  it.each([
    'un thé ou un café',
    "je m'appelle Tom, s'il vous plaît",
    'elle a bien demandé',
    'c’est bon ou mauvais',
    "est-ce que c'est ici ou là",
    'ou est-ce que tu préfères le thé',
    'c’est un chat ou est-ce un chien',
    'son père est las',
    'le sol, la mer et la terre',
    'ou un café',
    "qu'est-ce que c'est",
    'Léa et Jane',
    '',
    '?! 😀',
  ])('stays as it is where it may be meant so: %s', (text) => {
    expect(frenchAsSpelt(text)).toBe(text);
  });

  it('is the same when it is put right again', () => {
    const right = frenchAsSpelt('Ou est leau sil vous plait, je mapelle Tom');
    expect(frenchAsSpelt(right)).toBe(right);
  });
});
