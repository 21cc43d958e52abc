import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Page } from 'playwright-core';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import {
  type BrowserUnderTest,
  DESKTOP,
  describeInBrowser,
  openBrowser,
  overflowOf,
  PHONE,
  SIZES,
  violationsOf,
} from '../support/pages/browser.ts';
import { type LandingPage, landingPage } from '../support/pages/landing-page.ts';
import { aProduct, aStore, type Shopper } from '../support/systems/a-store.ts';

let shopper: Shopper;
let landing: LandingPage;
let browser: BrowserUnderTest;

async function aSession(urls: Record<string, string> = { return_url: landing.url }) {
  const { data } = (
    await checkOut(shopper, await pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }]), { payment_rail: 'PREPAID', ...urls })
  ).body;
  return { orderId: data.order_id as string, number: data.order_number as string, url: data.redirect_url as string };
}

const returnedWith = (page: Page): string | null => new URL(page.url()).searchParams.get('payment_status');
const statusOf = async (orderId: string) => (await shopper.api.get(`/v1/checkout/${orderId}/payment-status`)).body.data.status;
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

describeInBrowser('the hosted page in a browser', () => {
  beforeAll(async () => {
    const store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
    await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 1000 })]);
    shopper = await store.shopper();
    landing = await landingPage();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await landing?.close();
  });

  test.each(SIZES)('on %s shows what is paid, fits the window, and returns to the store after a payment', async (_name, size) => {
    const { number, orderId, url } = await aSession();
    await browser.inWindow(size, async (page) => {
      await page.goto(url);

      const text = await page.locator('main').innerText();
      expect(text).toContain('JMD 2,300.00');
      expect(text).toContain(number);
      expect(text).toMatch(/\d\d:\d\d UTC \(\d+:\d\d left\)/);
      expect(await overflowOf(page)).toBe(0);
      for (const button of seen('buttons', await page.getByRole('button').all())) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole('button', { name: 'Pay JMD 2,300.00' }).click();
      await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
      expect(returnedWith(page)).toBe('paid');
      expect(new URL(page.url()).searchParams.get('lang')).toBe('en');
      expect(await statusOf(orderId)).toBe('PAID');
    });
  });

  test.each([
    [1, 'Pay JMD 2,300.00', 'paid'],
    [2, 'Decline card', 'declined'],
    [3, 'Cancel payment', 'canceled'],
  ])('with the keyboard only, %i × Tab and Enter is “%s”', async (tabs, name, outcome) => {
    const { url } = await aSession();
    await browser.inWindow(DESKTOP, async (page) => {
      await page.goto(url);

      for (let count = 0; count < tabs; count += 1) await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
      const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outlineWidth');
      expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('Enter');

      await page.getByRole('heading', { name: 'Back in the store' }).waitFor();
      expect(returnedWith(page)).toBe(outcome);
    });
  });

  test.each(SIZES)('on %s without JavaScript shows when the payment expires, and takes a choice', async (_name, size) => {
    const { orderId, url } = await aSession({});
    await browser.inWindow({ ...size, javaScriptEnabled: false }, async (page) => {
      await page.goto(url);

      const time = page.locator('time');
      expect(await time.innerText()).toMatch(/^\d\d:\d\d UTC$/);
      expect(await time.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(await page.getByRole('timer').innerText()).toBe('');
      await page.getByRole('button', { name: 'Decline card' }).click();

      await page.getByRole('heading', { name: 'Your card was declined' }).waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await statusOf(orderId)).toBe('FAILED');
    });
  });

  test('counts down, and is loaded again when the time is over', async () => {
    const { url } = await aSession();
    await browser.inWindow(DESKTOP, async (page) => {
      await page.clock.install();
      await page.goto(url);
      const secondsLeft = async () => {
        const [, minutes, seconds] = /\((\d+):(\d\d) left\)/.exec(await page.getByRole('timer').innerText()) ?? [];
        return Number(minutes) * 60 + Number(seconds);
      };
      await page.clock.pauseAt(Date.now() + 60_000);
      const before = await secondsLeft();

      await page.clock.runFor(65_000);
      expect(before - (await secondsLeft())).toBe(65);

      const reloaded = page.waitForEvent('load');
      await page.clock.fastForward(before * 1000);
      await reloaded;
      expect(page.url()).toBe(url);
    });
  });

  test('refuses a choice in a second window after the payment was made in the first', async () => {
    const { orderId, url } = await aSession();
    await browser.inWindow(DESKTOP, async (second) => {
      await second.goto(url);
      await browser.inWindow(PHONE, async (first) => {
        await first.goto(url);
        await first.getByRole('button', { name: /^Pay/ }).click();
        await first.getByRole('heading', { name: 'Back in the store' }).waitFor();
      });

      const response = second.waitForResponse((received) => received.request().method() === 'POST');
      await second.getByRole('button', { name: 'Cancel payment' }).click();
      expect((await response).status()).toBe(409);
      await second.getByRole('heading', { name: 'Payment successful' }).waitFor();
      await second.getByRole('link', { name: 'Return to store' }).click();
      await second.getByRole('heading', { name: 'Back in the store' }).waitFor();
      expect(returnedWith(second)).toBe('paid');
      expect(await statusOf(orderId)).toBe('PAID');
    });
  });

  test.each(['light', 'dark'] as const)('has no accessibility violations in %s colors, open or closed', async (colorScheme) => {
    const { url } = await aSession();
    for (const [, size] of SIZES) {
      await browser.inWindow({ ...size, colorScheme }, async (page) => {
        await page.goto(url);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
    await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome: 'decline' }), redirect: 'manual' });
    await browser.inWindow({ ...PHONE, colorScheme }, async (page) => {
      expect((await page.goto(url))?.status()).toBe(410);
      expect(await violationsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });
  });
});
