/** URL that counts copied prompts, without cookies (https://plausible.io/docs/events-api); undefined if nothing is counted. */
export const analyticsUrl = process.env.ANALYTICS_URL || undefined;

type PromptCopied = { slug: string; category: string };

export function countCopy(copied: PromptCopied): void {
  const endpoint = document.documentElement.dataset.analytics;
  // Examples in guides have no slug and are not counted.
  if (!endpoint || !copied.slug) return;
  const { origin, pathname, hostname } = window.location;
  // The URL is sent without query and fragment, which may contain user input.
  const event = { name: 'prompt_copy', url: origin + pathname, domain: hostname, props: copied };
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(event)], { type: 'text/plain' }));
}
