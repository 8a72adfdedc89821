import { readFile } from 'node:fs/promises';
import { CACHE_CONTROL } from '@/lib/limits';
import { cachedFile, plainAnswer } from '@/lib/server/http/static-read';

/** The package of the command line, which scripts/pack-cli.ts makes before the site is built: the build holds it. */
export const dynamic = 'force-static';

export async function GET() {
  const packed = await readFile(process.env.CLI_PACKAGE ?? '.next-cli/grok-prompts.tgz').catch(() => null);
  if (!packed) return plainAnswer(404, 'This site was built without the command line');
  return cachedFile({ body: new Uint8Array(packed), contentType: 'application/gzip', headers: { 'Cache-Control': CACHE_CONTROL.library } });
}
