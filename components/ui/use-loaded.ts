import { useEffect, useState } from 'react';

/** The result of `load`, which is called again for another key or by `retry`; null until it is there. `load` must not fail. */
export function useLoaded<Loaded>(key: string, load: () => Promise<Loaded>): { loaded: Loaded | null; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let current = true;
    load().then((result) => current && setLoaded(result));
    return () => {
      current = false;
    };
  }, [key, attempt]);

  return { loaded, retry };
}

/** Calls `onRetry` whenever the browser is online again. */
export function useRetryOnline(onRetry: () => void) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
}
