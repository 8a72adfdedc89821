const METADATA = 'title,[rel=canonical],[name=description],[name=robots],[property]';

/**
 * Removes the metadata of the page from the server when that of the next page is added to the head. React leaves the old metadata there if a
 * navigation precedes its hydration, and browsers use the first title and canonical URL.
 */
export function dropDuplicateMetadata(): void {
  const { head } = document;
  const fromServer = head.querySelectorAll(METADATA);
  const titles = head.getElementsByTagName('title');
  const [title] = titles;
  new MutationObserver((_, observer) => {
    if (titles.length > 1) for (const element of fromServer) element.remove();
    if (titles[0] !== title) observer.disconnect();
  }).observe(head, { childList: true });
}
