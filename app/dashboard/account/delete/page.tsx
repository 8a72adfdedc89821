import type { Metadata } from 'next';
import { DeleteAccountForm } from '@/components/auth/delete-account-form';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { SettingsPart } from '@/components/ui/settings-part';
import { requireUser } from '@/lib/account/current-user';
import { ownCounts } from '@/lib/account/own-counts';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';
import { personalTokens } from '@/lib/tokens/queries';

export const metadata: Metadata = { title: 'Delete account' };

/** What goes with the account, a last export, and the form that deletes it. */
export default async function DeleteAccountPage() {
  const user = await requireUser(accountPaths.deleteAccount);
  const [{ prompts, publicPrompts, saved, collections }, tokens] = await Promise.all([ownCounts(), personalTokens(user)]);
  return (
    <>
      <BackLink href={accountPaths.account}>Account</BackLink>
      <DashboardHead title="Delete account" />
      <SettingsPart id="goes" title="What goes">
        <p className="max-w-[70ch] text-ui text-ink-2">
          The account <bdi className="wrap-anywhere">{user.email}</bdi> and everything in it are deleted at once. Nobody can bring them
          back.
        </p>
        <ul className="list-disc pl-5 text-ui">
          <li>
            {plural(prompts, 'prompt')}, {publicPrompts > 0 ? publicPrompts.toLocaleString('en') : 'none'} of them public, with earlier
            versions and those in Deleted
          </li>
          <li>{plural(collections, 'collection')}</li>
          <li>{plural(saved, 'saved prompt')}</li>
          <li>{plural(tokens.length, 'token')}</li>
          <li>Your profile; its name is free for others</li>
        </ul>
        <p className="max-w-[70ch] text-ui text-ink-2">
          Your public prompts and collections leave every page. Copies that others made stay theirs, with the title and your name as text.
          Where others saved one or put it into a collection, it says that it is no longer available.
        </p>
      </SettingsPart>
      <SettingsPart id="export" title="Take it with you">
        <p className="max-w-[70ch] text-ui text-ink-2">
          Everything as a zip of JSON, CSV and Markdown, which can be imported again, here or elsewhere. What is under{' '}
          <Link href={paths.deletedPrompts}>Deleted</Link> is not in it: restore what you want to take.
        </p>
        <a className={buttonClass()} href={accountPaths.ownExport} download>
          Download everything
        </a>
      </SettingsPart>
      <SettingsPart id="sure" title="Delete it">
        <DeleteAccountForm />
      </SettingsPart>
    </>
  );
}
