/** Where a message is shown; null while it is not, and for no message. */
export const findMessage = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector<HTMLElement>(`article[data-message-id="${CSS.escape(id)}"]`);
