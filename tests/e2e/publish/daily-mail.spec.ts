import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { sendDailyMails } from '../../../scripts/lib/send-mails';
import { expectNoFaultsInBothThemes } from '../support/axe';
import { backendAsOperator, newAccount, signInByRequest, siteMails } from '../support/people';
import { newSharer, type Sharer, share } from '../support/sharing';
import { expect, open, sendAction, test } from '../support/test';

type Reader = Awaited<ReturnType<typeof newAccount>>;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

async function readerOf(author: Sharer): Promise<Reader> {
  const reader = await newAccount();
  const { error } = await reader.client.from('follows').insert({ author_id: author.id });
  if (error) throw error;
  return reader;
}

/** What `npm start` does every half a minute, once a day has passed for somebody. */
async function sendTo({ id }: Reader): Promise<void> {
  const operator = backendAsOperator();
  await operator
    .from('daily_mails')
    .update({ due_at: new Date(0).toISOString() })
    .eq('user_id', id);
  const mail = { smtpUrl: null, mailFolder: process.env.MAIL_DIR ?? null, mailFrom: null };
  await sendDailyMails({ operator, mail, siteUrl: process.env.BASE_URL ?? '', say: (line) => expect(line).toBe('') });
}

const isMailed = async ({ client }: Reader) => (await client.from('daily_mails').select('user_id')).data?.length === 1;
const linkIn = (mail = '') => /^To get no more of these emails: (.*)$/m.exec(mail)?.[1] ?? '';

test('who asks for the daily email gets what is new, and ends it by the link of a mail or where it was asked for @once', async ({
  page,
  browser,
}) => {
  const author = await newSharer({ display_name: 'Ada of the mail' });
  await share(author, { title: 'Before it was asked for', content: 'Write about [TOPIC].' });
  const reader = await readerOf(author);
  await signInByRequest(page, reader);
  await open(page, '/dashboard/following');
  await expect(main(page)).toContainText(`What is new from all of them can come to ${reader.email} once a day, if there is anything.`);
  await sendAction(page, () => button(page, 'Email Me Once a Day').click());
  await expect(button(page, 'Stop Daily Email')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  const title = `A prompt ${randomUUID().slice(0, 8)}`;
  const { id } = await share(author, { title, content: 'Write about [TOPIC].' });
  await sendTo(reader);
  const [mail = '', ...others] = await siteMails(reader.email);
  expect(others).toEqual([]);
  expect(mail).toContain(`“${title}” by Ada of the mail (@${author.username})\n${process.env.BASE_URL}/prompt/shared/${id}\n`);
  expect(mail).not.toContain('Before it was asked for');

  const elsewhere = await (await browser.newContext()).newPage();
  const opened = await elsewhere.goto(linkIn(mail));
  expect(opened?.headers()['cache-control']).toContain('no-store');
  await expect(elsewhere.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await isMailed(reader)).toBe(true);
  await expectNoFaultsInBothThemes(elsewhere);
  await button(elsewhere, 'Stop Daily Email').click();
  await expect(main(elsewhere).getByRole('status')).toHaveText('You get no more of these emails.');
  await expectNoFaultsInBothThemes(elsewhere);
  expect(await isMailed(reader)).toBe(false);
  expect(await elsewhere.context().cookies()).toEqual([]);
  await elsewhere.context().close();

  await open(page, '/dashboard/following');
  await sendAction(page, () => button(page, 'Email Me Once a Day').click());
  await sendAction(page, () => button(page, 'Stop Daily Email').click());
  await expect(button(page, 'Email Me Once a Day')).toBeVisible();
});

test('a mail program ends it at the same address, as often as it likes, and learns of no secret whether it is one @once', async ({
  request,
}) => {
  const author = await newSharer();
  const readers = await Promise.all([readerOf(author), readerOf(author)]);
  for (const { client, id: user_id } of readers) await client.from('daily_mails').insert({ user_id });
  await share(author, { title: 'New', content: 'Write about [TOPIC].' });
  const [form, multipart] = await Promise.all(
    readers.map(async (reader) => {
      await sendTo(reader);
      const [mail = ''] = await siteMails(reader.email);
      expect(mail).toContain(`\nList-Unsubscribe: <${linkIn(mail)}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n\n`);
      return linkIn(mail);
    }),
  );
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const answers = [
    await request.post(form ?? '', { form: oneClick, maxRedirects: 0 }),
    await request.post(multipart ?? '', { multipart: oneClick, maxRedirects: 0 }),
    await request.post(form ?? '', { form: oneClick, maxRedirects: 0 }),
    await request.post(`/unsubscribe/${'0'.repeat(64)}`, { form: oneClick, maxRedirects: 0 }),
    await request.post('/unsubscribe/nothing', { multipart: oneClick, maxRedirects: 0 }),
  ];
  for (const answer of answers) {
    expect([answer.status(), await answer.text()]).toEqual([200, 'You get no more of these emails.\n']);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  expect(await Promise.all(readers.map(isMailed))).toEqual([false, false]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the daily email is asked for and ended by its link @once', async ({ page }) => {
    const author = await newSharer();
    const reader = await readerOf(author);
    await signInByRequest(page, reader);
    await page.goto('/dashboard/following');
    await button(page, 'Email Me Once a Day').click();
    await expect(button(page, 'Stop Daily Email')).toBeVisible();
    await share(author, { title: 'New', content: 'Write about [TOPIC].' });
    await sendTo(reader);
    const [mail] = await siteMails(reader.email);
    await page.goto(linkIn(mail));
    await button(page, 'Stop Daily Email').click();
    await expect(main(page)).toContainText('You get no more of these emails.');
    expect(await isMailed(reader)).toBe(false);
  });
});
