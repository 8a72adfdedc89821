import { useEffect, useState } from 'react';

/** True once `value` has been true for `delay` milliseconds. */
export function useDelayed(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return late;
}
