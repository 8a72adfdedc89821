/** Device names of Windows, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 100;

export const isDevice = (name: string) => DEVICE.test(name);

/** Without extension; every system accepts it: letters, digits, hyphens and underscores. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^[-_]+|[-_]+$/g, '');
  return plain === '' || isDevice(plain) ? ['prompts', plain].filter(Boolean).join('-') : plain;
}

export function attachment(name: string, extension: string): { 'Content-Disposition': string } {
  return { 'Content-Disposition': `attachment; filename="${fileNameOf(name)}.${extension}"` };
}
