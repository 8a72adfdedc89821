/** Announces a message through the page's one live region (dialogs have their own). */
export function announce(message: string): void {
  const line = document.getElementById('announcer');
  if (!line) return;
  line.textContent = '';
  requestAnimationFrame(() => {
    line.textContent = message;
  });
}

/** The line of the root layout that says that the page is offline. */
export const OFFLINE_NOTICE = 'offline-notice';

/** Shows that line, or hides it. */
export function noticeOffline(offline: boolean): void {
  const notice = document.getElementById(OFFLINE_NOTICE);
  // Said once, however often it is tried again.
  if (notice && offline === !notice.textContent)
    notice.textContent = offline ? 'You are offline. This will continue once you are back online.' : '';
}
