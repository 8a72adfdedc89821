/** Announces a message in the page's one live region (dialogs have their own). */
export function announce(message: string): void {
  const line = document.getElementById('announcer');
  if (!line) return;
  line.textContent = '';
  requestAnimationFrame(() => {
    line.textContent = message;
  });
}

/** Id of the element in the root layout that shows that the page is offline. */
export const OFFLINE_NOTICE = 'offline-notice';

/** Shows or clears the offline notice. */
export function showOfflineNotice(offline: boolean): void {
  const notice = document.getElementById(OFFLINE_NOTICE);
  // Announced once, not on every retry.
  if (notice && offline === !notice.textContent)
    notice.textContent = offline ? 'You are offline. This will continue once you are back online.' : '';
}
