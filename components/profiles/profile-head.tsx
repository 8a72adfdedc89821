import { FollowLink } from '@/components/following/follow-link';
import { ReportLink } from '@/components/moderation/report-link';
import { MetaLine } from '@/components/ui/page-head';
import { UserTexts } from '@/components/ui/user-text';
import { initials, type Profile, publicName } from '@/lib/profiles/profile';
import { profileLines } from '@/lib/profiles/profile-fields';
import { plural } from '@/lib/text/plural';
import { Avatar } from './avatar';
import { XLink } from './x-link';

export function ProfileHead({ profile, prompts }: { profile: Profile; prompts: number }) {
  const { username, xHandle } = profile;
  const name = publicName(profile);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[clamp(20px,2.6vw,32px)] gap-y-2 pt-6 pb-8 md:pt-10">
      <Avatar className="w-[clamp(72px,9vw,112px)] text-[clamp(1.75rem,3.6vw,2.75rem)]">{initials(name)}</Avatar>
      <div>
        <h1 className="w-fit wrap-anywhere" dir="auto">
          {name}
        </h1>
        <MetaLine className="mt-2">
          <span>@{username}</span>
          {xHandle && <XLink handle={xHandle}>{`@${xHandle} on X`}</XLink>}
          <span className="num">{plural(prompts, 'public prompt')}</span>
          <FollowLink author={username} />
          <ReportLink target={{ kind: 'profile', id: profile.id }} />
        </MetaLine>
      </div>
      <UserTexts
        texts={profileLines(profile)}
        className="mt-2 w-fit max-w-[56ch] font-serif text-[1.3125rem] leading-body [unicode-bidi:plaintext] max-md:col-span-full md:col-start-2 md:mt-1"
      />
    </div>
  );
}
