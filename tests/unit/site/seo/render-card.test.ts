import { createElement } from 'react';
import { expect, test } from 'vitest';
import { CARD_SIZE, renderCard } from '@/lib/site/seo/render-card';

test('a card is drawn as a PNG of the size that is announced', async () => {
  const response = await renderCard(createElement('div', { style: { display: 'flex' } }, 'A card'));
  expect(response.headers.get('content-type')).toBe('image/png');
  const picture = Buffer.from(await response.arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
});
