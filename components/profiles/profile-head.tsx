import { XLink } from '@/components/profiles/x-link';
import { plural } from '@/lib/plural';
import { initials, type Profile, publicName } from '@/lib/profiles/profile';

/** Who somebody is, as everybody may know it. */
export function ProfileHead({ profile, prompts }: { profile: Profile; prompts: number }) {
  const { username, bio, xHandle } = profile;
  const name = publicName(profile);
  return (
    <div className="profile-head">
      <div className="initials" aria-hidden="true">
        {initials(name)}
      </div>
      <div>
        <h1 dir="auto">{name}</h1>
        <p className="meta-line">
          <span>@{username}</span>
          {xHandle && <XLink handle={xHandle}>{`@${xHandle} on X`}</XLink>}
          <span className="num">{plural(prompts, 'public prompt')}</span>
        </p>
      </div>
      {bio && (
        <p className="bio" dir="auto">
          {bio}
        </p>
      )}
    </div>
  );
}
