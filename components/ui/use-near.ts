import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window, or has been, or is no further from it than `margin`, a length in CSS. */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
