import { fstatSync } from 'node:fs';
import { usage } from './failure';
import { say } from './terminal';

/** Bytes of what is read from standard input, and milliseconds after which it is said that it is waited for. */
const LIMITS = { bytes: 1_000_000, patience: 2000 } as const;

/** True if standard input has something to read: it is no terminal and not /dev/null. */
export function isGivenText(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  }
}

/** All of standard input. `what` is what it is read as. */
export async function readGivenText(what: string): Promise<string> {
  const waiting = setTimeout(() => say(`Waiting for ${what} from standard input.`), LIMITS.patience);
  waiting.unref();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    bytes += chunk.length;
    if (bytes > LIMITS.bytes) throw usage(`Standard input has more than the ${LIMITS.bytes / 1_000_000} MB that are read of it.`);
    chunks.push(chunk);
  }
  clearTimeout(waiting);
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}
