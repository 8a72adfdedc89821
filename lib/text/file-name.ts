/** What Windows takes for a device, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 100;

export const isDevice = (name: string) => DEVICE.test(name);

/** A name that every system takes for a file, without its extension: letters, digits, and hyphens and underscores between them. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^[-_]+|[-_]+$/g, '');
  return plain === '' || isDevice(plain) ? ['prompts', plain].filter(Boolean).join('-') : plain;
}

/** The header of an answer that is downloaded under this name. */
export function attachment(name: string, extension: string): { 'Content-Disposition': string } {
  return { 'Content-Disposition': `attachment; filename="${fileNameOf(name)}.${extension}"` };
}
