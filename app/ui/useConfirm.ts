import { type MouseEvent, useState } from 'react';

/** What takes two clicks: the first asks. The button's label is its caller's, who says the question while `asking`. */
export function useConfirm(run: (event: MouseEvent) => void) {
  const [asking, setAsking] = useState(false);
  const onClick = (event: MouseEvent) => {
    // Of a form it would post, which is for readers without JavaScript.
    event.preventDefault();
    // The second click of a double click answers nothing: it was made before the question could be read.
    if (event.detail > 1) return;
    setAsking(!asking);
    if (asking) run(event);
  };
  return { asking, button: { onClick, onBlur: () => setAsking(false) } };
}
