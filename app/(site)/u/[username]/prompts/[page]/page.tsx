import { cache } from 'react';
import { ProfileHead } from '@/components/profiles/profile-head';
import { ProfilePrompts } from '@/components/public-prompts/profile-prompts';
import { Missing } from '@/components/site/errors/missing';
import { UserNotFound } from '@/components/site/errors/not-found-texts';
import { parsePage } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { findProfilePage } from '@/lib/public-profiles/queries';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; page: string }> };

/** REVALIDATE_SECONDS of lib/limits; Next needs a literal here. */
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

const find = cache((username: string, page: number) => findProfilePage(username, page));

export async function generateMetadata({ params }: Props) {
  const { username, page } = await params;
  const found = await find(username, parsePage(page));
  if (found === null) return { title: 'User not found', robots: { index: false } };
  const name = publicName(found.profile);
  return pageMetadata({
    title: `Prompts of ${name} (@${found.profile.username}), page ${found.prompts.page}`,
    description: `More prompts that ${name} wrote and shared: read them, fill in the blanks, copy and send.`,
    path: paths.profilePrompts(found.profile.username, found.prompts.page),
    unlisted: true,
  });
}

/** Pages 2 and up of a user's public prompts; the profile is page 1. */
export default async function ProfilePromptsPage({ params }: Props) {
  const { username, page } = await params;
  const found = await find(username, parsePage(page));
  if (found === null) return <Missing page={<UserNotFound />} />;
  const { profile, prompts } = found;
  return (
    <>
      <ProfileHead profile={profile} prompts={prompts.total} />
      <ProfilePrompts profile={profile} prompts={prompts} />
    </>
  );
}
