import { useEffect, useState } from 'react';

/** The result of `load`, which must not fail; null until it is there, also after `retry`. A new key loads again; the old result stays meanwhile. */
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
