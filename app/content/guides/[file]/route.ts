import { guideSource } from '@/lib/guides/guides';
import { MARKDOWN_TYPE, staticRead, staticReadMissing } from '@/lib/server/http/static-read';
import { withoutExtension } from '@/lib/text/file-name';

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context) {
  const { file } = await params;
  const source = guideSource(withoutExtension(file, '.mdx'));
  return source === null ? staticReadMissing() : staticRead(request, source, MARKDOWN_TYPE);
}
