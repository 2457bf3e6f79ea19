/** What comes at once and is higher than this slides in: a line of words just comes, as it is said. In CSS pixels. */
const slidesAbovePx = 96;
/** Between the list's upper edge and a message that begins there. */
const marginPx = 12;

export interface Growth {
  /** Of the newest message, in CSS pixels. */
  grownBy: number;
  /** Where it begins now, below the list's upper edge; negative above it. */
  below: number;
  /** Of a list that hangs from its lower edge: 0 at the newest, negative above it. */
  scrollTop: number;
}

export interface GrowthPlace {
  scrollTop: number;
  /** So far it comes sliding up; 0 where it just stands there. */
  slidesBy: number;
}

/**
 * Where a list that shows its end goes when its newest message has grown. Null where it stays as it is: for who is
 * elsewhere, and for who has begun to read below the message's beginning.
 */
export function placeGrowth({ grownBy, below, scrollTop }: Growth): GrowthPlace | null {
  const isAtEnd = scrollTop > -1;
  const beganAt = below + grownBy;
  if (grownBy <= 0 || !isAtEnd || beganAt < 0) return null;
  const held = Math.min(0, below - Math.min(marginPx, beganAt));
  // As it hangs from its end, all has moved up by as much as it has grown, less what is held.
  return { scrollTop: held, slidesBy: grownBy > slidesAbovePx ? grownBy + held : 0 };
}
