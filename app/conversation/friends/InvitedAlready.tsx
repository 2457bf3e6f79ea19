import { useEffect } from 'react';
import { sessionTexts } from '../../../domain/texts/session';
import { toast } from '../../ui/toasts/toasts';

/** Why an invitation led here: in passing, or, without JavaScript, above the page until another is opened. */
export function InvitedAlready() {
  useEffect(() => {
    toast(sessionTexts.invited);
  }, []);
  return (
    <noscript>
      <p className="status-bar" dir="ltr">
        {sessionTexts.invited}
      </p>
    </noscript>
  );
}
