import { type RefObject, useEffect } from 'react';
import { fitToText } from './fitToText';

/** Makes a text area as high as its text. */
export function useResizing(area: RefObject<HTMLTextAreaElement>): void {
  useEffect(() => (area.current ? fitToText(area.current) : undefined), [area]);
}
