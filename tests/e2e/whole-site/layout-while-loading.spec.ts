import type { Page } from 'playwright/test';
import { pageKinds } from '../support/pages';
import { newAccount, signInByRequest } from '../support/people';
import { newSharer, share } from '../support/sharing';
import { expect, test } from '../support/test';

/** How often a page is cut, and the first row of its list, or its guide. */
const CUTS = 12;
const ROW_CUTS = 40;

/** Of the Layout Instability API, which TypeScript does not know yet. */
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

const paths = [pageKinds.home, pageKinds['a search'], pageKinds['a prompt'], pageKinds['a guide'], pageKinds.terms, '/prompts/shared'];
const own = ['/dashboard/my-prompts', '/dashboard/start'];

for (const path of [...paths, ...own]) {
  test(`nothing on ${path} moves while it is being read`, async ({ page }) => {
    if (path === '/prompts/shared') await publish();
    if (own.includes(path)) await signInByRequest(page, await writer());
    const html = (await (await page.request.get(path)).text()).replaceAll(/<script\b.*?<\/script>/gs, '');
    const start = html.indexOf('<header');
    const tags = [...html.matchAll(/<[a-z]/g)].map(({ index }) => index).filter((index) => index > start);
    const [rowStart, rowEnd] = [html.indexOf('<article'), html.indexOf('</article')];
    const inFirstRow = tags.filter((index) => index > rowStart && index < rowEnd);
    await page.goto('/robots.txt');
    const moved: Record<string, string[]> = {};
    for (const at of [...spread(tags, CUTS), ...spread(inFirstRow, ROW_CUTS)]) {
      const shifts = await readInTwo(page, html.slice(0, at), html.slice(at));
      if (shifts.length > 0) moved[`cut before ${html.slice(at, at + 80)}`] = shifts;
    }
    expect(moved).toEqual({});
  });
}

/** So many of them at most, evenly. */
const spread = (all: number[], count: number) =>
  all.filter((_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length));

/** Rows for the list, whatever other journeys published. */
async function publish() {
  const sharer = await newSharer({ display_name: 'Somebody with a long name' });
  for (const number of [1, 2, 3])
    await share(sharer, { title: `Thank-you note ${number}`, content: 'Thank [NAME] for [GIFT].', category: 'Letters and long words' });
}

/** Somebody whose prompts are a list to work in, with a box and actions in each row. */
async function writer() {
  const who = await newAccount();
  const prompt = { user_id: who.id, content: 'Thank [NAME] for [GIFT].', category: 'Letters and long words' };
  const notes = [1, 2, 3].map((number) => ({ ...prompt, title: `A thank-you note for presents that came by mail, number ${number}` }));
  const { error } = await who.client.from('user_prompts').insert(notes);
  if (error) throw new Error(error.message);
  return who;
}

/** What moved while a page was read of which the second part came late, as the browser's layout shifts tell. */
function readInTwo(page: Page, first: string, second: string): Promise<string[]> {
  return page.evaluate(
    async ([first, second]) => {
      const moved: string[] = [];
      const note = (entries: PerformanceEntryList) => {
        for (const { value, sources } of entries as LayoutShift[]) {
          if (sources.length === 0) moved.push(`something by ${value}`);
          for (const { node, previousRect, currentRect } of sources)
            moved.push(`${node?.nodeName} ${node?.parentElement?.className}: ${where(previousRect)} to ${where(currentRect)}`);
        }
      };
      const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      const drawn = async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      };
      document.open();
      observer.observe({ type: 'layout-shift' });
      document.write(first);
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      await Promise.all(sheets.map((sheet) => sheet.sheet ?? new Promise((loaded) => sheet.addEventListener('load', loaded))));
      await document.fonts.ready;
      await drawn();
      document.write(second);
      document.close();
      await drawn();
      note(observer.takeRecords());
      observer.disconnect();
      return moved;
    },
    [first, second] as const,
  );
}
