import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { piecesOf } from '../../domain/words/pieces';
import { embeddingsIn, partGap, runsOf, type Run } from './layout';

const morphemes = (...surfaces: string[]): Morpheme[] => surfaces.map((surface) => [surface, '', '']);

function textOf(runs: Run[]): string {
  return runs
    .map((run) => (run.kind === 'space' ? run.text : run.cells.map((c) => c.before + c.text + c.after).join('')))
    .join('');
}

/** Units with `|` between their cells, spaces as `␣`. */
function shapeOf(text: string, ...surfaces: string[]): string[] {
  return runsOf(piecesOf(text, morphemes(...surfaces))).map((run) =>
    run.kind === 'space' ? '␣' : run.cells.map((cell) => cell.before + cell.text + cell.after).join('|'),
  );
}

describe('a sentence cut at its words', () => {
  it('keeps full stops and commas with the word before them', () => {
    expect(shapeOf('はい、かしこまりました。', 'はい', '、', 'かしこまりました', '。')).toEqual([
      'はい、',
      'かしこまりました。',
    ]);
  });

  it('keeps opening marks with the word after them', () => {
    expect(shapeOf('彼は「はい」と言った', '彼', 'は', '「', 'はい', '」', 'と', '言った')).toEqual([
      '彼',
      'は',
      '「はい」',
      'と',
      '言った',
    ]);
    expect(shapeOf('Hola, ¿qué tal?', 'Hola', 'qué', 'tal')).toEqual(['Hola,', '␣', '¿qué', '␣', 'tal?']);
    expect(shapeOf('Er sagte: "Nein"', 'Er', 'sagte', 'Nein')).toEqual(['Er', '␣', 'sagte:', '␣', '"Nein"']);
  });

  it('does not break at the space that French puts before ? and inside its quotes', () => {
    expect(shapeOf('Ça va ?', 'Ça', 'va')).toEqual(['Ça', '␣', 'va ?']);
    expect(shapeOf('Il dit « oui » !', 'Il', 'dit', 'oui')).toEqual(['Il', '␣', 'dit', '␣', '« oui » !']);
  });

  it('closes with “ what „ has opened, and opens with “ what nothing has', () => {
    expect(shapeOf('Sie heißt „lustig“ und „Anna“.', 'Sie', 'heißt', 'lustig', 'und', 'Anna')).toEqual([
      'Sie',
      '␣',
      'heißt',
      '␣',
      '„lustig“',
      '␣',
      'und',
      '␣',
      '„Anna“.',
    ]);
    expect(shapeOf('„lustig“, sagt er', 'lustig', 'sagt', 'er')).toEqual(['„lustig“,', '␣', 'sagt', '␣', 'er']);
    expect(shapeOf('„gut“ (und „schön“)', 'gut', 'und', 'schön')).toEqual(['„gut“', '␣', '(und', '␣', '„schön“)']);
    expect(shapeOf('He said “yes” twice', 'He', 'said', 'yes', 'twice')).toEqual([
      'He',
      '␣',
      'said',
      '␣',
      '“yes”',
      '␣',
      'twice',
    ]);
  });

  it('holds elided words, particles, prefixes and numbers together', () => {
    expect(shapeOf('qu’est-ce que', 'qu’', 'est-ce', 'que')).toEqual(['qu’|est-ce', '␣', 'que']);
    expect(shapeOf('학교에 가요', '학교', '에', '가요')).toEqual(['학교|에', '␣', '가요']);
    expect(shapeOf('والبحر', 'و', 'البحر')).toEqual(['و|البحر']);
    expect(shapeOf('à 10:30', 'à', '10', '30')).toEqual(['à', '␣', '10:|30']);
    expect(shapeOf('donne-moi', 'donne', '-', 'moi')).toEqual(['donne-|moi']);
  });

  it('shows words that have no gloss yet, and leaves out morphemes that the text does not have yet', () => {
    expect(shapeOf('Des pêches', 'Des', 'pêches', 'mûres')).toEqual(['Des', '␣', 'pêches']);
    expect(shapeOf('Des pêches mûres', 'Des')).toEqual(['Des', '␣', 'pêches', '␣', 'mûres']);
  });

  it('gives each cell the index of its morpheme', () => {
    const cells = runsOf(piecesOf('は、は', morphemes('は', '、', 'は'))).flatMap((run) =>
      run.kind === 'unit' ? run.cells : [],
    );
    expect(cells.map((cell) => cell.index)).toEqual([0, 2]);
  });

  it('shows a message of marks alone', () => {
    expect(shapeOf('…?!')).toEqual(['…?!']);
    expect(shapeOf('')).toEqual([]);
  });

  it('parts a gap into marks before, space and marks after', () => {
    expect(partGap(', “', false, false)).toEqual([',', ' ', '“']);
    expect(partGap(' — ', false, false)).toEqual([' —', ' ', '']);
  });

  const part = fc.constantFrom(
    'chat',
    'qu’',
    '猫',
    'は',
    '10',
    'سلام',
    ' ',
    ' ',
    '\u202f',
    '\n',
    '«',
    '»',
    '„',
    '“',
    '"',
    '?',
    '(',
    ')',
    '。',
    '-',
    '😀',
    '\ud800',
  );
  it('gives the text back, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), fc.array(fc.tuple(fc.nat(23), fc.boolean())), (parts, picks) => {
        const text = parts.join('');
        const surfaces = [...picks].sort((a, b) => a[0] - b[0]).map(([at]) => parts[at] ?? 'absent');
        const pieces = piecesOf(text, morphemes(...surfaces));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(textOf(runsOf(pieces))).toBe(text);
      }),
    );
  });

  it('never leaves a mark alone between words', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const runs = runsOf(piecesOf(text, []));
        const bare = runs.filter(
          (run) => run.kind === 'unit' && run.cells.every((cell) => !/[\p{L}\p{N}]/u.test(cell.text)),
        );
        expect(bare.length).toBe(/[\p{L}\p{N}]/u.test(text) || text === '' ? 0 : 1);
      }),
    );
  });
});

