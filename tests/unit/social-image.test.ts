import { createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CARD_SIZE, renderCard } from '@/lib/social-image';

const draw = vi.hoisted(() => vi.fn());

vi.mock('next/og', () => ({
  ImageResponse: class {
    arrayBuffer = draw;
  },
}));

const card = createElement('div', { style: { display: 'flex' } }, 'A card');

describe('a card', () => {
  beforeEach(() => {
    draw.mockReset();
    draw.mockImplementation(async () => new TextEncoder().encode('picture').buffer);
  });

  test('is drawn once, also when many ask at the same time, and each gets the picture', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => renderCard('asked-by-many', card)));
    responses.push(await renderCard('asked-by-many', card));
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(6).fill('picture'));
    expect(responses[0]?.headers.get('content-type')).toBe('image/png');
    expect(draw).toHaveBeenCalledOnce();
  });

  test('that could not be drawn is drawn anew for the next one who asks', async () => {
    draw.mockRejectedValueOnce(new Error('no font'));
    await expect(renderCard('fails-once', card)).rejects.toThrow('no font');
    expect(await (await renderCard('fails-once', card)).text()).toBe('picture');
  });

  test('is forgotten when many others were asked for after it, so that memory stays bounded', async () => {
    await renderCard('old', card);
    for (let at = 0; at < 1000; at += 1) await renderCard(`new-${at}`, card);
    await renderCard('old', card);
    expect(draw).toHaveBeenCalledTimes(1002);
  });
});

test('the picture is a PNG of the size that is announced', async () => {
  const { ImageResponse } = await vi.importActual<typeof import('next/og')>('next/og');
  draw.mockImplementation(() => new ImageResponse(card, CARD_SIZE).arrayBuffer());
  const picture = Buffer.from(await (await renderCard('real', card)).arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
});
