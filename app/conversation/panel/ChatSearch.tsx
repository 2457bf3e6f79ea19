import { conversationTexts } from '../../../domain/texts/conversation';
import { useHydrated } from '../../ui/useHydrated';

interface ChatSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Narrows the panel's conversations as one types; without JavaScript they all stand there. */
export function ChatSearch({ query, onQueryChange }: ChatSearchProps) {
  if (!useHydrated()) return null;
  return (
    <input
      type="search"
      className="field panel-search"
      data-key="/"
      aria-label={conversationTexts.search}
      placeholder={conversationTexts.search}
      value={query}
      onChange={({ target }) => onQueryChange(target.value)}
    />
  );
}
