import { libraryPrompt } from '@/lib/page-prompts/library';
import { librarySkills } from '@/lib/skills/skill-answer';

type Context = { params: Promise<{ slug: string; file: string }> };

/** /prompt/{slug}.skill.md */
export async function GET(request: Request, { params }: Context) {
  const { slug, file } = await params;
  return librarySkills(request, file, libraryPrompt(slug));
}
