/** Whether the text is on the clipboard now. Plain http from another machine has none but the old way. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page is not secure
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
