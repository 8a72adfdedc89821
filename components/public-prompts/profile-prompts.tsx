import { PageLinks } from '@/components/lists/pager';
import { PromptRows } from '@/components/prompts/row/prompt-rows';
import { PAGE_GONE } from '@/components/ui/empty-state';
import { SectionHead } from '@/components/ui/section';
import type { Page } from '@/lib/lists/paging';
import { LIST_FACTS, userPromptItem } from '@/lib/my-prompts/list-item';
import type { UserPromptPreview } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { type Profile, publicName } from '@/lib/profiles/profile';

export function ProfilePrompts({ profile, prompts: { rows, page, total } }: { profile: Profile; prompts: Page<UserPromptPreview> }) {
  return (
    <section className="page-section">
      <SectionHead title="Public prompts" count={total} />
      {rows.length === 0 ? (
        <p className="py-2 text-ink-2">
          {page > 1 ? (
            PAGE_GONE
          ) : (
            <>
              <bdi>{publicName(profile)}</bdi> has not shared a prompt yet.
            </>
          )}
        </p>
      ) : (
        <PromptRows items={rows.map((prompt) => userPromptItem(prompt, LIST_FACTS.profile))} heading="h3" />
      )}
      <PageLinks page={page} total={total} href={(other) => paths.profilePrompts(profile.username, other)} />
    </section>
  );
}
