import { cache } from 'react';
import { ProfileCollections } from '@/components/collections/profile-collections';
import { ProfileHead } from '@/components/profiles/profile-head';
import { ProfilePrompts } from '@/components/public-prompts/profile-prompts';
import { Missing } from '@/components/site/errors/missing';
import { UserNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { findProfilePage } from '@/lib/public-profiles/queries';
import { profilePage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string }> };

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

const find = cache((username: string) => findProfilePage(username, 1));

export async function generateMetadata({ params }: Props) {
  const found = await find((await params).username);
  if (found === null) return { title: 'User not found', robots: { index: false } };
  const { profile, prompts } = found;
  const name = publicName(profile);
  const description =
    profile.bio?.replace(/\s+/g, ' ') || `Prompts that ${name} wrote and shared: read them, fill in the blanks, copy and send.`;
  return pageMetadata({
    title: `${name} (@${profile.username})`,
    description,
    path: paths.profile(profile.username),
    hasMarkdown: true,
    feedOf: paths.profile(profile.username),
    unlisted: prompts.total === 0,
  });
}

export default async function ProfilePage({ params }: Props) {
  const { username } = await params;
  const found = await find(username);
  if (found === null) return <Missing page={<UserNotFound />} />;
  const { profile, prompts, collections } = found;
  return (
    <>
      <JsonLd data={[profilePage(profile, prompts.rows)]} />
      <ProfileHead profile={profile} prompts={prompts.total} />
      <ProfileCollections username={profile.username} collections={collections} />
      <ProfilePrompts profile={profile} prompts={prompts} />
    </>
  );
}
