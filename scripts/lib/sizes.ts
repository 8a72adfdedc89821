import { globSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

export function filesIn(folder: string): { file: string; bytes: number }[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, bytes: lstatSync(file).size }));
}

export const folderSize = (folder: string) => filesIn(folder).reduce((sum, { bytes }) => sum + bytes, 0);

/** Numbers of characters of an HTML page: all, React's payload in scripts, the markup, the class names of both, and the icons of the markup. */
export function htmlParts(html: string) {
  const payload = (html.match(/<script>self\.__next_f[\s\S]*?<\/script>/g) ?? []).join('');
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const icons = markup.match(/<span[^>]*class="icon [\s\S]*?<\/span>/g) ?? [];
  const lengthOf = (texts: Iterable<RegExpMatchArray>) => [...texts].reduce((sum, [, text = '']) => sum + text.length, 0);
  return {
    html: html.length,
    payload: payload.length,
    payloadClasses: lengthOf(payload.matchAll(/\\"className\\":\\"([^"\\]*)/g)),
    markup: markup.length,
    markupClasses: lengthOf(markup.matchAll(/ class="([^"]*)"/g)),
    icons: icons.join('').length,
    iconCount: icons.length,
  };
}

/** Other processes that run in a folder, with their resident memory in bytes; on systems without `/proc` none. */
export function processesIn(folder: string): { command: string; memory: number }[] {
  const found = globSync('/proc/[0-9]*').flatMap((place) => {
    try {
      const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`${place}/status`, 'utf8'))?.[1]) * 1024;
      const command = readFileSync(`${place}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 100);
      return readlinkSync(`${place}/cwd`) === folder && path.basename(place) !== String(process.pid) ? [{ command, memory }] : [];
    } catch {
      // The process has ended, or belongs to another user.
      return [];
    }
  });
  return found.filter(({ memory }) => memory > 0).sort((a, b) => b.memory - a.memory);
}
