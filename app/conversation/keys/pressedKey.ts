/** What tells one key press from another. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * What was pressed: a letter of the Latin alphabet in lower case, `?`, `/`, or a key's own name; null together with
 * Alt, Control or Meta, which are the browser's. Who writes Korean or Arabic has other letters on the same keys.
 */
export function pressedKey({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): string | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === '?' || key === '/' || key.length > 1) return key;
  if (/^[a-z]$/iu.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase() ?? key;
}

const textInputs = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether a key pressed there is meant for what stands there: a field, a menu, a dialog. */
export function isMeantForTarget(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${textInputs}, [role="menu"], dialog`) !== null;
}
