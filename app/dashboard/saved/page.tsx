import Link from 'next/link';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { SavedList } from '@/components/saved-prompts/saved-list';
import { SavedRow } from '@/components/saved-prompts/saved-row';
import { paths } from '@/lib/paths';
import { savedPrompts } from '@/lib/saved-prompts/queries';

export const metadata = { title: 'Saved' };

export default function SavedPage() {
  return dashboardPage(paths.saved, async (user) => {
    const saved = await savedPrompts(user);
    return (
      <>
        <DashboardHead title="Saved" />
        <SavedList rows={saved.map((prompt) => ({ id: prompt.promptId, row: <SavedRow saved={prompt} /> }))}>
          <div className="dash-empty">
            <h2>No saved prompts yet</h2>
            <p>The heart beside a prompt keeps it here, so that you find it again.</p>
            <Link className="btn btn-primary" href={paths.prompts} prefetch={false}>
              Browse All Prompts
            </Link>
          </div>
        </SavedList>
      </>
    );
  });
}
