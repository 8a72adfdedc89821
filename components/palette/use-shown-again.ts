import { useEffect, useRef } from 'react';

/** Calls `onShown` whenever `hidden` becomes false again. */
export function useShownAgain(hidden: boolean, onShown: () => void): void {
  const latest = useRef(onShown);
  latest.current = onShown;
  const wasHidden = useRef(hidden);
  useEffect(() => {
    if (wasHidden.current && !hidden) latest.current();
    wasHidden.current = hidden;
  }, [hidden]);
}
