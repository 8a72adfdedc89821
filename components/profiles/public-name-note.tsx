import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { paths } from '@/lib/paths';
import { type Profile, publicName } from '@/lib/profiles/profile';

/** Tells a new user which public name they have. */
export function PublicNameNote({ profile }: { profile: Profile }) {
  return (
    <Note className="mb-6 print:hidden">
      Others see you as <b dir="auto">{publicName(profile)}</b> (@{profile.username}), made from your email.{' '}
      <Link href={paths.editProfile}>Change it in your profile</Link>
    </Note>
  );
}
