import { useEffect, useRef } from 'react';

/** Calls `onShown` whenever `hidden` becomes false again. */
export function useShownAgain(hidden: boolean, onShown: () => void): void {
  const wasHidden = useRef(hidden);
  useEffect(() => {
    if (wasHidden.current && !hidden) onShown();
    wasHidden.current = hidden;
  });
}
