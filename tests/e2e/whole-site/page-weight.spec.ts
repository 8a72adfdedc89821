import { overweight, pagesToWeigh, weigh } from '../../support/page-weight';
import { chosen, collectionOf, collector } from '../support/collections';
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
