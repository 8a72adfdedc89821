/** A format as the menu of a page offers it. */
export type OfferedFormat = {
  id: string;
  name: string;
  /** Where its file is downloaded. */
  href: string;
  /** An address that opens the tool with the prompts; null where it has none, or they are too long for it. */
  opens: string | null;
  notes: string[];
};
