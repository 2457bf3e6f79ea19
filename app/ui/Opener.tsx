import type { ButtonHTMLAttributes } from 'react';
import { useHydrated } from './useHydrated';

export interface OpenerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Where it leads while no JavaScript runs. */
  href: string;
}

/** A button for what the browser shows by itself, and until it can, a link to the page that shows it. */
export function Opener({ href, className, children, ...button }: OpenerProps) {
  const hydrated = useHydrated();
  if (hydrated) {
    return (
      <button type="button" className={className} {...button}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} className={className} aria-label={button['aria-label']}>
      {children}
    </a>
  );
}
