import { isByKey, type Press } from '../../ui/press';

/** The id of the composer's text field: where keys go on after a chip or the skip link. */
export const composerFieldId = 'composer-field';

/**
 * What was pressed goes away with its press: keys go on in the composer. A finger needs no keyboard over what it reads,
 * and a closed chat has no composer: there the list of messages takes the focus, which else fell to the page's body.
 */
export function goOnAfter(press: Press): void {
  const field = isByKey(press) ? document.getElementById(composerFieldId) : null;
  (field ?? document.getElementById(messageListId))?.focus({ preventScroll: field === null });
}

/** The id of the list that scrolls. */
export const messageListId = 'message-list';
