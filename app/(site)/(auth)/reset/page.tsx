import { AuthComingSoon } from '@/components/auth/auth-page';
import { ResetForm } from '@/components/auth/reset-form';
import { parseReturnTo } from '@/lib/account/return-to';
import { env } from '@/lib/env';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = pageMetadata({
  title: 'Reset Password',
  description: 'Get a link to choose a new password.',
  path: paths.reset,
  unlisted: true,
});

export default async function ResetPage({ searchParams }: Props) {
  if (!env.backend) return <AuthComingSoon title="Reset Password" />;
  return <ResetForm returnTo={parseReturnTo(await searchParams)} />;
}
