import { useEffect } from 'react';

/** Sets `--keyboard` to the height of the window that a phone's keyboard covers, so that elements can stay above it. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const root = document.documentElement;
    const visible = window.visualViewport;
    const measure = () => {
      // Zoomed in with two fingers, only a part of the page is visible without any keyboard.
      const covered = visible && visible.scale === 1 ? root.clientHeight - visible.height - visible.offsetTop : 0;
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    visible?.addEventListener('resize', measure);
    visible?.addEventListener('scroll', measure);
    return () => {
      visible?.removeEventListener('resize', measure);
      visible?.removeEventListener('scroll', measure);
      root.style.removeProperty('--keyboard');
    };
  }, []);
}
