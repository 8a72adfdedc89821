import { cachedRead, MARKDOWN, staticReadMissing } from '@/lib/http/static-read';
import { promptMarkdown } from '@/lib/markdown/prompt';
import { findPublic } from '@/lib/user-prompts/find-prompts';
import { publicDocument } from '@/lib/user-prompts/public-document';

type Context = { params: Promise<{ id: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** /prompt/shared/{id}.md */
export async function GET(_request: Request, { params }: Context) {
  const prompt = await findPublic((await params).id);
  return prompt ? cachedRead(promptMarkdown(publicDocument(prompt)), MARKDOWN) : staticReadMissing();
}
