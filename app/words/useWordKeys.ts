import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { withoutJoiners } from './joining';

interface WordKeysInput {
  direction: 'ltr' | 'rtl';
  firstWord: number;
  expanded?: boolean;
  onPeek?: (index: number) => void;
  onSelect?: (index: number) => void;
  onEnd?: () => void;
}

function indexAt(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return word ? Number(word.dataset.index) : null;
}

/** Step per key in reading order, or where to jump. */
function destination(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(at + 1, count - 1);
  if (key === backward) return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * One tab stop a message and arrow keys inside it, in reading order; Enter, Space or a tap act on a word, Escape ends.
 * Handlers sit on the sentence, so that thousands of words need none of their own.
 */
export function useWordKeys({ direction, firstWord, expanded, onPeek, onSelect, onEnd }: WordKeysInput) {
  const [visited, setVisited] = useState<number | null>(null);
  const act = (index: number) => (expanded ? onSelect : onPeek)?.(index);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      onEnd?.();
      return;
    }
    const index = indexAt(event.target);
    if (index === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(index);
      return;
    }
    const words = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-index]')];
    const at = words.findIndex((word) => Number(word.dataset.index) === index);
    const to = destination(event.key, at, words.length, direction);
    if (to === null) return;
    event.preventDefault();
    words[to]?.focus();
  };

  return {
    tabStop: visited ?? firstWord,
    handlers: {
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = indexAt(event.target);
        if (index !== null) setVisited(index);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const index = indexAt(event.target);
        if (index === null || (window.getSelection()?.toString() ?? '') !== '') return;
        act(index);
      },
      // Joiners are there for the eye alone: what is copied is the sentence.
      onCopy: (event: ClipboardEvent<HTMLElement>) => {
        const copied = window.getSelection()?.toString() ?? '';
        const clean = withoutJoiners(copied);
        if (clean === copied) return;
        event.clipboardData.setData('text/plain', clean);
        event.preventDefault();
      },
    },
  };
}
