import { useEffect } from 'react';
import { browserSession } from '../../session/browserSession';
import { useConversationActions, useConversationState } from '../useConversation';
import { characterKeys, namedKeys } from './commands';
import type { KeysDialogState } from './KeysEntry';
import { areLetterKeysOn } from './letterKeys';
import { isMeantForTarget, pressedKey } from './pressedKey';

/** Each gesture of the conversation has a key, wherever the focus is, unless one is typing. */
export function useConversationKeys({ show }: KeysDialogState): void {
  const actions = useConversationActions();
  const get = useConversationState();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = !event.defaultPrevented && !event.isComposing && !event.repeat && !isMeantForTarget(event.target);
      const key = isOurs ? pressedKey(event) : null;
      if (key === null || document.querySelector('dialog:modal')) return;
      const isLetter = key in characterKeys;
      if (isLetter && !areLetterKeysOn(browserSession().storage)) return;
      const command = isLetter ? characterKeys[key] : namedKeys[key];
      if (command?.({ get, actions, showKeys: () => show('keys') })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions, get, show]);
}
