import { DashboardNotFound } from '@/components/dashboard/dashboard-not-found';
import { DraftOfMissingPrompt } from '@/components/my-prompts/draft-of-missing-prompt';
import { ButtonLink } from '@/components/ui/button-link';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { NOT_FOUND_TITLES } from '@/lib/site/not-found-titles';

const TEXT = 'You have no prompt at this address. It may have been deleted. For 30 days it can be restored under Deleted.';

export default function NotFound() {
  return (
    <>
      <DashboardNotFound title={NOT_FOUND_TITLES.prompt} text={TEXT} href={paths.myPrompts} linkText="My Prompts">
        <ButtonLink href={accountPaths.deletedPrompts}>Deleted</ButtonLink>
      </DashboardNotFound>
      <DraftOfMissingPrompt />
    </>
  );
}
