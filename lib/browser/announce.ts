/** Announces a message to screen readers in the live region of the page. Modal dialogs have live regions of their own. */
export function announce(message: string): void {
  const line = document.getElementById('announcer');
  if (!line) return;
  line.textContent = '';
  requestAnimationFrame(() => {
    line.textContent = message;
  });
}

export const OFFLINE_NOTICE = 'offline-notice';

export function showOfflineNotice(offline: boolean): void {
  const notice = document.getElementById(OFFLINE_NOTICE);
  // The text changes only once, so that screen readers do not announce it on every retry.
  if (notice && offline === !notice.textContent)
    notice.textContent = offline ? 'You are offline. This will continue once you are back online.' : '';
}
