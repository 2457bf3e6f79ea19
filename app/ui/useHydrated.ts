import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the first browser pass, so that what needs JavaScript can stand in for plain HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
