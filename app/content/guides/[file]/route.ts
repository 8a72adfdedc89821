import { guideSource } from '@/lib/guides/guides';
import { MARKDOWN_TYPE, staticRead, staticReadMissing } from '@/lib/server/http/static-read';

type Context = { params: Promise<{ file: string }> };

/** Responds with a guide as it is written: /content/guides/{slug}.mdx. */
export async function GET(request: Request, { params }: Context) {
  const { file } = await params;
  const source = file.endsWith('.mdx') ? guideSource(file.slice(0, -'.mdx'.length)) : null;
  return source === null ? staticReadMissing() : staticRead(request, source, MARKDOWN_TYPE);
}
