import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { GUIDES, PAGES } from '../../gateway/src/api/docs/guides/guide-list.ts';
import { findChromium } from '../support/find-chromium.ts';
import { systemUnderTest } from '../support/system-under-test.ts';

/** Install one with `npx playwright-core install chromium` or from the system's packages. */
const executablePath = findChromium(process.env);
const describeInBrowser = executablePath === undefined ? describe.skip : describe;
const missing = executablePath === undefined ? 'skipped, because there is no Chromium on this machine: ' : '';

const PATHS = [...GUIDES.map(({ name }) => `/docs/guides/${name}`), ...PAGES.map(({ name }) => `/docs/${name}`)];
const SIZES = [
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
] as const;

/** The violations of WCAG 2.2 A and AA, and of best practices, as text. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describeInBrowser(`${missing}the guides in a browser`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());

  test.each(SIZES)('are accessible on %s, and no page is wider than the window', async (_size, options) => {
    const context = await browser.newContext({ ...options, bypassCSP: true });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of PATHS) {
      await page.goto(`${systemUnderTest().baseUrl}${path}`);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      if (overflow > 0) faults.push(`${path} is ${overflow} pixels wider than the window`);
      faults.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
    }
    await context.close();

    expect(faults).toEqual([]);
  });

  test('load their styles under their own policy, and have a menu on a phone', async () => {
    const context = await browser.newContext(SIZES[0][1]);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    await page.goto(`${systemUnderTest().baseUrl}/docs/guides/webhooks`);

    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Payments' }).first().click();

    expect(new URL(page.url()).pathname).toBe('/docs/guides/payments');
    expect(faults).toEqual([]);
    await context.close();
  });
});
