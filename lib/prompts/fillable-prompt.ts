/** What the browser needs of a prompt to show, fill, copy and send it. Served at /data/prompts/{slug}.json. */
export type FillablePrompt = {
  id: string;
  slug: string;
  title: string;
  promptText: string;
  /** The blanks that take pasted text. */
  material: readonly string[];
  category: { slug: string; name: string };
};
