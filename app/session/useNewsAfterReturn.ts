import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** A page that comes back out of the browser's memory asks again what the server says: who is signed in may have changed. */
export function useNewsAfterReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pageshow', comeBack);
    };
  }, [revalidate]);
}
