/** Says something to screen readers through the one status line of the page (dialogs have their own). */
export function announce(message: string): void {
  const line = document.getElementById('announcer');
  if (!line) return;
  line.textContent = '';
  requestAnimationFrame(() => {
    line.textContent = message;
  });
}
