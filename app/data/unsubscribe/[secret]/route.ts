import { privateText, responseOr503 } from '@/lib/account/private-response';
import { accountPaths } from '@/lib/account-paths';
import { endDailyMails } from '@/lib/following/end-daily-mails';

type Context = { params: Promise<{ secret: string }> };

/**
 * Ends the daily email for whoever has its link, without a session: by the button of its page, or by a mail program (RFC 8058), which must not be
 * redirected. The answer is the same for every secret.
 */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return responseOr503('A daily mail could not be ended by its link', async () => {
    const { secret } = await params;
    await endDailyMails(secret);
    const isPage = new URL(request.url).searchParams.has('page');
    return isPage
      ? privateText(303, 'You get no more of these emails.', { Location: `${accountPaths.unsubscribe(secret)}?ended` })
      : privateText(200, 'You get no more of these emails.');
  });
}
