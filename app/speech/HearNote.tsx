import { type LanguageCode, requireLanguage } from '../../domain/languages/languages';
import { speechTexts } from '../../domain/texts/speech';
import { platformOf } from './platform';
import { useSpeaker } from './useSpeaker';

interface HearNoteProps {
  /** What the keys of those buttons begin with whose problem is told here. */
  keyPrefix: string;
  language: LanguageCode;
}

/** Why something could not be said, and what to do; after a press alone. */
export function HearNote({ keyPrefix, language }: HearNoteProps) {
  const problem = useSpeaker(({ problem }) => (problem?.key.startsWith(keyPrefix) ? problem.kind : null));
  if (problem === null) return null;
  return (
    <p className="hear-note" role="status">
      {problem === 'noVoice'
        ? speechTexts.addVoice(requireLanguage(language).name, platformOf(navigator))
        : speechTexts.failed}
    </p>
  );
}
