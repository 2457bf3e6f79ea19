import { requireLanguage } from '../../domain/languages/languages';
import { composerTexts } from '../../domain/texts/conversation';
import { Icon } from '../ui/icons';
import { demoLanguage } from './script';

interface DemoComposerProps {
  draft: string;
  /** The button to send it is being pressed. */
  isSending: boolean;
}

/** The composer as the demo's learner fills it: to be read and not written in, and nothing that could be sent. */
export function DemoComposer({ draft, isSending }: DemoComposerProps) {
  return (
    <div className="composer-frame demo-composer">
      <div className="composer">
        <div
          role="textbox"
          tabIndex={0}
          aria-readonly="true"
          aria-multiline="true"
          aria-label={composerTexts.label}
          className="composer-field"
        >
          {draft === '' ? (
            <span className="demo-placeholder" aria-hidden="true">
              {composerTexts.placeholder(requireLanguage('en').name, requireLanguage(demoLanguage).name)}
            </span>
          ) : (
            <>
              {draft}
              <span className="demo-caret" aria-hidden="true" />
            </>
          )}
        </div>
        <span className="icon-button send-button" aria-hidden="true" data-pressed={isSending || undefined}>
          <Icon name="send" />
        </span>
      </div>
    </div>
  );
}
