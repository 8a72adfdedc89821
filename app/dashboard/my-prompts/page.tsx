import Link from 'next/link';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { CreateLink } from '@/components/user-prompts/create-link';
import { OwnPromptRow } from '@/components/user-prompts/own-prompt-row';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';
import { ownPrompts } from '@/lib/user-prompts/queries';

export const metadata = { title: 'My Prompts' };

export default function MyPromptsPage() {
  return dashboardPage(paths.myPrompts, async (user) => {
    const [prompts, profile] = await Promise.all([ownPrompts(user), ownProfile(user)]);
    const open = prompts.filter(({ isPublic }) => isPublic).length;
    return (
      <>
        <DashboardHead title="My Prompts">{prompts.length > 0 && <CreateLink />}</DashboardHead>
        <div className="list-bar">
          <p>
            <b className="num">{prompts.length === 1 ? '1 prompt' : `${prompts.length} prompts`}</b>, {open} public
          </p>
          {profile && (
            <Link href={paths.profile(profile.username)} prefetch={false}>
              View Public Profile
            </Link>
          )}
        </div>
        {prompts.length === 0 ? (
          <div className="dash-empty">
            <h2>No prompts created yet</h2>
            <p>Write the prompts you use again and again once, with blanks for what changes. They are private until you say otherwise.</p>
            <CreateLink />
          </div>
        ) : (
          <div className="own-list">
            {prompts.map((prompt) => (
              <OwnPromptRow key={prompt.id} prompt={prompt} />
            ))}
            <CategoryNames />
          </div>
        )}
      </>
    );
  });
}
