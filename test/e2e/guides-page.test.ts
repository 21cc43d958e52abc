import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GUIDES, PAGES } from '../../gateway/src/api/docs/guides/guide-list.ts';
import {
  type BrowserUnderTest,
  DESKTOP,
  describeInBrowser,
  missing,
  openBrowser,
  overflowOf,
  violationsOf,
} from '../support/pages/browser.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const PATHS = [...GUIDES.map(({ name }) => `/docs/guides/${name}`), ...PAGES.map(({ name }) => `/docs/${name}`)];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** On a busy machine, axe takes four seconds for a page with a long table. */
const ALL_PAGES_MS = 400_000;

describeInBrowser(`${missing}the guides in a browser`, () => {
  let browser: BrowserUnderTest;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test.each(SIZES)(
    'are accessible on %s, and no page is wider than the window',
    async (_size, options) => {
      const faults: string[] = [];
      await browser.inWindow({ ...options, bypassCSP: true }, async (page) => {
        for (const path of PATHS) {
          await page.goto(`${systemUnderTest().baseUrl}${path}`);
          const overflow = await overflowOf(page);
          if (overflow > 0) faults.push(`${path} is ${overflow} pixels wider than the window`);
          faults.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
        }
      });

      expect(faults).toEqual([]);
    },
    ALL_PAGES_MS,
  );

  test('load their styles under their own policy, and have a menu on a phone', async () => {
    await browser.inWindow(PHONE, async (page) => {
      const faults: string[] = [];
      page.on('console', (message) => faults.push(message.text()));
      await page.goto(`${systemUnderTest().baseUrl}/docs/guides/webhooks`);

      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('link', { name: 'Payments' }).first().click();
      await page.waitForURL('**/docs/guides/payments');

      expect(faults).toEqual([]);
    });
  });
});
