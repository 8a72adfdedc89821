import type { Unread, UploadedFile } from './import';

/** Files that make the folder around them one prompt: a skill, or a pattern of fabric. */
const MAIN_FILE = /^(.+\/)(SKILL|system)\.md$/i;

/**
 * Leaves out the files beside a SKILL.md, such as its license, references and examples, and beside the system.md of a pattern. Each folder with such
 * files is named, with how many there are.
 */
export function withoutNeighbours(files: readonly UploadedFile[]): { files: UploadedFile[]; unread: Unread[] } {
  const main = new Map<string, string>();
  for (const { path } of files) {
    const [, folder, name] = MAIN_FILE.exec(path) ?? [];
    if (folder && name) main.set(folder, `${name}.md`);
  }
  const left = new Map<string, number>();
  const kept = files.filter(({ path }) => {
    const folder = foldersOf(path).find((one) => main.has(one));
    if (!folder || MAIN_FILE.test(path)) return true;
    left.set(folder, (left.get(folder) ?? 0) + 1);
    return false;
  });
  const unread = [...left].map(([folder, count]): Unread => {
    const what = count === 1 ? 'one other file' : `${count} other files`;
    return { path: folder, line: null, reason: `Left out: ${what} beside ${main.get(folder)}` };
  });
  return { files: kept, unread };
}

/** The folders of a path, each with its last slash, the outermost first. */
function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}
