import { readFile } from 'node:fs/promises';
import { CACHE_CONTROL } from '@/lib/limits';
import { cachedFile, plainAnswer } from '@/lib/server/http/static-read';

// The file is read once, by the build: scripts/pack-cli.ts has made it before.
export const dynamic = 'force-static';

/** Responds with the npm package of the command line client. */
export async function GET() {
  const packed = await readFile(process.env.CLI_PACKAGE ?? '.next-cli/grok-prompts.tgz').catch(() => null);
  if (!packed) return plainAnswer(404, 'This site was built without the command line');
  return cachedFile({ body: new Uint8Array(packed), contentType: 'application/gzip', headers: { 'Cache-Control': CACHE_CONTROL.library } });
}
