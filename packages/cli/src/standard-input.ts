import { fstatSync } from 'node:fs';
import { usage } from './failure';
import { say } from './terminal';

const MAX_BYTES = 1_000_000;

/** Milliseconds after which a message says what is waited for. */
const MESSAGE_AFTER = 2000;

/** True if standard input is a file, a pipe or a socket, not a terminal or /dev/null. */
export function hasStandardInput(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile() || input.isSocket();
  } catch {
    return false;
  }
}

/** Reads standard input to its end. `what`: what the message calls it. */
export async function readStandardInput(what: string): Promise<string> {
  const waiting = setTimeout(() => say(`Waiting for ${what} from standard input.`), MESSAGE_AFTER);
  waiting.unref();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw usage(`Standard input has more than the ${MAX_BYTES / 1_000_000} MB that are read of it.`);
    chunks.push(chunk);
  }
  clearTimeout(waiting);
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}
