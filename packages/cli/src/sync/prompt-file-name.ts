import { isDevice } from '../../../../lib/text/file-name';
import { cutAtWord, slugOf } from '../../../../lib/text/slug';
import { EXIT, Failure } from '../failure';

const MAX_LENGTH = 60;

/** The name of the file of a prompt: letters, digits and hyphens, which every system takes. `isTaken` gets names in lower case. */
export function promptFileName(title: string, id: string, isTaken: (name: string) => boolean): string {
  const slug = cutAtWord(slugOf(title), MAX_LENGTH);
  const names = [...(slug && !isDevice(slug) ? [slug] : []), `${slug || 'prompt'}-${id.slice(0, 8)}`].map((name) => `${name}.md`);
  const name = names.find((one) => !isTaken(one)) ?? `${slug || 'prompt'}-${id}.md`;
  if (!/^[a-z0-9][a-z0-9-]*\.md$/.test(name)) throw new Failure(EXIT.failed, `${JSON.stringify(name)} cannot be the name of a file.`);
  return name;
}
