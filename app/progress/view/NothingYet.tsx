import { progressTexts } from '../../../domain/texts/progress';
import { wordBankTexts } from '../../../domain/texts/wordBank';
import { StayingLink } from '../../ui/StayingLink';

/** Before the first conversation: what will be here, and the way to it. */
export function NothingYet() {
  return (
    <div className="nothing">
      <p>{progressTexts.empty}</p>
      <StayingLink to="/conversation" className="button button-filled">
        {wordBankTexts.emptyLink}
      </StayingLink>
    </div>
  );
}
