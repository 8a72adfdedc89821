/** Reports a copied prompt to env.analyticsUrl (https://plausible.io/docs/events-api), which the root layout passes on. */
export function countCopy(prompt: { slug: string; category: string }): void {
  const endpoint = document.documentElement.dataset.analytics;
  // Examples in guides have no slug and are not counted.
  if (!endpoint || !prompt.slug) return;
  const { origin, pathname, hostname } = window.location;
  // The URL is sent without query and fragment, which may contain user input.
  const event = { name: 'prompt_copy', url: origin + pathname, domain: hostname, props: prompt };
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(event)], { type: 'text/plain' }));
}
