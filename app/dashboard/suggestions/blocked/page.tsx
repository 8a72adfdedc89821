import { BlockForm } from '@/components/suggestions/suggestion-forms';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { blockedPeople } from '@/lib/suggestions/queries';
import { personName } from '@/lib/suggestions/suggestion';

export const metadata = { title: 'Blocked' };

export default async function BlockedPage() {
  const user = await requireUser(accountPaths.blocked);
  const people = await blockedPeople(user);
  return (
    <>
      <BackLink href={accountPaths.suggestions}>Suggestions</BackLink>
      <DashboardHead title="Blocked" />
      {people.length === 0 ? (
        <EmptyState text="You have blocked nobody. Whoever you block can no longer suggest changes to your prompts, and is not told." />
      ) : (
        <ul className="border-t-2 border-rule-strong">
          {people.map(({ id, person }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-b border-rule py-2">
              <span className="min-w-0 wrap-anywhere" dir="auto">
                {personName(person)}
              </span>
              <div>
                <BlockForm person={id} name={personName(person)} isBlocked />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
