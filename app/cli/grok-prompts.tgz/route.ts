import { readFile } from 'node:fs/promises';
import { CACHE_CONTROL } from '@/lib/limits';
import { cachedFile, plainAnswer } from '@/lib/server/http/static-read';

/** Reads the package once, when the site is built. scripts/pack-cli.ts has written it before, to CLI_PACKAGE (scripts/build.ts) or .next-cli. */
export const dynamic = 'force-static';

export async function GET() {
  const packed = await readFile(process.env.CLI_PACKAGE ?? '.next-cli/grok-prompts.tgz').catch(() => null);
  if (!packed) return plainAnswer(404, 'This site was built without the command line');
  return cachedFile({ body: packed, contentType: 'application/gzip', headers: { 'Cache-Control': CACHE_CONTROL.library } });
}
