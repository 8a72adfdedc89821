import type { ImportFile } from './import';

/** The number of files that were read in a format, or in none (null), and the other formats in which all of them can be read. */
export type FormatGroup = { format: string | null; count: number; others: string[] };

/** The groups of files for which the preview offers other formats, largest first. For a single unread file it offers them beside the reason. */
export function formatGroups(files: readonly ImportFile[]): FormatGroup[] {
  const groups = new Map<string | null, FormatGroup>();
  for (const { format, formats } of files) {
    const group = groups.get(format);
    const others = formats.filter((name) => name !== format && (group?.others.includes(name) ?? true));
    groups.set(format, { format, count: (group?.count ?? 0) + 1, others });
  }
  return [...groups.values()]
    .filter(({ format, count, others }) => others.length > 0 && (format !== null || count > 1))
    .sort((a, b) => b.count - a.count);
}
