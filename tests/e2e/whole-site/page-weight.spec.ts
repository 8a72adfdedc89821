import { overweight, pagesToWeigh, weigh } from '../../support/page-weight';
import { chosen, collectionOf, collector } from '../support/collections';
import { prompts } from '../support/library';
import { signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, test } from '../support/test';

const SLUGS = chosen.map(({ slug }) => slug);
const isOwn = (path: string) => path.startsWith('/dashboard');

async function somebodysPages() {
  const who = await collector();
  const plain = await share(who, { title: 'A heading', content: 'Write a heading for my shop.' });
  const withBlanks = await share(who, { title: 'A heading for a shop', content: 'Write a heading for [SHOP].' });
  const collection = await collectionOf(who, 'For the shop', SLUGS, true);
  const profile = `/u/${who.username}`;
  const pages = pagesToWeigh({
    prompt: `/prompt/shared/${plain.id}`,
    promptWithBlanks: `/prompt/shared/${withBlanks.id}`,
    profile,
    collection: `${profile}/${collection.slug}`,
    ownCollection: collection.path,
  });
  return { who, pages };
}

test('no public page is heavier than its limit @once', async ({ context, baseURL }) => {
  const { pages } = await somebodysPages();
  const over: string[] = [];
  for (const { path, limits } of pages) {
    if (!isOwn(path)) over.push(...overweight(path, await weigh(context, `${baseURL}${path}`), limits));
  }
  expect(over).toEqual([]);
});

test('no page of the dashboard is heavier than its limit @once', async ({ page, context, baseURL }) => {
  const { who, pages } = await somebodysPages();
  await signInByRequest(page, who);
  const over: string[] = [];
  for (const { path, limits } of pages) {
    if (isOwn(path)) over.push(...overweight(path, await weigh(context, `${baseURL}${path}`), limits));
  }
  expect(over).toEqual([]);
});

/** KB of HTML of a page of a prompt before it is compressed, as it is kept on disk and read by the browser. */
const PROMPT_HTML = 70;

test('no page of a prompt has more HTML than its limit, those of the longest prompts included @once', async ({ request }) => {
  const longest = prompts.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, 30);
  const over: string[] = [];
  for (const { slug } of longest) {
    const size = (await (await request.get(`/prompt/${slug}`)).body()).length / 1024;
    if (size > PROMPT_HTML) over.push(`${slug}: ${size.toFixed(1)} KB`);
  }
  expect(over).toEqual([]);
});
