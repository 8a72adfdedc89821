import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { allOperations, operations } from '../../../lib/integrations/api/operations';
import { prompts } from '../support/library';
import { clipboard } from '../support/pages';
import { expect, open, test } from '../support/test';

const run = promisify(execFile);

const languages = {
  curl: ['sh', '-c'],
  TypeScript: [process.execPath, '--input-type=module-typescript', '-e'],
  Python: ['python3', '-c'],
} as const;

test('the OpenAPI document that is served is valid, and the page shows every operation of it @once', async ({ page, request }) => {
  const response = await request.get('/api/v1/openapi.json');
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
  const document = await response.json();
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  const main = page.getByRole('main');
  let shown = '';
  for (const { summary, method, path, access } of allOperations) {
    const address = access ? '/developers/yours' : '/developers';
    if (address !== shown) await open(page, address);
    shown = address;
    await expect(main.getByRole('heading', { name: summary, exact: true })).toBeVisible();
    await expect(main.getByText(`${method.toUpperCase()} /api/v1${path}`, { exact: true })).toBeVisible();
    expect(document.paths[path][method]).toBeDefined();
  }
  const named = async (address: string) => {
    await open(page, address);
    await expect(main).not.toContainText(/\bundefined\b|\[object Object\]/);
    return main.locator('h2#answers ~ h3').allTextContents();
  };
  const everywhere = [...(await named('/developers/yours')), ...(await named('/developers'))];
  expect(Object.keys(document.components.schemas).filter((schema) => !everywhere.includes(schema))).toEqual([]);
});

test('every command and example is copied by its button, and the examples need no scrolling sideways @desktop', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/developers');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Copy/ })).toHaveCount(Object.keys(operations).length + Object.keys(languages).length);
  await main.getByRole('button', { name: 'Copy the example in Python' }).click();
  for (const language of Object.keys(languages)) {
    const code = main.getByLabel(`Example in ${language}`, { exact: true });
    if (language === 'Python') await expect.poll(() => clipboard(page)).toBe(await code.textContent());
    expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0);
  }
});

test('the footer leads there, and from there to what a token can do @once', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL('/developers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  await page.getByRole('main').getByRole('link', { name: 'Your own prompts in a program' }).click();
  await expect(page).toHaveURL('/developers/yours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own prompts in a program');
});

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

for (const [language, [program, ...options]] of Object.entries(languages)) {
  test(`the example in ${language} does what it says @once`, async ({ page, baseURL }) => {
    test.skip(!isInstalled(language === 'curl' ? 'curl' : program), `${language} is not installed`);
    await page.goto('/developers');
    const code = (await page.getByLabel(`Example in ${language}`, { exact: true }).textContent()) ?? '';
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    // The page was built before anybody knew where it is served.
    const { stdout } = await run(program, [...options, code.replaceAll(new URL(canonical).origin, baseURL ?? '')]);
    expect(stdout).toContain('our printer about the wrong paper');
    for (const { slug } of prompts.filter(({ categoryId }) => categoryId === 'writing').slice(0, 5)) expect(stdout).toContain(slug);
  });
}
