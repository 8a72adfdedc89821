import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { ProfileForm } from '@/components/profiles/profile-form';
import { Link } from '@/components/ui/link';
import { emailPrefix } from '@/lib/auth/account';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

export const metadata = { title: 'Profile' };

export default function ProfilePage() {
  return dashboardPage(paths.editProfile, async (user) => {
    const profile = await ownProfile(user);
    return (
      <>
        <DashboardHead title="Profile">
          {profile && (
            <Link className="btn" href={paths.profile(profile.username)}>
              View Public Profile
            </Link>
          )}
        </DashboardHead>
        {!profile && (
          <p className="banner" role="alert">
            Unable to generate unique username. Choose one here: your prompts and your public page need it.
          </p>
        )}
        <ProfileForm profile={profile} fallbackName={emailPrefix(user.email)} />
      </>
    );
  });
}
