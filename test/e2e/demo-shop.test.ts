import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDemo } from '@storefront/demo-store';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { type BrowserUnderTest, DESKTOP, describeInBrowser, openBrowser, PHONE, violationsOf } from '../support/pages/browser.ts';
import { addToCart, type DemoPage, demoPage, shown, signIn, visit } from '../support/pages/demo-page.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Longer than it takes every replica to refuse an ended session. */
const ENDED_MS = 30_000;
const CEMENT = 'Ironshore Portland Cement, 42.5 kg';
const DRILL = 'Lignum Cordless Drill Driver, 18 V kit';

let demo: DemoPage;
let browser: BrowserUnderTest;

const totalIs = (page: Page, total: string) => page.locator('.total').filter({ hasText: total }).waitFor();
const linesOf = (page: Page) => page.getByRole('region', { name: 'Lines' });
const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);

/** Opens the demo of a folder, with other addresses of services in place of the system's. */
function demoIn(home: string, others: Readonly<Record<string, string>> = {}) {
  const { baseUrl, env } = systemUnderTest();
  const addressOf = (service: string) => others[service] ?? env[`${service.toUpperCase()}_ADDRESS`] ?? '';
  return openDemo({
    home,
    addresses: {
      gateway: addressOf('gateway'),
      catalog: addressOf('catalog'),
      cart: addressOf('cart'),
      orders: addressOf('orders'),
      billing: addressOf('billing'),
    },
    operatorToken: env.OPERATOR_TOKEN ?? '',
    baseUrl,
    apiUrl: baseUrl,
    newDemoUrl: () => 'http://127.0.0.1:1',
    log: () => undefined,
  });
}

