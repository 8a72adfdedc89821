import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

export const CARD_SIZE = { width: 1200, height: 630 };

/** How many drawn images are kept. One is about 40 KB. */
const KEPT = 200;
const drawn = new Map<string, Promise<ArrayBuffer>>();

const font = async (name: string, weight: 400 | 600 | 700, file: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: await readFile(join(process.cwd(), 'node_modules/@fontsource', file)),
});

let fonts: Promise<Awaited<ReturnType<typeof font>>[]> | undefined;

function loadFonts() {
  fonts ??= Promise.all([
    font('Archivo', 600, 'archivo/files/archivo-latin-600-normal.woff'),
    font('Archivo', 700, 'archivo/files/archivo-latin-700-normal.woff'),
    font('Source Serif', 400, 'source-serif-4/files/source-serif-4-latin-400-normal.woff'),
  ]);
  return fonts;
}

/** The picture of a card, drawn once and kept for a while under `key`. */
export async function renderCard(key: string, card: ReactElement): Promise<Response> {
  let image = drawn.get(key);
  if (!image) {
    image = loadFonts().then((loaded) => new ImageResponse(card, { ...CARD_SIZE, fonts: loaded }).arrayBuffer());
    image.catch(() => drawn.delete(key));
    drawn.set(key, image);
    const oldest = drawn.keys().next().value;
    if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
  }
  return new Response(await image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  });
}
