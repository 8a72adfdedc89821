/**
 * Cookieless counting of copied prompts, off unless ANALYTICS_URL is set at build time. The event has the shape of the
 * Plausible events API (https://plausible.io/docs/events-api), which other self-hosted counters understand too.
 */
export const analyticsUrl = process.env.ANALYTICS_URL || undefined;

/** Event for analytics: a prompt was copied. */
export type PromptCopied = { slug: string; category: string };

/** Sends `prompt_copy` to the endpoint that the page names on its root element; without one, nothing is sent. */
export function countCopy(copied: PromptCopied): void {
  const endpoint = document.documentElement.dataset.analytics;
  // The examples of guides have no slug and are not counted.
  if (!endpoint || !copied.slug) return;
  const { origin, pathname, hostname } = window.location;
  // Without query and fragment, which may hold what somebody wrote.
  const event = { name: 'prompt_copy', url: origin + pathname, domain: hostname, props: copied };
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(event)], { type: 'text/plain' }));
}
