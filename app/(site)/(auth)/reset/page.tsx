import { AuthComingSoon } from '@/components/auth/auth-page';
import { ResetForm } from '@/components/auth/reset-form';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Reset Password',
  description: 'Get a link to choose a new password.',
  path: paths.reset,
  unlisted: true,
});

export default function ResetPage() {
  return env.backend ? <ResetForm /> : <AuthComingSoon title="Reset Password" />;
}
