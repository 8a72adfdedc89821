import { cutAtWord, slugOf } from '../../../../lib/text/slug';

/** What Windows takes for a device, whatever its ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST = 60;

/** The name of the file of a prompt: letters, digits and hyphens, which every system takes. `isTaken` gets names in lower case. */
export function fileNameOf(title: string, id: string, isTaken: (name: string) => boolean): string {
  const slug = cutAtWord(slugOf(title), LONGEST);
  const names = [...(slug && !DEVICES.test(slug) ? [slug] : []), `${slug || 'prompt'}-${id.slice(0, 8)}`].map((name) => `${name}.md`);
  return names.find((name) => !isTaken(name)) ?? `${slug || 'prompt'}-${id}.md`;
}
