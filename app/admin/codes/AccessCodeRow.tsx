import { useState } from 'react';
import { adminTexts } from '../../../domain/texts/admin';
import { sentenceOf } from '../../api/sentenceOf';
import { browserSession } from '../../session/browserSession';
import { Button } from '../../ui/Button';
import { ConfirmLabel } from '../../ui/ConfirmLabel';
import { useConfirm } from '../../ui/useConfirm';
import { showUtcDay } from '../showTime';
import { type AccessCode, codeState } from './codeState';
import { copyRegistrationLink } from './copyRegistrationLink';

interface AccessCodeRowProps {
  code: AccessCode;
  onWithdrawn: (revokedAt: string) => void;
}

const texts = adminTexts.codes;

/** One code: what it is for, how far it is used, and while it lasts, the ways to hand it on and to end it. */
export function AccessCodeRow({ code, onWithdrawn }: AccessCodeRowProps) {
  const [withdrawing, setWithdrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const state = codeState(code, Date.now());

  const withdraw = async () => {
    const { call, warn } = browserSession();
    setWithdrawing(true);
    setProblem(null);
    try {
      await call('DELETE /admin/access-code/:id', { id: code.id });
      onWithdrawn(new Date().toISOString());
    } catch (error) {
      warn('The access code was not withdrawn.', error);
      setProblem(sentenceOf(error));
    } finally {
      setWithdrawing(false);
    }
  };
  const confirm = useConfirm(() => void withdraw());

  return (
    <li className="code-row" data-state={state}>
      <div className="min-w-0 flex-1">
        <p>
          <code>{code.code}</code> {state !== 'open' && <span className="code-state">{texts.states[state]}</span>}
        </p>
        {code.note !== '' && (
          <p className="code-note" dir="auto">
            {code.note}
          </p>
        )}
        <p className="code-facts">{factsOf(code)}</p>
        {problem !== null && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </div>
      {state === 'open' && (
        <div className="code-actions">
          <Button
            kind="outlined"
            aria-label={texts.copyLinkOf(code.code)}
            onClick={() => void copyRegistrationLink(code.code)}
          >
            {texts.copyLink}
          </Button>
          <Button
            kind="text"
            working={withdrawing}
            {...(confirm.asking || withdrawing ? {} : { 'aria-label': texts.withdrawOf(code.code) })}
            {...confirm.button}
          >
            {withdrawing ? (
              texts.withdrawing
            ) : (
              <ConfirmLabel asking={confirm.asking} label={texts.withdraw} question={texts.confirmWithdraw} />
            )}
          </Button>
        </div>
      )}
    </li>
  );
}

function factsOf({ uses, maxUses, expiresAt, madeBy }: AccessCode): string {
  const facts = [texts.used(uses, maxUses)];
  if (expiresAt !== null) facts.push(texts.until(showUtcDay(expiresAt)));
  return [...facts, texts.madeBy(madeBy)].join(', ');
}
