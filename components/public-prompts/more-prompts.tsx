import type { ReactNode } from 'react';
import { PromptRows } from '@/components/prompts/row/prompt-rows';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { SERVER_COUNTS } from '@/lib/limits';
import { LIST_FACTS, userPromptItem } from '@/lib/my-prompts/list-item';
import type { UserPrompt, UserPromptPreview } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { categoryOf } from '@/lib/prompts/library';
import { libraryItem, type PromptListItem } from '@/lib/prompts/prompt-list-item';
import { searchLibrary } from '@/lib/prompts/search';

type Props = { prompt: UserPrompt; copies: UserPromptPreview[]; byAuthor: UserPromptPreview[] };

export function MorePrompts({ prompt: { id, title, author }, copies, byAuthor }: Props) {
  const others = byAuthor.filter((other) => other.id !== id).slice(0, SERVER_COUNTS.related);
  const { prompts, near, searched } = searchLibrary({ q: title });
  // For a title of stop words alone, searchLibrary gives the whole library.
  const related = searched ? [...prompts, ...near].slice(0, SERVER_COUNTS.related) : [];
  return (
    <>
      <MoreSection title="Made with this" items={copies.map((copy) => userPromptItem(copy, LIST_FACTS.public))}>
        Copies that others changed
      </MoreSection>
      <MoreSection title="More by this author" items={others.map((other) => userPromptItem(other, LIST_FACTS.profile))}>
        <Link href={paths.profile(author.username)}>All their prompts</Link>
      </MoreSection>
      <MoreSection title="Related prompts" items={related.map(({ prompt }) => libraryItem(prompt, { category: categoryOf(prompt) }))}>
        From the <Link href={paths.prompts}>library</Link>
      </MoreSection>
    </>
  );
}

function MoreSection({ title, items, children }: { title: string; items: PromptListItem[]; children: ReactNode }) {
  if (items.length === 0) return null;
  return (
    <Section className="print:hidden" title={title} aside={<p>{children}</p>}>
      <PromptRows items={items} columns={2} underRule heading="h3" />
    </Section>
  );
}
