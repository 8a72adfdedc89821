import { collectionPrompts } from '@/lib/page-prompts/queries';
import { publicSkills } from '@/lib/skills/skill-answer';

type Context = { params: Promise<{ username: string; slug: string; file: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** /u/{username}/{slug}.skills.zip */
export async function GET(_request: Request, { params }: Context) {
  const { username, slug, file } = await params;
  return publicSkills(file, await collectionPrompts(username, slug));
}
