import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import type { CorrectionCount } from '../../../domain/progress/overview';
import { messageTexts } from '../../../domain/texts/message';
import { overviewTexts } from '../../../domain/texts/progress';
import { messageAddress, pageOfMessage } from '../../conversation/address';
import { StayingLink } from '../../ui/StayingLink';
import { useHydrated } from '../../ui/useHydrated';

interface CorrectionsViewProps {
  corrections: readonly CorrectionCount[];
  language: LanguageCode;
}

/** What the tutor put right lately, by kind, each a way to its newest example; nothing where there was nothing. */
export function CorrectionsView({ corrections, language }: CorrectionsViewProps) {
  const hydrated = useHydrated();
  if (corrections.length === 0) return null;
  return (
    <section className="corrections">
      <h2 id="corrections">{overviewTexts.corrections}</h2>
      <p className="chart-note">{overviewTexts.correctionsNote}</p>
      <ul aria-labelledby="corrections">
        {corrections.map(({ kind, count, latest: { conversationId, messageId, position, text } }) => (
          <li key={kind}>
            <StayingLink
              className="correction-count"
              // Without JavaScript nothing fetches older messages: the page that ends with this one, then.
              to={hydrated ? messageAddress(conversationId, messageId) : pageOfMessage(conversationId, position)}
            >
              <span className="correction-count-kind">{messageTexts.correctionKinds[kind]}</span>{' '}
              <span className="correction-count-times">{overviewTexts.times(count)}</span>{' '}
              <span
                className="correction-count-example target"
                lang={language}
                dir={requireLanguage(language).direction}
              >
                {text}
              </span>
            </StayingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
