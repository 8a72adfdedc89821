import { useEffect, useMemo } from 'react';
import { debounce } from '@/lib/browser/debounce';
import { TIMES } from '@/lib/limits';

/** A debounced `save`, a new one for each `key`. What still waits is saved before the page is left or the key changes. */
export function useSaver<T>(save: (latest: T) => void, key: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key keeps its first `save`
  const saver = useMemo(() => debounce(save, TIMES.valuesPause), [key]);
  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return saver;
}
