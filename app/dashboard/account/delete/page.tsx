import { DeleteAccountForm } from '@/components/auth/account-forms';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { SettingsPart } from '@/components/ui/settings-part';
import { requireUser } from '@/lib/account/current-user';
import { ownCounts } from '@/lib/account/own-counts';
import { accountPaths } from '@/lib/account-paths';
import { plural } from '@/lib/text/plural';
import { personalTokens } from '@/lib/tokens/queries';

export const metadata = { title: 'Delete account' };

export default async function DeleteAccountPage() {
  const user = await requireUser(accountPaths.deleteAccount);
  const [{ prompts, publicPrompts, saved, collections }, tokens] = await Promise.all([ownCounts(), personalTokens(user)]);
  return (
    <>
      <BackLink href={accountPaths.account}>Account</BackLink>
      <DashboardHead title="Delete account" />
      <SettingsPart id="goes" title="What will be deleted">
        <p className="max-w-[70ch] text-ui text-ink-2">
          The account <bdi className="wrap-anywhere">{user.email}</bdi> and everything in it will be deleted immediately. This cannot be
          undone.
        </p>
        <ul className="list-disc pl-5 text-ui">
          <li>
            All your prompts, with their earlier versions and those you have deleted: {prompts.toLocaleString('en')}, of which{' '}
            {publicPrompts.toLocaleString('en')} are public
          </li>
          <li>{plural(collections, 'collection')}</li>
          <li>{plural(saved, 'saved prompt')}</li>
          <li>{plural(tokens.length, 'token')}</li>
          <li>Your profile, whose username becomes free for others</li>
        </ul>
        <p className="max-w-[70ch] text-ui text-ink-2">
          Your public prompts and collections will disappear from every page. Copies that others have made stay with them and keep the title
          and your name as plain text. Anyone who saved one of your prompts or added it to a collection will see that it is no longer
          available.
        </p>
      </SettingsPart>
      <SettingsPart id="export" title="Take your data with you">
        <p className="max-w-[70ch] text-ui text-ink-2">
          Download everything as a zip of JSON, CSV and Markdown. The JSON can be imported again, here or elsewhere. Prompts under{' '}
          <Link href={accountPaths.deletedPrompts}>Deleted</Link> are not included, so restore the ones you want to keep.
        </p>
        <a className={buttonClass()} href={accountPaths.ownExport} download>
          Download everything
        </a>
      </SettingsPart>
      <SettingsPart id="sure" title="Delete your account">
        <DeleteAccountForm />
      </SettingsPart>
    </>
  );
}
