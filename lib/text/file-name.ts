const MAX_LENGTH = 100;

/** True for a file name that Windows reserves for a device, such as CON. */
export const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);

/** A file name without extension that every system accepts, of letters, digits, hyphens and underscores. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^[-_]+|[-_]+$/g, '');
  return plain === '' || isDevice(plain) ? ['prompts', plain].filter(Boolean).join('-') : plain;
}

/** Header by which a browser saves a response as a file. */
export function attachment(name: string, extension: string): { 'Content-Disposition': string } {
  return { 'Content-Disposition': `attachment; filename="${fileNameOf(name)}.${extension}"` };
}

/** The name of a file without its extension, such as `.md`; empty if it has another one. */
export function withoutExtension(file: string, extension: string): string {
  return file.endsWith(extension) ? file.slice(0, -extension.length) : '';
}
