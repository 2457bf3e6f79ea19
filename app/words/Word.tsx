import { type CSSProperties, memo, type ReactNode } from 'react';
import type { RubyPart } from '../../domain/languages/furigana';
import { describeWord } from './describeWord';
import { zeroWidthJoiner } from './joining';

export interface WordProps {
  /** The morpheme's; null for what is set like a word without being one, or while its gloss is still to come. */
  index: number | null;
  /** It is of another language, and has no gloss for that. */
  quoted?: boolean;
  before: string;
  surface: string;
  after: string;
  reading: string;
  /** The reading as kana over the word's kanji, in its place. */
  ruby?: readonly RubyPart[] | undefined;
  gloss: string;
  /** How strongly the gloss is shown, 1 to 0. */
  opacity: number;
  needed: boolean;
  newMeaning: boolean;
  /** The gloss is a dictionary's, not this context's. */
  fromDictionary: boolean;
  /** The reading is no more than near. */
  approximate: boolean;
  /** Whether the letter before or after reaches over into the neighbouring box (Arabic script). */
  joinsBefore: boolean;
  joinsAfter: boolean;
  peeked: boolean;
  selected: boolean;
  /** It is being said aloud. */
  spoken: boolean;
  expanded: boolean;
  /** The message's one tab stop. */
  tabStop: boolean;
}

/**
 * One word with its reading above and its gloss below. Both are generated content: a copied or searched sentence is
 * then the sentence alone, and a word costs one element. Assistive technology reads the label instead.
 */
export const Word = memo(function Word(props: WordProps) {
  const { index, ruby, gloss, opacity, expanded } = props;
  const reading = ruby ? '' : props.reading;
  const known = opacity <= 0;
  const glossShown = !known || props.peeked || props.selected;
  const pressable =
    index === null
      ? {}
      : {
          role: 'button',
          tabIndex: props.tabStop ? 0 : -1,
          'aria-label': describeWord({ ...props, reading: ruby ? spokenRuby(ruby) : reading, glossShown }),
          'aria-pressed': expanded ? props.selected : undefined,
          'data-index': index,
          'data-strength': known ? undefined : Math.ceil(opacity * 3),
          style: styleOf({ ...props, reading }),
        };
  return (
    <span
      {...pressable}
      className={classOf(props, known)}
      data-reading={props.approximate && reading !== '' ? `≈ ${reading}` : reading}
      data-gloss={gloss}
    >
      {contentOf(props)}
    </span>
  );
});

/**
 * What is narrower than the word is centred on the word without its marks, of which those of East Asian scripts are as
 * wide as a letter. Widths are estimated in word sizes: 0.23 for a small Latin letter, and see `widthOf`.
 */
function styleOf({ before, surface, after, reading, gloss, opacity }: WordProps): CSSProperties {
  const narrower = Math.max(reading.length, gloss.length) * 0.23 <= widthOf(surface, 0.45);
  const wide = (marks: string) => (narrower && marks !== '' ? widthOf(marks, 0.25) : undefined);
  return {
    '--gloss-opacity': Number(opacity.toFixed(3)),
    '--lead': wide(before),
    '--trail': wide(after),
  } as CSSProperties;
}

/** In word sizes: 1 for each full-width letter or mark, `narrow` for each other. */
function widthOf(text: string, narrow: number): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/gu)?.length ?? 0;
  return wide + (text.length - wide) * narrow;
}

function classOf(
  { index, ruby, quoted, opacity, peeked, selected, spoken, needed, newMeaning, fromDictionary }: WordProps,
  known: boolean,
): string {
  return [
    'word',
    index === null && 'is-plain',
    hasRubyOver(ruby) && 'has-ruby',
    quoted && 'is-quoted',
    known && 'is-known',
    opacity > 0 && opacity < 1 && 'is-fading',
    peeked && 'is-peeked',
    selected && 'is-selected',
    spoken && 'is-spoken',
    needed && 'is-needed',
    newMeaning && 'is-new',
    fromDictionary && 'is-from-dictionary',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A word without marks is its text alone, and its element's only child: a history has ten thousands of them. */
function contentOf({
  before,
  surface,
  after,
  ruby,
  needed,
  newMeaning,
  joinsBefore,
  joinsAfter,
}: WordProps): ReactNode {
  const plain = !needed && !newMeaning && !joinsBefore && !joinsAfter;
  const text = hasRubyOver(ruby) ? <Ruby parts={ruby} /> : surface;
  if (plain && before === '' && after === '') return text;
  return (
    <>
      {before}
      <span className="surface">
        {joinsBefore && <span className="joiner">{zeroWidthJoiner}</span>}
        {text}
        {joinsAfter && <span className="joiner">{zeroWidthJoiner}</span>}
      </span>
      {after}
    </>
  );
}

const hasRubyOver = (ruby: WordProps['ruby']): ruby is readonly RubyPart[] =>
  ruby?.some(({ ruby: kana }) => kana !== '') === true;

/** As it is read aloud; '' where the word is kana and says it itself. */
const spokenRuby = (parts: readonly RubyPart[]) =>
  hasRubyOver(parts) ? parts.map(({ text, ruby }) => ruby || text).join('') : '';

/** Kana over kanji. Generated content, as readings are: a copied sentence is without them. */
function Ruby({ parts }: { parts: readonly RubyPart[] }) {
  return parts.map(({ text, ruby }, at) =>
    ruby === '' ? (
      text
    ) : (
      <span key={at} className="ruby" data-ruby={ruby}>
        <span>{text}</span>
      </span>
    ),
  );
}
