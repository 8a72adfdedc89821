import { collector } from '../support/collections';
import { isMissing, NOT_FOUND, pageKinds } from '../support/pages';
import { signInByRequest } from '../support/people';
import { share } from '../support/sharing';
import { expect, open, test } from '../support/test';

const widths = [320, 360, 768, 1280];

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`nothing on ${kind} overflows sideways @once`, async ({ page, faults }) => {
    if (isMissing(path)) faults.allow(NOT_FOUND);
    await page.setViewportSize({ width: widths[0] ?? 320, height: 780 });
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      const wider = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          element !== document.body &&
          (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
        const out = [...document.body.querySelectorAll('*')].filter(
          (element) =>
            element.getBoundingClientRect().right > edge + 0.5 && element.getClientRects().length > 0 && !scrolls(element.parentElement),
        );
        return { page: document.documentElement.scrollWidth - edge, out: out.map(({ tagName, className }) => `${tagName}.${className}`) };
      });
      expect(wider, `at ${width} px`).toEqual({ page: 0, out: [] });
    }
  });
}

test('a title and a category of one long word leave the pages of a prompt as wide as the screen @once', async ({ page }) => {
  const who = await collector();
  const { id } = await share(who, { title: 'W'.repeat(100), content: 'Write about [TOPIC] in short.', category: 'C'.repeat(50) });
  await signInByRequest(page, who);
  await page.setViewportSize({ width: 320, height: 780 });
  for (const path of [`/prompt/shared/${id}`, `/dashboard/my-prompts/${id}`, '/dashboard/my-prompts', `/u/${who.username}`]) {
    await open(page, path);
    await expect(page.getByRole('main')).toContainText('WWWW');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});
