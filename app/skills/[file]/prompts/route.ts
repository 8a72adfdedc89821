import { allPrompts } from '@/lib/page-prompts/library';
import { librarySkills } from '@/lib/skills/skill-answer';

type Context = { params: Promise<{ file: string }> };

/** /prompts.skills.zip, and /.well-known/agent-skills/index.json */
export async function GET(request: Request, { params }: Context) {
  return librarySkills(request, (await params).file, allPrompts());
}
