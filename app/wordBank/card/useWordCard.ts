import { useEffect, useState } from 'react';
import type { Word, WordCard } from '../../../domain/words/word';
import { sentenceOf } from '../../api/sentenceOf';
import { browserSession } from '../../session/browserSession';

interface ShownCard {
  card: WordCard | null;
  /** Why there is none. */
  error: string | null;
}

/**
 * What is known of a word: as the server's page has it, else asked for.
 *
 * @param word as the word bank has it, changed by each mark
 */
export function useWordCard(id: string, word: Word | null, loaded: ShownCard): ShownCard {
  const [shown, setShown] = useState(loaded);

  useEffect(() => {
    if (shown.card?.word._id === id || shown.error !== null) return;
    const asking = new AbortController();
    const { session, call, warn } = browserSession();
    const ask = async () => {
      await session.start();
      return call('GET /morphemes/card/:id', { id }, { signal: asking.signal });
    };
    ask().then(
      (card) => {
        if (!asking.signal.aborted) setShown({ card, error: null });
      },
      (error: unknown) => {
        if (asking.signal.aborted) return;
        warn('The word was not looked up.', error);
        setShown({ card: null, error: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [id, shown]);

  const { card } = shown;
  return { card: card && word ? { ...card, word } : card, error: shown.error };
}
