/**
 * Endpoint that counts copied prompts without cookies; undefined unless ANALYTICS_URL is set at build time. It receives events of the
 * Plausible API (https://plausible.io/docs/events-api), which other self-hosted counters accept too.
 */
export const analyticsUrl = process.env.ANALYTICS_URL || undefined;

/** Event for analytics: a prompt was copied. */
export type PromptCopied = { slug: string; category: string };

/** Sends `prompt_copy` to the endpoint in an attribute of the root element; does nothing without one. */
export function countCopy(copied: PromptCopied): void {
  const endpoint = document.documentElement.dataset.analytics;
  // Examples in guides have no slug and are not counted.
  if (!endpoint || !copied.slug) return;
  const { origin, pathname, hostname } = window.location;
  // The URL is sent without query and fragment, which may contain user input.
  const event = { name: 'prompt_copy', url: origin + pathname, domain: hostname, props: copied };
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(event)], { type: 'text/plain' }));
}
