import { describe, expect, it } from 'vitest';
import { languageTools } from './languageTools';

const units = (text: string) =>
  languageTools('fr')
    .segment(text)
    .map(({ surface }) => surface)
    .join('|');

describe('French units', () => {
  it.each([
    ['J’habite à Lyon.', 'J’|habite|à|Lyon|.'],
    ["Aujourd'hui, c'est l'été.", "Aujourd'hui|,|c'|est|l'|été|."],
    ['Qu’est-ce que vous faites ?', 'Qu’|est-ce|que|vous|faites|?'],
    ['D’où venez-vous ?', 'D’|où|venez|-vous|?'],
    ['Y a-t-il un week-end ?', 'Y|a|-t-il|un|week-end|?'],
    ['Donne-le-moi, s’il te plaît.', 'Donne|-le|-moi|,|s’il te plaît|.'],
    ['Peut-être vingt-deux grands-mères.', 'Peut-être|vingt-deux|grands-mères|.'],
    ['Il y a quelqu’un là-haut, d’accord ?', 'Il|y|a|quelqu’un|là-haut|,|d’accord|?'],
    ['Un rendez-vous à 20 h.', 'Un|rendez-vous|à|20|h|.'],
  ])('cuts %s', (text, expected) => {
    expect(units(text)).toBe(expected);
  });
});
