import { MARKDOWN, staticRead, staticReadMissing } from '@/lib/http/static-read';
import { promptMarkdown } from '@/lib/markdown/prompt';
import { categoryOf, findLibraryPrompt } from '@/lib/prompts/library';
import { libraryDocument } from '@/lib/prompts/prompt-document';

type Context = { params: Promise<{ slug: string }> };

/** /prompt/{slug}.md */
export async function GET(request: Request, { params }: Context) {
  const prompt = findLibraryPrompt((await params).slug);
  return prompt ? staticRead(request, promptMarkdown(libraryDocument(prompt, categoryOf(prompt))), MARKDOWN) : staticReadMissing();
}
