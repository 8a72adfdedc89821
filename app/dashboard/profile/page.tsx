import { ProfileForm } from '@/components/profiles/profile-form';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { emailPrefix } from '@/lib/account/account';
import { requireUser } from '@/lib/account/current-user';
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
      <ProfileForm profile={profile} fallbackName={emailPrefix(user.email)} />
    </>
  );
}
