import { ProfileForm } from '@/components/profiles/profile-form';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { SettingsPart } from '@/components/ui/settings-part';
import { emailPrefix } from '@/lib/account/account';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

export const metadata = { title: 'Profile' };

export default async function ProfilePage() {
  const user = await requireUser(paths.editProfile);
  const profile = await ownProfile(user);
  return (
    <>
      <DashboardHead title="Profile">
        {profile && (
          <Link className={buttonClass()} href={paths.profile(profile.username)}>
            View Public Profile
          </Link>
        )}
      </DashboardHead>
      {!profile && <Notice alert>Unable to generate unique username. Choose one here: your prompts and your public page need it.</Notice>}
      <div className="pb-8">
        <ProfileForm profile={profile} fallbackName={emailPrefix(user.email)} />
      </div>
      <SettingsPart id="programs" title="Programs">
        <p className="text-ui text-ink-2">
          With a <Link href={accountPaths.tokens}>token</Link> a program or an assistant works with your prompts and collections in your
          place.
        </p>
      </SettingsPart>
      <SettingsPart id="data" title="Your data">
        <p className="max-w-[70ch] text-ui text-ink-2">
          Everything that is yours here as a zip: your prompts with their earlier versions, collections, what you saved and pinned, your
          profile, your reports and what was decided of what is yours, as JSON, CSV and Markdown. The JSON can be imported again, here or
          elsewhere.
        </p>
        <div className="flex flex-wrap gap-2">
          <a className={buttonClass()} href={accountPaths.ownExport} download>
            Download your data
          </a>
          <Link className={buttonClass({ variant: 'quiet' })} href={accountPaths.imports}>
            Import prompts
          </Link>
        </div>
      </SettingsPart>
      <SettingsPart id="account" title="Account">
        <p className="text-ui text-ink-2">
          You sign in as <bdi className="wrap-anywhere">{user.email}</bdi>. Change your email or password, sign out elsewhere, or delete the
          account.
        </p>
        <Link className={buttonClass()} href={accountPaths.account}>
          Account settings
        </Link>
      </SettingsPart>
      <SettingsPart id="moderation" title="Reports">
        <p className="max-w-[70ch] text-ui text-ink-2">
          What became of <Link href={accountPaths.reports}>your reports</Link>, and what moderators{' '}
          <Link href={accountPaths.decisions}>decided</Link> of what you published.
        </p>
      </SettingsPart>
    </>
  );
}
