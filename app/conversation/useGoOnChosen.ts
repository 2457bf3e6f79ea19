import { type MouseEvent, useEffect, useRef } from 'react';
import { goOnAfter } from './view/composerField';

/** Keys go on in the conversation that a choice of language has made room for. Returns what is told of that press. */
export function useGoOnChosen(isChoosing: boolean): (press: MouseEvent) => void {
  const chosen = useRef<MouseEvent | null>(null);
  useEffect(() => {
    if (isChoosing || !chosen.current) return;
    goOnAfter(chosen.current);
    chosen.current = null;
  }, [isChoosing]);
  return (press) => {
    chosen.current = press;
  };
}
