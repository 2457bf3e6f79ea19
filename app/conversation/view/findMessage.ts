/** Where a message is shown; null while it is not, and for no message. */
export const findMessage = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector<HTMLElement>(`article[data-message-id="${CSS.escape(id)}"]`);

/** What opens a message's details and options, where keys go on once those are closed. */
export const findOpener = (id: string): HTMLElement | null =>
  findMessage(id)?.querySelector<HTMLElement>('[aria-expanded]') ?? null;
