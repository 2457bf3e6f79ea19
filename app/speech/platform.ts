export type Platform = 'ios' | 'mac' | 'windows' | 'android' | 'other';

/** Which settings somebody has to look in. An iPad calls itself a Mac, but is touched with several fingers. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/u.test(userAgent)) return 'ios';
  if (/Android/u.test(userAgent)) return 'android';
  if (/Windows/u.test(userAgent)) return 'windows';
  if (/Macintosh/u.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return 'other';
}
