import type { Preferences } from '../../domain/account/preferences';
import { useConversation } from './useConversation';

/** The settings by which messages are shown: one's own, in viewer mode those of the learner who is looked at. */
export function useReaderPreferences(): Preferences {
  const own = useConversation((state) => state.preferences);
  const theirs = useConversation((state) => state.conversation.about?.readerPreferences);
  return theirs ?? own;
}
