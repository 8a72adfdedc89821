import { categoryPrompts } from '@/lib/page-prompts/library';
import { librarySkills } from '@/lib/skills/skill-answer';

type Context = { params: Promise<{ slug: string; file: string }> };

/** /category/{slug}.skills.zip */
export async function GET(request: Request, { params }: Context) {
  const { slug, file } = await params;
  return librarySkills(request, file, categoryPrompts(slug));
}
