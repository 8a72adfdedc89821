import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
