import { ProfileForm } from '@/components/profiles/profile-form';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Notice } from '@/components/ui/notice';
import { SettingsLinks } from '@/components/ui/settings-links';
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
        {profile && <ButtonLink href={paths.profile(profile.username)}>View Public Profile</ButtonLink>}
      </DashboardHead>
      {!profile && (
        <Notice role="alert">Unable to generate unique username. Choose one here: your prompts and your public page need it.</Notice>
      )}
      <div className="pb-8">
        <ProfileForm profile={profile} fallbackName={emailPrefix(user.email)} />
      </div>
      <SettingsPart id="settings" title="Settings">
        <SettingsLinks
          rows={[
            {
              href: accountPaths.account,
              title: 'Account settings',
              text: (
                <>
                  You sign in as <bdi>{user.email}</bdi>. Change your email or password, sign out elsewhere, or delete the account.
                </>
              ),
            },
            {
              href: accountPaths.following,
              title: 'Following',
              text: 'People and categories you follow, and your feed of what is new from them.',
            },
            { href: accountPaths.tokens, title: 'Tokens', text: 'Let a program or an assistant work with your prompts and collections.' },
            { href: accountPaths.reports, title: 'Your reports', text: 'What you reported, and what was decided.' },
            { href: accountPaths.decisions, title: 'Decisions', text: 'What moderators decided about what you published.' },
          ]}
        />
      </SettingsPart>
      <SettingsPart id="data" title="Your data">
        <p className="max-w-[70ch] text-ui text-ink-2">
          Download everything you have here as a zip: your prompts and their earlier versions, your collections, the prompts you saved and
          pinned, your profile, suggestions, your reports, and decisions about what you published, as JSON, CSV and Markdown. The JSON can
          be imported again, here or elsewhere.
        </p>
        <div className="flex flex-wrap gap-2">
          <a className={buttonClass()} href={accountPaths.ownExport} download>
            Download your data
          </a>
          <ButtonLink variant="quiet" href={accountPaths.imports}>
            Import prompts
          </ButtonLink>
        </div>
      </SettingsPart>
    </>
  );
}
