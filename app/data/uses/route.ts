import { currentUser } from '@/lib/account/current-user';
import { PRIVATE_HEADERS } from '@/lib/account/private-response';
import { storeUse } from '@/lib/dashboard/uses/store-use';
import { isFromAnotherSite } from '@/lib/forms/action-request';
import { log } from '@/lib/server/log/log';
import { countAttempt } from '@/lib/server/rate-limit/rate-limit';
import { promptIdField } from '@/lib/text/text-fields';

/** Maximum length of a body in bytes, in which the longest slug fits. */
const MAX_BODY = 100;

const answer = (status: number) => new Response(null, { status, headers: PRIVATE_HEADERS });

/** Stores that a prompt was copied or sent. The body, which `recordUse` sends, is a slug or the id of a user's prompt. */
export async function POST(request: Request) {
  if (isFromAnotherSite(request.headers)) return answer(403);
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MAX_BODY) return answer(413);
  try {
    const user = await currentUser();
    if (!user) return answer(401);
    if ((await countAttempt('write', user.id)) > 0) return answer(429);
    const { data: promptId } = promptIdField.safeParse(await request.text());
    if (promptId === undefined) return answer(400);
    await storeUse(promptId);
    return answer(204);
  } catch (err) {
    log.error({ err }, 'The use of a prompt could not be stored');
    return answer(503);
  }
}
