import { useState } from 'react';
import { adminTexts } from '../../../domain/texts/admin';
import { sentenceOf } from '../../api/sentenceOf';
import { browserSession } from '../../session/browserSession';
import { Button } from '../../ui/Button';
import { copyRegistrationLink } from './copyRegistrationLink';

const texts = adminTexts.codes;

/** The code of the server's configuration: hidden from who looks over a shoulder, until it is asked for. */
export function StandingCode() {
  const [code, setCode] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const withCode = async (act: (code: string) => void | Promise<void>) => {
    const { call, warn } = browserSession();
    setAsking(true);
    setProblem(null);
    try {
      const known = code ?? (await call('GET /admin/standing-access-code', {})).code;
      setCode(known);
      await act(known);
    } catch (error) {
      warn('The access code was not read.', error);
      setProblem(sentenceOf(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <li className="code-row" data-state="open">
      <div className="min-w-0 flex-1">
        <p>
          {isShown ? (
            <code>{code}</code>
          ) : (
            <>
              <code aria-hidden>••••••••</code>
              <span className="sr-only">{texts.masked}</span>
            </>
          )}
        </p>
        <p className="code-note">{texts.standing}</p>
        <p className="code-facts">{texts.standingHint}</p>
        {problem !== null && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </div>
      <div className="code-actions">
        <Button
          kind="outlined"
          working={asking}
          aria-label={texts.copyStanding}
          onClick={() => void withCode(copyRegistrationLink)}
        >
          {texts.copyLink}
        </Button>
        <Button
          kind="text"
          working={asking}
          aria-label={isShown ? texts.hideStanding : texts.showStanding}
          onClick={() => (isShown ? setIsShown(false) : void withCode(() => setIsShown(true)))}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
    </li>
  );
}