test('a start that could not fill the demo store is completed by the next one, in the same store and with new keys', async () => {
  const { env } = systemUnderTest();
  const home = await mkdtemp(join(tmpdir(), 'storefront-demo-'));
  await expect(demoIn(home, { cart: '127.0.0.1:1' })).rejects.toThrow();
  const started = JSON.parse(await readFile(join(home, 'demo-draft.json'), 'utf8')) as { tenant_id: string };

  const demo = await demoIn(home);

  expect(demo.tenant_id).toBe(started.tenant_id);
  expect(new Set(demo.shoppers.map(({ customer_id }) => customer_id)).size).toBe(4);
  expect(await readdir(home)).toEqual(['demo.json']);
  const inSandbox = ['--tenant', demo.tenant_id, '--mode', 'sandbox'];
  const keys = await runCli<readonly { readonly revoked_at: string | null }[]>(env, 'keys', 'list', '--tenant', demo.tenant_id);
  expect(keys.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(4);
  expect(await runCli<readonly unknown[]>(env, 'customers', 'list', ...inSandbox)).toHaveLength(2);
  expect(await runCli<readonly unknown[]>(env, 'promotions', 'list', ...inSandbox)).not.toEqual([]);
  const sellers = await runCli<readonly { readonly tax_number: string | null }[]>(env, 'stores', 'get', demo.tenant_id);
  expect(sellers.map(({ tax_number }) => tax_number)).toEqual(['001-764-382', '001-764-382']);

  // The keys allow the page, the starter, and the console of the API reference, and the next start has the same ones.
  const authorization = `Bearer ${demo.keys.sandbox.publishable}`;
  for (const origin of [demo.demo_url, 'http://localhost:3000', new URL(demo.base_url).origin, 'http://localhost:3001']) {
    const { status } = await fetch(`${demo.base_url}/v1/ping`, { headers: { authorization, origin } });
    expect({ origin, status }).toEqual({ origin, status: origin === 'http://localhost:3001' ? 403 : 200 });
  }
  expect(await demoIn(home)).toEqual(demo);
  await rm(home, { recursive: true });
});

describeInBrowser('the demo shop in a browser', () => {
  beforeAll(async () => {
    demo = await demoPage();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });
  beforeEach(async () => {
    await demo.store.server.post('/v1/sandbox/reset');
    demo = { ...demo, shopper: await demo.newShopper() };
  });

  test('a visitor signs in from a product and comes back to it, and finds the way to the starter from the account and the cart', async () => {
    await browser.inWindow(PHONE, async (page) => {
      await visit(page, demo, '#/product/BLD-CEM-425');
      await page.getByRole('link', { name: 'Sign in to order' }).click();
      await page.getByText('Sign-up, password resets, and email verification are').waitFor();
      await page.getByLabel('Email').fill(demo.shopper.email);
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Password').fill(demo.shopper.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Add to cart' }).waitFor();
      expect(page.url()).toBe(`${demo.url}/#/product/BLD-CEM-425`);

      await page.getByRole('link', { name: 'Account' }).click();
      await page.getByText('No orders yet.').waitFor();
      await page.getByText('npm run create-storefront', { exact: true }).waitFor();
      await visit(page, demo, '#/cart');
      await page.getByRole('link', { name: 'starter', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Build on the starter' }).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  test('a changed quantity changes the totals and keeps the focus and what the shopper has entered at the checkout', async () => {
    await browser.inWindow(DESKTOP, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'BLD-CEM-425', 2);
      await visit(page, demo, '#/cart');
      await page.getByLabel('Purchase order number').fill('PO-7731');
      await page.getByText('Courier, 48 hours').click();
      await page.getByLabel('Street').fill('2 Barbican Road');
      await page.getByLabel('On account').check();
      await totalIs(page, 'J$4,841.50');

      await quantityOf(page, CEMENT).fill('3');
      await page.keyboard.press('Enter');

      await totalIs(page, 'J$6,543.50');
      expect(await page.locator('.totals').innerText()).toContain('J$4,440.00');
      expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO-7731');
      expect(await page.getByLabel('Street').inputValue()).toBe('2 Barbican Road');
      expect(await page.getByLabel('On account').isChecked()).toBe(true);
      expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(`Quantity of ${CEMENT}`);
    });
  });

  test('an order that is picked up needs no address, and its total and payment method are the same on every page', async () => {
    await browser.inWindow(PHONE, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'BLD-CEM-425', 2);
      await visit(page, demo, '#/cart');
      await page.getByText('Courier, 48 hours').click();
      await page.getByLabel('Street').fill('');
      await page.getByLabel('Street').blur();
      await totalIs(page, '–');
      await page.getByText('Pick up at the yard').click();
      await page.getByLabel('Street').waitFor({ state: 'hidden' });
      await page.getByLabel('On account').check();
      await totalIs(page, 'J$3,404.00');
      expect(await page.locator('.total').count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Place order' }).click();

      await page.getByText('Thank you. We have received your order.').waitFor();
      await totalIs(page, 'J$3,404.00');
      const text = await page.locator('main').innerText();
      expect(text.match(/On account|Credit terms/g)).toEqual(['On account']);
      expect(await page.locator('address').count()).toBe(0);
    });
  });

  test('messages name products, and an order can be placed after its quantity was corrected', async () => {
    await browser.inWindow(DESKTOP, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'BLD-CEM-425', 900_000);
      await visit(page, demo, '#/cart');
      await page.getByLabel('Cash on delivery').check();
      await page.getByText(`There is not enough in stock of: ${CEMENT}.`).waitFor();
      expect(await page.locator('main').innerText()).not.toContain('BLD-CEM-425');

      // The click comes before the change is saved, while the button is still disabled.
      await quantityOf(page, CEMENT).fill('2');
      await page.getByRole('button', { name: 'Place order' }).click({ force: true });

      await page.getByText('Thank you. We have received your order.').waitFor();
      expect(await linesOf(page).innerText()).toContain('2 × J$1,480.00');
    });
  });

  test('before the last step, the cart says which lines cannot be ordered, and a click places no order', async () => {
    await browser.inWindow(DESKTOP, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'TLS-DRL-18', 40);
      await addToCart(page, demo, 'BLD-CEM-425', 1);
      await visit(page, demo, '#/cart');
      const button = page.getByRole('button', { name: 'Place order' });
      const [drills, cement] = [DRILL, CEMENT].map((name) => linesOf(page).getByRole('listitem').filter({ hasText: name }));

      await drills?.getByText('Fewer than 40 available').waitFor();
      await page.getByText(`There is not enough in stock of: ${DRILL}.`).waitFor();
      expect(await drills?.innerText()).not.toContain('In stock');
      expect(await cement?.innerText()).toContain('In stock');
      expect(await button.isDisabled()).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      const refused = page.waitForResponse('**/v1/checkout/preview');
      await button.click({ force: true });
      await refused;
      expect((await demo.shopper.api.get('/v1/orders')).body.data).toEqual([]);

      await quantityOf(page, DRILL).fill('2');
      await page.keyboard.press('Enter');
      await drills?.getByText('In stock').waitFor();
      await button.click();
      await page.getByText('Thank you. We have received your order.').waitFor();
    });
  });

  test.each([
    ['Decline card', 'Your card was declined, and your payment of J$1,702.00 was not made. You can try again.', 'Pay now'],
    ['Cancel payment', 'You canceled the payment of J$1,702.00. The order waits for it, and you can pay later.', 'Pay now'],
    ['Pay JMD 1,702.00', 'Thank you. We have received your payment of J$1,702.00.', undefined],
  ])('after “%s” on the payment page, the order says what happened', async (choice, words, button) => {
    await browser.inWindow(PHONE, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'BLD-CEM-425', 1);
      await visit(page, demo, '#/cart');
      await page.getByLabel('Online payment').check();
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByRole('button', { name: choice }).click();

      await page.getByText(words).waitFor();
      expect(page.url()).toMatch(/\/#\/order\/[\w-]+\?returned=1$/);
      expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(button === undefined ? 0 : 1);
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  test('a 429 keeps the header and the session, says when to try again, and is over after that', async () => {
    const refuse = (path: string) =>
      demo.store.server.post('/v1/sandbox/faults', { effect: 'error', status: 429, path, retry_after_seconds: 9 });
    await browser.inWindow(DESKTOP, async (page) => {
      await signIn(page, demo);
      for (const path of ['/v1/categories', '/v1/tags', '/v1/products', '/v1/me']) expect((await refuse(path)).status).toBe(201);
      await page.reload();

      await page.getByText('The store is receiving too many requests. Please try again in 9 seconds.').waitFor();
      const header = page.locator('header');
      expect(await header.getByLabel('Search products').isVisible()).toBe(true);
      expect(await header.getByRole('link', { name: 'Account' }).isVisible()).toBe(true);

      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('Categories').waitFor();
      await page.getByRole('navigation', { name: 'Categories' }).getByText('Plumbing').waitFor();
      expect(await header.innerText()).toContain('Test Shopper');
    });
  });

  test('a search finds products, and its text stays in the box', async () => {
    await browser.inWindow(PHONE, async (page) => {
      await visit(page, demo, '#/products');
      const box = page.getByLabel('Search products');
      await box.fill('cement');
      await box.press('Enter');
      await page.getByRole('heading', { name: 'Results for “cement”' }).waitFor();
      await page.getByRole('link', { name: CEMENT }).click();
      await page.getByRole('heading', { level: 1, name: CEMENT }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Results for “cement”' }).waitFor();
      expect(await box.inputValue()).toBe('cement');
    });
  });

  test('a token that the API refuses is dropped, and another shopper can sign in', async () => {
    const [ended, other] = [demo.shopper, await demo.newShopper()];
    await browser.inWindow(PHONE, async (page) => {
      await signIn(page, demo);
      await demo.store.cli('customers', 'close', ended.email);
      await eventually(ENDED_MS, async () => {
        await visit(page, demo, '#/account');
        expect(await page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(2);
      });
      expect(await page.context().cookies()).toEqual([]);
      await signIn(page, { url: demo.url, shopper: other });
    });
  });

  test('an order shows its delivery with the tracking link, and its invoice with the PDF', async () => {
    await browser.inWindow(PHONE, async (page) => {
      await signIn(page, demo);
      await addToCart(page, demo, 'BLD-CEM-425', 2);
      await visit(page, demo, '#/cart');
      await page.getByText('Courier, 48 hours').click();
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByText('Not shipped yet.').waitFor();
      const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Order ', '');
      const carrier = ['--carrier', 'Knutsford Express', '--tracking', 'KX-204', '--tracking-url', 'https://track.example/KX-204'];
      await demo.store.cli('orders', 'ship', number, ...carrier);
      await demo.store.cli('orders', 'restock', number, '--lines', 'BLD-CEM-425=1');

      await page.reload();
      await shown(page);
      expect(await page.getByRole('complementary').innerText()).toMatch(
        /Knutsford Express\s+Shipped on .+\s+2 × Ironshore Portland Cement/,
      );
      expect(await linesOf(page).innerText()).toContain('1 of 2 returned');
      expect(await page.getByRole('link', { name: 'Tracking number KX-204' }).getAttribute('href')).toBe('https://track.example/KX-204');

      await eventually(30_000, async () => {
        const { data } = (await demo.shopper.api.get('/v1/invoices')).body;
        expect(data.map(({ order_number }: { order_number: string }) => order_number)).toContain(number);
      });
      await page.getByRole('link', { name: '← Your account' }).click();
      await page.getByRole('link', { name: number }).click();
      await page.getByRole('link', { name: /^INV/ }).click();
      await page.getByRole('heading', { level: 1, name: /^Invoice/ }).waitFor();
      expect(await page.locator('.totals').innerText()).toMatch(/Total\s+J\$4,841\.50\s+Amount due\s+J\$4,841\.50/);
      expect(await linesOf(page).innerText()).toContain('2 × J$1,480.00');
      const href = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
      const pdf = await page.request.get(`${demo.url}${href}`);
      expect(pdf.status()).toBe(200);
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });

  test('the developer page shows the requests of the shop and verified webhooks as they happen, and waits while paused', async () => {
    const cart = await pricedCart(demo.shopper, [{ sku: 'BLD-CEM-425', quantity: 1 }]);
    await browser.inWindow(DESKTOP, async (page) => {
      await visit(page, demo, '#/developer');
      const [requests, webhooks] = [
        page.getByRole('region', { name: 'Requests to the API' }),
        page.getByRole('region', { name: 'Webhooks received' }),
      ];
      await page.getByText('Live', { exact: true }).waitFor();
      const order = await checkOut(demo.shopper, cart);

      const event = webhooks.getByRole('listitem').filter({ hasText: `order.confirmed ${order.body.data.order_number}` });
      await event.getByText('Signature verified').waitFor();

      await page.getByRole('button', { name: 'Pause' }).click();
      const before = await requests.getByRole('listitem').count();
      await browser.inWindow(DESKTOP, async (other) => {
        await signIn(other, demo);
        await visit(other, demo, '#/account');
      });
      await page.getByText(/^Paused, \d+ new$/).waitFor();
      expect(await requests.getByRole('listitem').count()).toBe(before);

      await page.getByRole('button', { name: 'Resume' }).click();
      await eventually(30_000, async () => {
        const [newest] = await requests.getByRole('listitem').allInnerTexts();
        expect(newest).toMatch(/GET\s+\/v1\/orders\?\S+\s+200\s+.+ · \d+ ms · [\w-]{36}/);
      });
      expect(await page.content()).not.toContain(demo.store.secretKey);
    });
  });
});
