import { SAVE_MESSAGES } from '@/components/prompts/actions/save-message';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { safeNextPath } from '@/lib/account/return-to';
import type { RawQuery } from '@/lib/lists/list-filter';

/** Says why the prompt for whose heart a visitor signed in was not saved: completeSignIn puts the problem into the address. */
export function NotSavedNotice({ query: { problem, next } }: { query: RawQuery }) {
  if (!problem) return null;
  const back = safeNextPath(next, '');
  return (
    <div className="pb-4">
      <Notice role="alert">
        <p>
          {problem === 'saved-prompts-quota'
            ? SAVE_MESSAGES[problem]
            : 'The prompt was not saved. Its author may have deleted it or made it private again.'}{' '}
          {back && <Link href={back}>Back to where you were</Link>}
        </p>
      </Notice>
    </div>
  );
}
