import { useEffect, useMemo } from 'react';
import { debounce } from '@/lib/browser/debounce';
import { TIMES } from '@/lib/limits';

/** A debounced `save` for what is written in `place`. What still waits is saved before the page or the place is left. */
export function useSaver<T>(save: (latest: T) => void, place: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same one as long as the place is the same
  const saver = useMemo(() => debounce(save, TIMES.valuesPause), [place]);
  useEffect(() => {
    window.addEventListener('pagehide', saver.flush);
    return () => {
      window.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return saver;
}
