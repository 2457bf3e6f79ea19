import { useEffect } from 'react';
import { type LanguageCode, requireLanguage } from '../../domain/languages/languages';
import { speechTexts } from '../../domain/texts/speech';
import { Icon, type IconName } from '../ui/icons';
import { browserSpeaker } from './browserSpeaker';
import type { SpeakerState } from './speaker';
import { useSpeaker } from './useSpeaker';

interface HearButtonProps {
  /** Names what is said; see `Speech`. */
  speechKey: string;
  text: string;
  language: LanguageCode;
  className?: string;
  /** Shows its name in letters instead of a loudspeaker. */
  withLabel?: boolean;
  /** Which key presses it. */
  hotkey?: string;
}

/** What the next press does, or why it does nothing. */
type Offer = 'hear' | 'hearSlowly' | 'stop' | 'noVoice';

const icons: Readonly<Record<Offer, IconName>> = {
  hear: 'hear',
  hearSlowly: 'slow',
  stop: 'stop',
  noVoice: 'noVoice',
};

function offerOf({ saying, last, speaks }: SpeakerState, key: string, language: LanguageCode): Offer {
  if (!speaks(language)) return 'noVoice';
  if (saying?.key === key && saying.isSlow) return 'stop';
  return last?.key === key && !last.isSlow ? 'hearSlowly' : 'hear';
}

/** Says a text, by a second press slowly. Not there in a browser without voices, and without JavaScript. */
export function HearButton(props: HearButtonProps) {
  const { speechKey, text, language, className = 'icon-button', withLabel = false, hotkey } = props;
  const offer = useSpeaker((state) => offerOf(state, speechKey, language));
  const isSaying = useSpeaker(({ saying }) => saying?.key === speechKey);
  useEffect(() => () => browserSpeaker()?.stop(speechKey), [speechKey]);
  if (offer === null) return null;
  const label = offer === 'noVoice' ? speechTexts.noVoice(requireLanguage(language).name) : speechTexts[offer];
  return (
    <button
      type="button"
      className={`hear-button ${className}`}
      data-key={hotkey}
      data-saying={isSaying || undefined}
      onClick={() => browserSpeaker()?.press({ key: speechKey, text, language })}
      {...(withLabel ? {} : { 'aria-label': label, title: label })}
    >
      {withLabel ? label : <Icon name={icons[offer]} />}
    </button>
  );
}
