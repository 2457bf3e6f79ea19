import { Link } from '@remix-run/react';
import { interfaceTexts } from '../../../domain/texts/interface';

/** Before the first conversation: what will be here, and the way to it. */
export function NothingYet() {
  const { progress, wordBank } = interfaceTexts;
  return (
    <div className="nothing">
      <p>{progress.empty}</p>
      <Link to="/conversation" className="button button-filled">
        {wordBank.emptyLink}
      </Link>
    </div>
  );
}
