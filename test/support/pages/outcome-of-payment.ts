import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** Longer than a busy machine takes to settle a payment. */
const SETTLED_MS = 60_000;

/** Waits until the page to which a payment returned says this, and looks again as a shopper without JavaScript does. */
export const outcomeOfPayment = (page: Page, words: string): Promise<void> =>
  eventually(SETTLED_MS, async () => {
    const again = page.getByRole('link', { name: 'Look again' });
    if (await again.isVisible()) await again.click();
    expect(await page.locator('main').innerText()).toContain(words);
  });
