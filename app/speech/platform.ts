export type Platform = 'ios' | 'mac' | 'windows' | 'android' | 'other';

/** Which settings somebody has to look in. An iPad calls itself a Mac, but is touched with several fingers. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/u.test(userAgent)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'ios' : 'mac';
  return 'other';
}
