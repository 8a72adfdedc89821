import { parse as parseTomlText } from 'smol-toml';
import { parse as parseYamlText } from 'yaml';

// What a file holds; undefined where it is broken.

export const parseJson = (file: string) => attempt(() => JSON.parse(file));
export const parseYaml = (file: string) => attempt(() => parseYamlText(file, { logLevel: 'error' }));
export const parseToml = (file: string) => attempt(() => parseTomlText(file));

function attempt(parse: () => unknown): unknown {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
