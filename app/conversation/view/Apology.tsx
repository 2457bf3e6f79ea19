import { Fragment } from 'react';
import { conversationTexts } from '../../../domain/texts/conversation';
import { StayingLink } from '../../ui/StayingLink';

/** An address of our own, as an apology names it for clients of every kind. */
const providersPage = '/providers';

/** Says why something is missing. The address of the page on model providers becomes a link that says what it is. */
export function Apology({ text }: { text: string }) {
  return text.split(providersPage).map((part, index) => (
    // The same parts in the same order, always.
    <Fragment key={index}>
      {index > 0 && (
        <StayingLink to={providersPage} className="text-link">
          {conversationTexts.modelProvider}
        </StayingLink>
      )}
      {part}
    </Fragment>
  ));
}
