/**
 * Runs before the first paint, so that neither the theme nor a fold flashes: what this browser remembers becomes
 * attributes of the root element, which the style sheet reads.
 */
const script = `try{for(const[k,a]of[["gp-theme","theme"],["gp-categories-expanded","gpCategories"],["gp-popular-expanded","gpPopular"]]){const v=localStorage.getItem(k);if(/^(light|dark|true|false)$/.test(v))document.documentElement.dataset[a]=v}}catch{}`;

export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
