import { Link } from '@remix-run/react';
import { progressTexts } from '../../../domain/texts/progress';
import { wordBankTexts } from '../../../domain/texts/wordBank';

/** Before the first conversation: what will be here, and the way to it. */
export function NothingYet() {
  return (
    <div className="nothing">
      <p>{progressTexts.empty}</p>
      <Link to="/conversation" className="button button-filled">
        {wordBankTexts.emptyLink}
      </Link>
    </div>
  );
}
