import { Link } from '@/components/ui/link';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { API, RATES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export function ApiBasics() {
  const { perAddress, seconds } = RATES.api;
  return (
    <>
      <h2 id="start">Start</h2>
      <p>
        The API answers in JSON under <code>{absoluteUrl(paths.api(''))}</code>. Programs can read its full description at{' '}
        <a href={filePaths.openApi}>openapi.json</a> (OpenAPI 3.1), which this page is also generated from.
      </p>
      <ul>
        <li>
          Lists come in pages. Follow the address in <code>next</code> until it is null.
        </li>
        <li>
          Answers have an <code>ETag</code>. Send it as <code>If-None-Match</code> to get a short 304 while nothing has changed.
        </li>
        <li>
          One address may send {perAddress} requests within {seconds} seconds to <code>{paths.api('')}</code> and{' '}
          <code>{filePaths.mcp}</code> together; <code>RateLimit</code> says how many are left. After that you get 429, and{' '}
          <code>Retry-After</code> says how long to wait. Requests to other addresses of this site do not count.
        </li>
        <li>Unknown parameters and parameters given twice are refused with 400.</li>
        <li>
          A body can have at most {API.body.toLocaleString('en')} bytes, and {API.values.toLocaleString('en')} values nested {API.depth}{' '}
          deep.
        </li>
        <li>
          Your own prompts are under <code>/me</code>, for a program that sends a personal token:{' '}
          <Link href={accountPaths.ownApi}>Your own prompts in a program</Link>.
        </li>
        <li>Any website may read the API (CORS).</li>
        <li>
          Anything that is made private disappears from the API within a minute. Do not keep public prompts longer than you need them.
        </li>
      </ul>
    </>
  );
}