describe('words of the other direction', () => {
  const partsOf = (text: string, direction: 'ltr' | 'rtl') =>
    embeddingsIn(runsOf(piecesOf(text, [])), direction).map((part) =>
      part.kind === 'embedding' ? `[${textOf(part.runs)}]` : textOf([part]),
    );

  it('stand together in their own order', () => {
    expect(partsOf('أريد كتاب my dear friend من', 'rtl')).toEqual([
      'أريد',
      ' ',
      'كتاب',
      ' ',
      '[my dear friend]',
      ' ',
      'من',
    ]);
    expect(partsOf('He said ‘قهوة من فضلك’ twice.', 'ltr')).toContain('[‘قهوة من فضلك’]');
  });

  it('take the numbers between them along, not those at an end', () => {
    expect(partsOf('في 3 room 12 left 5', 'rtl')).toEqual(['في', ' ', '3', ' ', '[room 12 left]', ' ', '5']);
  });

  it('stand alone as they are, unless they are several boxes', () => {
    expect(partsOf('أريد coffee', 'rtl')).toEqual(['أريد', ' ', 'coffee']);
    expect(partsOf('أريد one-way', 'rtl').at(-1)).toBe('[one-way]');
    expect(partsOf('Ça va bien ?', 'ltr')).toEqual(['Ça', ' ', 'va', ' ', 'bien ?']);
  });

  it('leave every text as it was', () => {
    const letters = fc.constantFrom('a', 'b c', 'أ', 'ب', ' ', ' 7 ', '.', '-', 'コ');
    fc.assert(
      fc.property(fc.array(letters), fc.constantFrom('ltr' as const, 'rtl' as const), (all, direction) => {
        const text = all.join('');
        expect(partsOf(text, direction).join('').replace(/[[\]]/gu, '')).toBe(text);
      }),
    );
  });
});
