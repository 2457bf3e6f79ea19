import { memo, useMemo } from 'react';
import type { ReadingScript } from '../../domain/account/preferences';
import type { Morpheme } from '../../domain/conversation/message';
import { furiganaOf } from '../../domain/languages/furigana';
import { type LanguageCode, requireLanguage } from '../../domain/languages/languages';
import { glossText } from '../../domain/texts/grammarLabels';
import { isWord } from '../../domain/words/identity';
import { piecesOf } from '../../domain/words/pieces';
import { joins } from './joining';
import { type Cell, embeddingsIn, type Run, runsOf } from './layout';
import { useArriving } from './useArriving';
import { useWordKeys } from './useWordKeys';
import { Word, type WordProps } from './Word';

export interface GlossedTextProps {
  text: string;
  morphemes: readonly Morpheme[];
  /** One per morpheme, 1 (new) to 0 (known); missing ones count as new. */
  opacities: readonly number[];
  language: LanguageCode;
  showTransliteration: boolean;
  /** In which letters Japanese words say how they sound. */
  readingScript?: ReadingScript;
  /** Indexes of morphemes whose gloss was asked for. */
  peeked?: ReadonlySet<number>;
  /** Indexes of morphemes that a mark would act on. */
  selected?: ReadonlySet<number>;
  /** Keys and taps select instead of peeking. */
  expanded?: boolean;
  /** Index in the text of the word that is being said aloud. */
  spokenAt?: number | null;
  /** More is coming: shows the caret, and lets words arrive softly. */
  streaming?: boolean;
  /** What the group of words is called, for assistive technology. */
  label: string;
  onPeek?: (index: number) => void;
  onSelect?: (index: number) => void;
  /** Escape. */
  onEnd?: () => void;
}

const none: ReadonlySet<number> = new Set();

/** A sentence whose every word carries its meaning (look, 'A glossed word'). */
export const GlossedText = memo(function GlossedText(props: GlossedTextProps) {
  const { text, morphemes, language, showTransliteration, streaming = false } = props;
  const direction = requireLanguage(language).direction;
  const parts = useMemo(() => embeddingsIn(runsOf(piecesOf(text, morphemes)), direction), [text, morphemes, direction]);
  const spoken = useMemo(() => indexAt(text, morphemes, props.spokenAt ?? null), [text, morphemes, props.spokenAt]);
  const hasReadings = showTransliteration && morphemes.some(([, reading]) => reading !== '');
  const inKana = hasReadings && language === 'ja' && props.readingScript === 'kana';
  const arriving = useArriving(streaming);
  const { tabStop, handlers } = useWordKeys({ ...props, direction, firstWord: firstWordOf(morphemes) });

  // Keyed by their place: what was text alone becomes a word where it stands, and nothing is drawn anew for that.
  const cellOf = (cell: Cell, at: number, cells: readonly Cell[], place = at) => {
    const morpheme = cell.index === null ? undefined : morphemes[cell.index];
    const { before, text: surface, after } = cell;
    const reading = hasReadings ? (morpheme?.[1] ?? '') : '';
    const quoted = morpheme?.[3]?.quoted === true;
    const ruby = inKana && reading !== '' ? (furiganaOf(surface, reading) ?? undefined) : undefined;
    if (cell.index === null || !morpheme || !isWord(surface) || quoted) {
      const shown = { before, surface, after, reading, ruby, quoted };
      return <Word key={place} {...plain} {...shown} />;
    }
    const [, , gloss, marks] = morpheme;
    return (
      <Word
        key={place}
        index={cell.index}
        before={before}
        surface={surface}
        after={after}
        reading={reading}
        ruby={ruby}
        gloss={glossText(gloss)}
        opacity={props.opacities[cell.index] ?? 1}
        needed={marks?.needed === true}
        newMeaning={marks?.new === true}
        fromDictionary={marks?.dict === true}
        approximate={marks?.approx === true}
        joinsBefore={joins(cells[at - 1]?.text ?? '', surface)}
        joinsAfter={joins(surface, cells[at + 1]?.text ?? '')}
        peeked={(props.peeked ?? none).has(cell.index)}
        selected={(props.selected ?? none).has(cell.index)}
        spoken={cell.index === spoken}
        expanded={props.expanded ?? false}
        tabStop={cell.index === tabStop}
      />
    );
  };

  const runView = (run: Run, at: number) => {
    if (run.kind === 'space') return run.text;
    const [first] = run.cells;
    if (first && run.cells.length === 1) return cellOf(first, 0, run.cells, at);
    return (
      <span key={at} className="unit">
        {run.cells.map((cell, index, cells) => cellOf(cell, index, cells))}
      </span>
    );
  };

  return (
    <div
      role="group"
      aria-label={props.label}
      lang={language}
      dir={direction}
      className={`sentence target ${hasReadings ? '' : 'without-readings'} ${arriving ? 'is-arriving' : ''}`}
      {...handlers}
    >
      {parts.map((part, at) =>
        part.kind === 'embedding' ? (
          <span key={at} dir={direction === 'rtl' ? 'ltr' : 'rtl'}>
            {part.runs.map(runView)}
          </span>
        ) : (
          runView(part, at)
        ),
      )}
      {streaming && <span className="caret" aria-hidden="true" />}
    </div>
  );
});

/** A number, a word of another language, or text without a gloss (yet): set like a word, but nothing to ask of it. */
const plain = {
  index: null,
  gloss: '',
  opacity: 1,
  needed: false,
  newMeaning: false,
  fromDictionary: false,
  approximate: false,
  joinsBefore: false,
  joinsAfter: false,
  peeked: false,
  selected: false,
  spoken: false,
  expanded: false,
  tabStop: false,
} as const satisfies Partial<WordProps>;

/** The morpheme that covers a place in the text. */
function indexAt(text: string, morphemes: readonly Morpheme[], place: number | null): number | null {
  if (place === null) return null;
  let at = 0;
  for (const piece of piecesOf(text, morphemes)) {
    at += piece.text.length;
    if (place < at) return piece.index;
  }
  return null;
}

function firstWordOf(morphemes: readonly Morpheme[]): number {
  return morphemes.findIndex(([surface, , , marks]) => isWord(surface) && !marks?.quoted);
}
