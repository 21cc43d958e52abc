import { describe } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import axe from 'axe-core';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Install one with `npx playwright-core install chromium` or from the system's packages. */
const executablePath = findChromium(process.env);

/** `describe`, which is skipped on a machine without Chromium. */
export const describeInBrowser = skippedIf(executablePath === undefined && 'needs Chromium', describe);

export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** Both sizes, for `test.each`. */
export const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** A step of a scenario may take this long, because a test machine can be busy with other tests. */
const STEP_MS = 60_000;

/** A Chromium without a window on the screen. */
export interface BrowserUnderTest {
  /** Runs a scenario in a browser window without any cookies or history. */
  readonly inWindow: (options: BrowserContextOptions, scenario: (page: Page, context: BrowserContext) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts Chromium. */
export async function openBrowser(): Promise<BrowserUnderTest> {
  // A container has no user namespaces for the sandbox. The pages are ours.
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
  return {
    async inWindow(options, scenario) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(STEP_MS);
      try {
        await scenario(await context.newPage(), context);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** The violations of WCAG 2.2 A and AA, and of best practices, as text. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { passes, violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  // Every page has a title and a language.
  seen('rules that apply', [...passes, ...violations], 2);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How many pixels the content is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
