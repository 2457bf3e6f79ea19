import type { ReadingScript } from '../../../domain/account/preferences';
import type { Field, Morpheme } from '../../../domain/conversation/message';
import type { LanguageCode } from '../../../domain/languages/languages';
import { GlossedText } from '../../words/GlossedText';
import { FieldError, UnknownState, WaitingCell } from './FieldNotices';
import { fieldViewOf } from './fieldView';

export interface TargetSentenceProps {
  text: Field<string> | null;
  words: Field<Morpheme[]> | null;
  language: LanguageCode;
  showTransliteration: boolean;
  readingScript?: ReadingScript;
  opacities: readonly number[];
  peeked: ReadonlySet<number>;
  selected: ReadonlySet<number>;
  expanded: boolean;
  spokenAt?: number | null;
  label: string;
  onPeek: (index: number) => void;
  onSelect: (index: number) => void;
  onEnd: () => void;
  onRetry?: (() => void) | undefined;
  onStandIn?: (() => void) | undefined;
  /** What went wrong is said by the reply. */
  isErrorRepeated?: boolean;
  messageId: string;
}

const noWords: readonly Morpheme[] = [];

/** The message in the target language with its words, in whichever state the two fields are. */
export function TargetSentence(props: TargetSentenceProps) {
  const { text, words, onRetry, onStandIn, messageId, isErrorRepeated = false, ...shown } = props;
  const morphemes = words?.value ?? noWords;
  const sentence = text?.value ?? morphemes.map(([surface]) => surface).join('');
  const failed = [text, words].find((field) => fieldViewOf(field) === 'error');
  const views = [fieldViewOf(text), fieldViewOf(words)];
  const streaming = text?.status === 'streaming';
  const statusMessage = text?.statusMessage ?? words?.statusMessage ?? '';

  return (
    <>
      {sentence !== '' && <GlossedText {...shown} text={sentence} morphemes={morphemes} streaming={streaming} />}
      {sentence === '' && !failed && views.includes('waiting') && <WaitingCell statusMessage={statusMessage} />}
      {sentence === '' && !failed && streaming && <WaitingCell statusMessage={statusMessage} />}
      {failed && !isErrorRepeated && (
        <FieldError statusMessage={failed.statusMessage} onRetry={onRetry} onStandIn={onStandIn} retryId={messageId} />
      )}
      {!failed && views.includes('unknown') && <UnknownState />}
    </>
  );
}
