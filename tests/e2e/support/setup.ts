import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys, startBackend } from '../../../scripts/backend';
import { ensureBuild } from '../../../scripts/build';
import { startSite } from '../../../scripts/site';
import { prepareAgedAccounts } from '../../support/aged-accounts';
import { BUSY_MACHINE } from '../../support/busy-machine';
import { putEmptyDatabase } from '../../support/empty-database';
import { freePort } from '../../support/free-port';

const distDir = '.next-test';

/**
 * Builds the site if its sources are newer than the build, and starts it with a throwaway backend. Tests find the site at
 * BASE_URL, the backend at SUPABASE_URL, and every mail it sends as a line of JSON in the file MAIL_FILE;
 * those of the site itself are files in the folder MAIL_DIR. With BASE_URL
 * set already, that site is tested as it is and nothing is started.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'grok-prompts-e2e-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    await ensureBuild({ distDir });
    // The links in the backend's mails name the site's port, so it is chosen first.
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const store = { dataDir: path.join(folder, 'backend'), keys: makeKeys() };
    await putEmptyDatabase(store.dataDir);
    await prepareAgedAccounts(store);
    const backend = await startBackend({ ...store, siteUrl: url });
    stops.push(() => backend.stop());
    const mailFile = path.join(folder, 'mails.jsonl');
    appendFileSync(mailFile, '');
    backend.onMail((mail) => appendFileSync(mailFile, `${JSON.stringify(mail)}\n`));
    const given = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey };
    // Each journey says where it comes from (test.ts), so that none uses up another one's attempts.
    const mailDir = path.join(folder, 'mail');
    const env = { ...given, MAIL_DIR: mailDir, SITE_URL: url, TRUST_PROXY: '1', ...BUSY_MACHINE };
    const site = await startSite({ distDir, port, env });
    stops.push(() => site.stop());
    Object.assign(process.env, given, {
      SUPABASE_SECRET_KEY: backend.secretKey,
      BASE_URL: site.url,
      MAIL_FILE: mailFile,
      MAIL_DIR: mailDir,
    });
  } catch (cause) {
    await stopAll();
    throw cause;
  }
  return stopAll;
}
