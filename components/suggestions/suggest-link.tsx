import { accountPaths } from '@/lib/account-paths';

/** The way to suggest a change to a prompt. A plain link, so that no page loads anything for it. */
export function SuggestLink({ promptId }: { promptId: string }) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.suggest(promptId)} rel="nofollow">
      Suggest a change
    </a>
  );
}
