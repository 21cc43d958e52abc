import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { overflowOf, violationsOf } from '../support/pages/browser.ts';

const WIDTHS = [1280, 390] as const;
/** A folder for a picture of every inspected page, if you want to look at them. */
const { STARTER_SCREENSHOTS: folder } = process.env;

/** Returns what is wrong with the page on a desktop and on a phone: violations of WCAG 2.2 A and AA and of best practices, and overflow. */
export async function defectsOf(page: Page, name: string): Promise<string[]> {
  const defects: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.waitForLoadState('networkidle');
    defects.push(...(await violationsOf(page)).map((violation) => `${name} at ${width}: ${violation}`));
    const overflow = await overflowOf(page);
    if (overflow > 0) defects.push(`${name} at ${width}: ${overflow} pixels too wide`);
    if (folder) {
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  return defects;
}

/** Collects what the console of the page reports as an error or a warning, and the documents and scripts in which `secrets` appear; `inspected` counts those that were read. */
export function watch(page: Page, secrets: readonly string[]): { readonly reported: readonly string[]; readonly inspected: () => number } {
  const reported: string[] = [];
  let inspected = 0;
  page.on('pageerror', (error) => reported.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(`console: ${message.text()}`);
  });
  page.on('response', async (response) => {
    const body = await response.text().catch(() => '');
    if (body !== '') inspected += 1;
    const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
    if (secrets.some((secret) => body.includes(secret) || headers.includes(secret))) reported.push(`secret in ${response.url()}`);
  });
  return { reported, inspected: () => inspected };
}
