/** Whether the text is on the clipboard now. Plain http from another machine has none but the old way. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not allowed by this browser; the old way may be.
    }
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  // Outside of a modal dialog nothing can be selected while it is open.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way where the page is not secure
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
