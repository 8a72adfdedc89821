// `npm run icons` writes the drawings of the icons on pages, and draws the icons of the site from app/icon.svg with the browser that the tests use.
// It is run by hand when the list of icons or the mark changes. The results are committed, so that a build needs no browser.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright/test';
import { findBrowser } from './lib/browser.ts';
import { ICON_FILES, iconFiles } from './lib/icons.ts';

const INK = '#12120f';
/** Part of a maskable icon that every mask shows. The mark is drawn smaller to fit in it. */
const SAFE_ZONE = 0.8;
/** The mark on a grid of 16 pixels, on which the lines of icon.svg would fall between the pixels. */
const SMALL_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="${INK}"/><g fill="none" stroke-width="2"><path d="M6 3H3v10h3M10 3h3v10h-3" stroke="#fbfbf8"/><path d="M6 10h4" stroke="#ff6b2c"/></g></svg>`;

const { names, styles } = iconFiles();
await writeFile(ICON_FILES.names, names);
await writeFile(ICON_FILES.styles, styles);

const icon = await readFile('app/icon.svg', 'utf8');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();

/** Draws a square PNG of an SVG in the browser, whose canvas writes RGBA, as .ico files must contain it. */
async function draw(size: number, { svg = icon, scale = 1 } = {}): Promise<Buffer> {
  const url = await page.evaluate(drawInBrowser, { svg, size, mark: Math.round(size * scale), ground: INK });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function drawInBrowser({ svg, size, mark, ground }: { svg: string; size: number; mark: number; ground: string }): Promise<string> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = ground;
  context?.fillRect(0, 0, size, size);
  context?.drawImage(image, (size - mark) / 2, (size - mark) / 2, mark, mark);
  return canvas.toDataURL('image/png');
}

/** Makes an .ico file of pictures: a directory with 16 bytes for each, followed by the PNGs. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.set([size, size, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

await mkdir('public/icons', { recursive: true });
const files = {
  'public/icons/192.png': await draw(192),
  'public/icons/512.png': await draw(512),
  'public/icons/maskable.png': await draw(512, { scale: SAFE_ZONE }),
  'app/apple-icon.png': await draw(180),
  'app/favicon.ico': icoOf([
    { size: 16, png: await draw(16, { svg: SMALL_ICON }) },
    { size: 32, png: await draw(32, { svg: SMALL_ICON }) },
    { size: 48, png: await draw(48) },
  ]),
};
for (const [file, content] of Object.entries(files)) {
  await writeFile(file, content);
  console.log(`${file}: ${(content.length / 1024).toFixed(1)} KB`);
}
await browser.close();
