import { accountPaths } from '@/lib/account-paths';

/** A link to suggest a change to a prompt. It needs no code in the browser, unlike Link. */
export function SuggestLink({ promptId }: { promptId: string }) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.suggest(promptId)} rel="nofollow">
      Suggest a change
    </a>
  );
}
