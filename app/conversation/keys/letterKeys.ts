import type { KeyValue } from '../../storage/keyValue';

/** Kept in this browser. Whoever speaks to their device must be able to keep single letters from doing anything. */
const storageKey = 'palaver.letterKeys';

export const areLetterKeysOn = (storage: KeyValue): boolean => storage.get(storageKey) !== 'off';

export function setLetterKeys(storage: KeyValue, isOn: boolean): void {
  if (isOn) storage.remove(storageKey);
  else storage.set(storageKey, 'off');
}
