type ListSection = readonly [heading: string, items: readonly string[]];

/** Markdown lists below their headings, without the empty ones. */
export function listSections(sections: readonly ListSection[]): string {
  return sections.flatMap(([heading, items]) => (items.length > 0 ? [`## ${heading}`, items.join('\n')] : [])).join('\n\n');
}
