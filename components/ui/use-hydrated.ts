import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React hydrates its HTML, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
