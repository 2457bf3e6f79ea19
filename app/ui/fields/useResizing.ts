import { type RefObject, useEffect } from 'react';

/** Specification, section 9: once so long after the last key, and not at each. */
const debounceMs = 100;

/** Makes a text area as high as its text; its sheet and `rows` set the least and the most. */
export function useResizing(area: RefObject<HTMLTextAreaElement>): void {
  useEffect(() => {
    const field = area.current;
    if (!field) return;
    let timer: number | undefined;
    const resize = () => {
      field.style.height = 'auto';
      const borderPx = field.offsetHeight - field.clientHeight;
      field.style.height = `${field.scrollHeight + borderPx}px`;
    };
    const soon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(resize, debounceMs);
    };
    resize();
    field.addEventListener('input', soon);
    return () => {
      window.clearTimeout(timer);
      field.removeEventListener('input', soon);
    };
  }, [area]);
}
