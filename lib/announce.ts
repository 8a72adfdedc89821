/** Announces a message through the page's one live region (dialogs have their own). */
export function announce(message: string): void {
  const line = document.getElementById('announcer');
  if (!line) return;
  line.textContent = '';
  requestAnimationFrame(() => {
    line.textContent = message;
  });
}
