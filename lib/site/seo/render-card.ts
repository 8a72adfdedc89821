import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

export const CARD_SIZE = { width: 1200, height: 630 };

const font = async (name: string, weight: 400 | 600 | 700, file: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: await readFile(join(process.cwd(), 'node_modules/@fontsource', file)),
});

const loadFonts = () =>
  Promise.all([
    font('Archivo', 600, 'archivo/files/archivo-latin-600-normal.woff'),
    font('Archivo', 700, 'archivo/files/archivo-latin-700-normal.woff'),
    font('Source Serif', 400, 'source-serif-4/files/source-serif-4-latin-400-normal.woff'),
  ]);

let fonts: ReturnType<typeof loadFonts> | undefined;

let drawing: Promise<unknown> = Promise.resolve();

/** Responds with a PNG of a card. Cards are drawn one after the other, because eight at once would take 250 MB of memory. */
export function renderCard(card: ReactElement): Promise<Response> {
  const drawn = drawing.then(() => draw(card));
  drawing = drawn.catch(() => {});
  return drawn;
}

async function draw(card: ReactElement): Promise<Response> {
  fonts ??= loadFonts();
  const image = new ImageResponse(card, { ...CARD_SIZE, fonts: await fonts });
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' };
  return new Response(await image.arrayBuffer(), { headers });
}
