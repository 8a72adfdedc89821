import { useEffect, useState } from 'react';

/**
 * The result of `load`, which must not fail; null at first, and again after `retry`. Another key calls `load` again: until then the result is that of
 * the key before.
 */
export function useLoaded<Loaded>(key: string, load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setLoaded(null);
    setAttempt(attempt + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let current = true;
    load().then((result) => current && setLoaded(result));
    return () => {
      current = false;
    };
  }, [key, attempt]);

  return { loaded, retry };
}

export function useRetryOnline(onRetry: () => void) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });
}
