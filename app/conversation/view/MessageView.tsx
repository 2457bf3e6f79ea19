import { memo, type MouseEvent, type ReactNode, useCallback, useMemo } from 'react';
import type { ReadingScript } from '../../../domain/account/preferences';
import { isTerminal, type Message, type SuggestedReply } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { messageTexts } from '../../../domain/texts/message';
import { wordTexts } from '../../../domain/texts/words';
import { HearButton } from '../../speech/HearButton';
import { HearNote } from '../../speech/HearNote';
import { useSpokenAt } from '../../speech/useSpeaker';
import { SaidAt } from '../friends/SaidAt';
import { usePress } from '../gestures/usePress';
import type { AskedExplanation } from '../storeTypes';
import { correctedWords, type CorrectedWords } from './correctedWords';
import { Correction } from './Correction';
import type { DisplayStyle } from './displayStyle';
import { Explanations } from './Explanations';
import { LearnersWording } from './LearnersWording';
import { MessageHeader } from './MessageHeader';
import { MessageNotesView } from './MessageNotesView';
import { MessageTools } from './MessageTools';
import { SentenceTranslation } from './SentenceTranslation';
import { TargetSentence } from './TargetSentence';
import { WhyWithoutScript } from './WhyWithoutScript';

/** What can be asked of a message. The same functions for every message, so that none is drawn again without need. */
export interface MessageActions {
  onPeek: (messageId: string, index: number) => void;
  onSelect: (messageId: string, index: number) => void;
  /** Escape inside the message: peeks, selection and details end. */
  onEnd: (messageId: string) => void;
  /** A tap on the message beside its words, or its Translation button. */
  onToggle: (messageId: string) => void;
  /** A long press on it, or its options button. */
  onOptions: (messageId: string) => void;
  onRetry: (messageId: string) => void;
  /** The built-in tutor may answer, this time and whenever the model is away. */
  onStandIn: (messageId: string) => void;
  onSuggestion: (reply: SuggestedReply) => void;
  /** The reply is wished in simpler words. */
  onSimpler: () => void;
  /** Why words of the message, with '' its correction, or with `wholeSentence` all of it, are as they are. */
  onExplain: (messageId: string, about: string) => void;
}

export interface MessageViewProps {
  message: Message;
  display: DisplayStyle;
  /** Who speaks: 'Barista', 'Tutor', a friend's name. */
  name: string;
  /** The conversation's target language; null while none is chosen. */
  language: LanguageCode | null;
  ownLanguage: LanguageCode;
  showTransliteration: boolean;
  /** In which letters Japanese words say how they sound. */
  readingScript?: ReadingScript;
  opacities: readonly number[];
  peeked: ReadonlySet<number>;
  selected: ReadonlySet<number>;
  /** Its details are open. */
  expanded: boolean;
  /** Its words are selected by a tap, not peeked at: with its details, or for the word options alone. */
  selectable?: boolean;
  /** The full sentence translation is asked for. */
  showSentence: boolean;
  /** It failed, and may be made again. */
  retryable: boolean;
  /** The built-in tutor may be let answer. */
  offersStandIn?: boolean;
  /** The reply to it failed with the same words. */
  isErrorRepeated?: boolean;
  /** Offer the answers suggested with it (the newest reply alone). */
  showSuggestions: boolean;
  /** Say when it was said: it is between people. */
  showTime?: boolean;
  /** A friend has seen it, and it is the newest of the learner's own. */
  isRead?: boolean;
  /** Its tools stand under it; those of others come when it is looked at. */
  isNewestReply?: boolean;
  /** The tutor can say why words are as they are. */
  canExplain: boolean;
  /** What is being asked of it, or was just now. */
  asked: AskedExplanation | null;
  actions: MessageActions;
  /** What was typed stands over it, and what was put right in it: one's own, and in viewer mode the learner's. */
  showsOwnWording?: boolean;
  /** There is something that can be done with it: not for who only looks on. */
  optionable?: boolean;
  /** The options bar, when this message is selected. */
  options?: ReactNode;
}

