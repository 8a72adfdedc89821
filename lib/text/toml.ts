import { parse } from 'smol-toml';

/** The value of a TOML text; its dates are texts. Throws if it is not valid. */
export const tomlValue = (text: string): unknown => JSON.parse(JSON.stringify(parse(text)));
