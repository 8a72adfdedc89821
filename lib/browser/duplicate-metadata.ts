const METADATA = 'title,[rel=canonical],[name=description],[name=robots],[property]';

/**
 * Takes the metadata of the server's page out of the head when those of the next page come beside them: React leaves them
 * there if a navigation comes before it has hydrated them, and the first title and canonical URL are those that a browser uses.
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
