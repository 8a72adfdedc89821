import { cache } from 'react';
import { ProfileCollections } from '@/components/collections/profile-collections';
import { ProfileHead } from '@/components/profiles/profile-head';
import { ProfilePrompts } from '@/components/public-prompts/profile-prompts';
import { Missing } from '@/components/site/errors/missing';
import { UserNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { parsePage } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { findProfilePage } from '@/lib/public-profile';
import { profilePage } from '@/lib/site/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ username: string; page?: string }> };

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

const find = cache(findProfilePage);

export async function generateMetadata({ params }: Props) {
  const { username, page } = await params;
  const found = await find(username, parsePage(page));
  if (found === null) return notFoundMetadata('user');
  const { profile, prompts } = found;
  const name = publicName(profile);
  if (prompts.page > 1)
    return pageMetadata({
      title: `Prompts of ${name} (@${profile.username}), page ${prompts.page}`,
      description: `More prompts that ${name} wrote and shared: read them, fill in the blanks, copy and send.`,
      path: paths.profilePrompts(profile.username, prompts.page),
      unlisted: true,
    });
  return pageMetadata({
    title: `${name} (@${profile.username})`,
    description:
      profile.bio?.replace(/\s+/g, ' ') || `Prompts that ${name} wrote and shared: read them, fill in the blanks, copy and send.`,
    path: paths.profile(profile.username),
    hasMarkdown: true,
    feedOf: paths.profile(profile.username),
    unlisted: prompts.total === 0,
  });
}

export default async function ProfilePage({ params }: Props) {
  const { username, page } = await params;
  const found = await find(username, parsePage(page));
  if (found === null) return <Missing page={<UserNotFound />} />;
  const { profile, prompts, collections } = found;
  return (
    <>
      {prompts.page === 1 && <JsonLd data={[profilePage(profile, prompts.rows)]} />}
      <ProfileHead profile={profile} prompts={prompts.total} />
      <ProfileCollections username={profile.username} collections={collections} />
      <ProfilePrompts profile={profile} prompts={prompts} />
    </>
  );
}
