import type { CSSProperties } from 'react';

/** How far something has come, 0 to 1, as a thin line beside the number that says it. */
export function ShareBar({ share, className = '' }: { share: number; className?: string }) {
  const bounded = Math.min(1, Math.max(0, share));
  return (
    <span
      className={`share-bar ${className}`}
      style={{ '--share': `${bounded * 100}%` } as CSSProperties}
      aria-hidden="true"
    />
  );
}