/** One message of a conversation. Everything it needs comes in; nothing it does is done here. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, display, name, language, ownLanguage, expanded, selectable = expanded, actions } = props;
  const { readingScript = 'romaji' } = props;
  const { id } = message;
  const sentence = finishedSentence(message);
  const spokenAt = useSpokenAt(id);
  const urgent = message.notes?.value?.urgent;
  const showsOwnWording = props.showsOwnWording ?? display === 'user-self';
  const isCorrected = showsOwnWording && message.notes?.value?.correction !== undefined;
  const time = props.showTime ? <SaidAt messageId={id} /> : null;
  const isArriving = message.targetLanguageMessage !== null && !isTerminal(message.targetLanguageMessage.status);
  const changes = useCorrections(message, language, isCorrected);
  const onPeek = useCallback((index: number) => actions.onPeek(id, index), [actions, id]);
  const onSelect = useCallback((index: number) => actions.onSelect(id, index), [actions, id]);
  const onEnd = useCallback(() => actions.onEnd(id), [actions, id]);
  const onRetry = useCallback(() => actions.onRetry(id), [actions, id]);
  const retry = props.retryable ? onRetry : undefined;
  const onStandIn = useCallback(() => actions.onStandIn(id), [actions, id]);
  const onToggle = useCallback(() => actions.onToggle(id), [actions, id]);
  const onOptions = useCallback(() => actions.onOptions(id), [actions, id]);
  const press = usePress(onOptions);
  const onExplain = useCallback((about: string) => actions.onExplain(id, about), [actions, id]);
  const onTap = (event: MouseEvent<HTMLElement>) => {
    if (!isOnControl(event.target) && (window.getSelection()?.isCollapsed ?? true)) actions.onToggle(id);
  };

  return (
    // The tap is a shortcut for the finger; keys have the Translation button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      className={`message ${display} ${isCorrected ? 'is-corrected' : ''} ${props.isNewestReply ? 'is-newest' : ''}`}
      aria-label={name}
      aria-busy={isArriving}
      data-message-id={id}
      onClick={onTap}
      {...(props.optionable ? press : {})}
    >
      {display !== 'developer' && display !== 'user-self' && <MessageHeader name={name} time={time} />}
      {urgent !== undefined && (
        <p className="urgent" lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
          {urgent}
        </p>
      )}
      <LearnersWording
        message={message}
        isOwn={showsOwnWording}
        expanded={expanded}
        ownLanguage={ownLanguage}
        mistakes={changes}
      />
      {language !== null && (
        <TargetSentence
          text={message.targetLanguageMessage}
          words={message.morphemeTranslationDetails}
          language={language}
          showTransliteration={props.showTransliteration}
          readingScript={readingScript}
          opacities={props.opacities}
          peeked={props.peeked}
          selected={props.selected}
          expanded={selectable}
          spokenAt={spokenAt}
          label={wordTexts.wordsOf(name)}
          onPeek={onPeek}
          onSelect={onSelect}
          onEnd={onEnd}
          messageId={id}
          onRetry={retry}
          onStandIn={props.offersStandIn ? onStandIn : undefined}
          isErrorRepeated={props.isErrorRepeated ?? false}
        />
      )}
      {language !== null && <HearNote keyPrefix={id} language={language} />}
      {isCorrected && language !== null && (
        <Correction
          message={message}
          changes={changes}
          language={language}
          ownLanguage={ownLanguage}
          expanded={expanded}
          asked={props.asked}
          onExplain={props.canExplain ? onExplain : undefined}
        />
      )}
      {props.showSentence ? (
        <SentenceTranslation field={message.fullSentenceTranslation} ownLanguage={ownLanguage} />
      ) : (
        <noscript>
          <SentenceTranslation field={message.fullSentenceTranslation} ownLanguage={ownLanguage} />
        </noscript>
      )}
      {display !== 'developer' && !(isArriving && props.isNewestReply) && (
        <MessageTools
          expanded={expanded}
          onToggle={onToggle}
          onOptions={props.optionable ? onOptions : undefined}
          optionsOpen={Boolean(props.options)}
        >
          {language !== null && sentence !== null && (
            <HearButton speechKey={id} text={sentence} language={language} className="message-tool" hotkey="h" />
          )}
        </MessageTools>
      )}
      {props.options}
      {(selectable || (props.asked && props.asked.about !== '')) && (
        <Explanations
          // What was explained before is of the details; here are the words alone.
          notes={expanded ? (message.notes?.value ?? null) : null}
          asked={props.asked}
          language={language}
          ownLanguage={ownLanguage}
        />
      )}
      {language !== null && sentence !== null && (
        <WhyWithoutScript
          messageId={id}
          notes={message.notes?.value ?? null}
          language={language}
          ownLanguage={ownLanguage}
          canExplain={props.canExplain}
          isCorrected={isCorrected}
        />
      )}
      <MessageNotesView
        notes={message.notes?.value ?? null}
        language={language}
        ownLanguage={ownLanguage}
        showTransliteration={props.showTransliteration}
        readingScript={readingScript}
        showKnown={display === 'assistant' || display === 'user-other'}
        showSuggestions={props.showSuggestions}
        onSuggestion={actions.onSuggestion}
        onSimpler={actions.onSimpler}
        messageId={id}
        onRetry={retry}
      />
      {display === 'user-self' && (time || props.isRead) && (
        <p className="meta said-meta">
          {time}
          {props.isRead && <bdi>{messageTexts.read}</bdi>}
        </p>
      )}
    </article>
  );
});

/** What can be heard: nothing that is still being written. */
function finishedSentence({ targetLanguageMessage: text }: Message): string | null {
  return text?.value && isTerminal(text.status) ? text.value : null;
}

const noChanges: readonly CorrectedWords[] = [];

/** What of the learner's own wording was put right. */
function useCorrections(message: Message, language: LanguageCode | null, isCorrected: boolean) {
  const written = message.originalMessage?.value ?? '';
  const corrected = message.targetLanguageMessage?.value ?? '';
  const words = message.morphemeTranslationDetails?.value;
  return useMemo(() => {
    if (!isCorrected || language === null) return noChanges;
    const needed = new Set((words ?? []).flatMap(([surface, , , marks]) => (marks?.needed ? [surface] : [])));
    return correctedWords(written, corrected, language, needed);
  }, [isCorrected, written, corrected, language, words]);
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, [role="button"], .message-options') !== null;
}
