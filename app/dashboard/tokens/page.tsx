import { CreateTokenForm } from '@/components/tokens/create-token-form';
import { TokenList } from '@/components/tokens/token-list';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Link } from '@/components/ui/link';
import { SettingsPart } from '@/components/ui/settings-part';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { personalTokens } from '@/lib/tokens/queries';

export const metadata = { title: 'Tokens' };

export default async function TokensPage() {
  const user = await requireUser(accountPaths.tokens);
  const tokens = await personalTokens(user);
  return (
    <>
      <BackLink href={paths.editProfile}>Profile</BackLink>
      <DashboardHead title="Tokens" />
      <p className="max-w-[80ch] pb-5 text-ink-2">
        A program that has one of your tokens can use the <Link href={accountPaths.ownApi}>API</Link> and{' '}
        <Link href={paths.connect}>MCP</Link> on your behalf. It can read your prompts, saved prompts and collections and, if you allow it,
        change them. It never sees your password or your tokens. Changing your password revokes every token.
      </p>
      <SettingsPart id="new-token" title="New token">
        <CreateTokenForm />
      </SettingsPart>
      {tokens.length > 0 && (
        <SettingsPart id="tokens" title="Your tokens">
          <TokenList tokens={tokens} now={Date.now()} />
        </SettingsPart>
      )}
    </>
  );
}
