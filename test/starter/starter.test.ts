import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { seen } from '@storefront/lifecycle/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { type BrowserUnderTest, describeInBrowser, openBrowser, overflowOf } from '../support/pages/browser.ts';
import { aProduct, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';
import { linkTo, manageAccount } from './account-scenario.ts';
import { defectsOf, watch } from './inspect-page.ts';
import { orderFast } from './ordering-scenario.ts';
import { leave, payTogether, useCredit } from './payment-scenario.ts';
import { type RecordingProxy, recordingProxy } from './recording-proxy.ts';
import { addToCart, fillDetails, heading, logIn, press } from './shopping.ts';
import { buildStarter, STARTER, type StarterSettings, startStarter } from './start-starter.ts';
import { type StockedStore, stockedStore } from './stocked-store.ts';

/** The starter as shoppers use it: built for production and driven in Chromium, on a real system. */

/** Building takes half a minute, and several on a busy machine. */
const BUILD_TIMEOUT_MS = 600_000;
/** A scenario loads dozens of pages and runs axe on most of them. */
jest.setTimeout(400_000);
const CEMENT = 'BLD-CEM-425';
const TENSION = 'TLS-NAL-3';

let stocked: StockedStore;
let store: TestStore;
let proxy: RecordingProxy;
let settings: StarterSettings;
let starter: Awaited<ReturnType<typeof startStarter>>;
let browser: BrowserUnderTest;

beforeAll(async () => {
  [stocked, proxy] = await Promise.all([stockedStore(), recordingProxy(systemUnderTest().baseUrl)]);
  ({ store } = stocked);
  const STORE_URL = `http://127.0.0.1:${await freePort()}`;
  const event_types = ['product.created', 'product.updated', 'stock.changed'];
  const webhook = await store.server.post('/v1/webhooks', { endpoint_url: `${STORE_URL}/webhooks`, event_types });
  settings = {
    STOREFRONT_URL: proxy.url,
    STOREFRONT_PUBLISHABLE_KEY: (await store.issueKey('publishable', '--origins', STORE_URL)).key,
    STOREFRONT_SECRET_KEY: store.secretKey,
    STOREFRONT_WEBHOOK_SECRET: webhook.body.signing_secret,
    STORE_URL,
    STORE_PROXIES: '2',
  };
  await buildStarter(settings);
  starter = await startStarter(settings);
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await starter?.stop();
  await Promise.all([proxy?.close(), stocked?.close()]);
});

/** Runs a scenario in a window without cookies, and fails if its console reports anything or a secret reaches it. */
async function inWindow(scenario: (page: Page, context: BrowserContext) => Promise<void>, javaScriptEnabled = true): Promise<void> {
  const options = { baseURL: settings.STORE_URL, viewport: { width: 1280, height: 844 }, javaScriptEnabled };
  await browser.inWindow(options, async (page, context) => {
    const { reported, inspected } = watch(page, [settings.STOREFRONT_SECRET_KEY, settings.STOREFRONT_WEBHOOK_SECRET]);
    try {
      await scenario(page, context);
      expect(reported).toEqual([]);
      expect(inspected()).toBeGreaterThan(0);
    } catch (error) {
      const text = await page
        .locator('body')
        .innerText()
        .catch(() => '');
      throw new Error(
        `${String(error)}\nat ${page.url()}: ${text.slice(0, 1_500)}\n${reported.join('\n')}\n${starter.output().slice(-2_000)}`,
        { cause: error },
      );
    }
  });
}

const onAccount = (): Promise<Shopper> => store.shopper(['--credit-limit', '50000', '--terms-days', '30']);

/** Submits the form of a page as a browser without JavaScript does. */
async function submit(
  path: string,
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const page = `${settings.STORE_URL}${path}`;
  const html = await (await fetch(page)).text();
  const form = new FormData();
  for (const [, name = '', , value = ''] of html.matchAll(/<input type="hidden" name="([^"]*)"( value="([^"]*)")?/g)) {
    form.set(name, value.replaceAll('&quot;', '"'));
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return fetch(page, { method: 'POST', headers, body: form, redirect: 'manual' });
}

describe('the starter', () => {
  test('has the client of this repository in its lockfile, and no address of another registry', () => {
    const { packages } = JSON.parse(readFileSync(join(STARTER, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    const sources = seen('packages', Object.values(packages), 50).flatMap(({ resolved = [] }) => resolved);

    expect(sources.filter((source) => !source.startsWith('https://registry.npmjs.org/'))).toEqual([
      'file:vendor/storefront-client-1.0.0.tgz',
    ]);
  });

  test('sends no secret key to browsers, neither its value nor its name', () => {
    const files = globSync('.next/static/**/*.{js,css,json,html}', { cwd: STARTER }).map((file) =>
      readFileSync(join(STARTER, file), 'utf8'),
    );

    // The client itself is in the bundle, so this would be noticed if the files were not the right ones.
    expect(files.some((text) => text.includes('X-Storefront-Shopper-Token'))).toBe(true);
    for (const secret of [settings.STOREFRONT_SECRET_KEY, settings.STOREFRONT_WEBHOOK_SECRET, 'STOREFRONT_SECRET_KEY', 'svc_test_sec']) {
      expect(files.filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  test('rejects a webhook that the service has not signed', async () => {
    const headers = { 'content-type': 'application/json', 'webhook-id': 'x', 'webhook-timestamp': `${Math.floor(Date.now() / 1_000)}` };
    const body = JSON.stringify({ type: 'product.updated', data: { sku: CEMENT } });
    const forged = await fetch(`${settings.STORE_URL}/webhooks`, {
      method: 'POST',
      headers: { ...headers, 'webhook-signature': 'v1,AAAA' },
      body,
    });

    expect(forged.status).toBe(401);
  });

  test('sends shoppers who are not logged in to the login page, and back to no other site', async () => {
    for (const path of ['/cart', '/checkout', '/orders', '/invoices', `/orders/${crypto.randomUUID()}`]) {
      const { status, headers } = await fetch(`${settings.STORE_URL}${path}`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([307, `/account/login?next=${encodeURIComponent(path)}`]);
    }
  });

  test('reads for visitors with the publishable key, and the secret key stays for others', async () => {
    for (const path of [`/?q=${crypto.randomUUID()}`, `/products/${CEMENT}`, '/products/..%2F', '/cart']) {
      await fetch(`${settings.STORE_URL}${path}`, { headers: { cookie: `refresh=${crypto.randomUUID()}` } });
    }
    const sent = proxy.recorded.filter(({ origin, hasShopper }) => origin === undefined && !hasShopper);

    const paths = sent.map(({ path }) => path.split('?')[0]);
    expect(paths).toEqual(expect.arrayContaining(['/v1/products', `/v1/products/${CEMENT}`, '/v1/categories', '/v1/auth/refresh']));
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([settings.STOREFRONT_PUBLISHABLE_KEY]));
  });

  test("names the shopper's address that its own proxies have seen, whatever the shopper claims, and none without proxies", async () => {
    const { email, password } = await onAccount();
    /** Logs in, and returns the address that the request to the API names. */
    const namedThrough = async (forwarded: Readonly<Record<string, string>>) => {
      const { status } = await submit('/account/login', { email, password }, forwarded);
      expect(status).toBe(303);
      return proxy.recorded.filter(({ path }) => path === '/v1/auth/login').at(-1)?.clientAddress;
    };

    expect(await namedThrough({ 'x-forwarded-for': '192.0.2.66, 203.0.113.9, 198.51.100.1' })).toBe('203.0.113.9');
    expect(await namedThrough({ 'x-forwarded-for': '192.0.2.66, not an address, 198.51.100.1' })).toBeUndefined();
    expect(await namedThrough({})).toBeUndefined();
  });

  test('mails a link with the address of STORE_URL to the stored email, whatever host and lookalike email the request names', async () => {
    const { email } = await onAccount();
    const port = Number(new URL(settings.STORE_URL).port);
    await submit('/account/forgot', { email: email.replace('@e', '@\uFF45') }, { host: `localhost:${port - 1}` });

    expect(await linkTo(email, starter.output)).toMatch(new RegExp(`^${settings.STORE_URL}/account/reset`));
  });

  test('rejects a webhook that is too long without reading all of it', async () => {
    const block = new Uint8Array(1024 * 1024);
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(block) });
    const endless = fetch(`${settings.STORE_URL}/webhooks`, { method: 'POST', body, duplex: 'half' });

    // The rest of the body is refused: the server closes the connection before or after its response.
    const status = await endless.then((response) => response.status).catch(() => 'closed');
    expect([401, 'closed']).toContain(status);
  });

  test('shows a price from its cache until a webhook reports a new one', async () => {
    const priceOf = async (): Promise<string | undefined> =>
      /Price of the day[\s\S]*?(\$[\d,.]+)/.exec(await (await fetch(`${settings.STORE_URL}/products/DAILY`)).text())?.[1];
    const reads = (): number => proxy.recorded.filter(({ path }) => path === '/v1/products/DAILY').length;
    await store.importProducts([aProduct({ sku: 'DAILY', description: 'Price of the day', list_unit_price: 111 })]);
    await eventually(30_000, async () => expect(await priceOf()).toBe('$111.00'));
    // The event of the product's creation ends the entry once more.
    await eventually(60_000, async () => {
      const before = reads();
      expect(await priceOf()).toBe('$111.00');
      expect(reads()).toBe(before);
    });

    await store.importProducts([aProduct({ sku: 'DAILY', description: 'Price of the day', list_unit_price: 222 })]);
    await eventually(30_000, async () => expect(await priceOf()).toBe('$222.00'));
  });

  test('revalidates with ETags what its cache no longer has', async () => {
    const lists = () => proxy.recorded.filter(({ path, origin }) => path.startsWith('/v1/categories') && origin === undefined);
    await fetch(settings.STORE_URL);
    const before = lists().length;
    // The event ends the cached lists, but the categories are the same.
    await store.importProducts([aProduct({ sku: 'DAILY', list_unit_price: 333 })]);

    await eventually(30_000, async () => {
      await fetch(settings.STORE_URL);
      expect(lists().length).toBeGreaterThan(before);
    });
    expect(lists().at(-1)?.status).toBe(304);
  });
});

describeInBrowser('the starter in a browser', () => {
  beforeAll(async () => {
    browser = await openBrowser();
  });

  test('a shopper finds a product, signs up, and returns to it', async () => {
    await inWindow(async (page, context) => {
      await page.goto('/');
      await heading(page, /./);
      expect(await defectsOf(page, 'products')).toEqual([]);
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await page.getByText('Page 2 of').waitFor();

      await page.getByRole('searchbox').pressSequentially('cement');
      await page.locator('.suggestions').getByRole('link').first().waitFor();
      expect(await defectsOf(page, 'suggestions')).toEqual([]);
      await page.getByRole('searchbox').press('Enter');
      await heading(page, 'Results for “cement”');
      expect(await defectsOf(page, 'search')).toEqual([]);
      await page.goto(`/products/${CEMENT}`);
      await page.getByRole('link', { name: 'Log in to order' }).click();
      expect(await defectsOf(page, 'login')).toEqual([]);
      await page.getByRole('link', { name: /Create an account/ }).click();
      await heading(page, 'Create an account');
      expect(await defectsOf(page, 'signup')).toEqual([]);
      await page.getByLabel('Your name').fill('Devon Clarke');
      await page.getByLabel('Email').fill('devon@yard.example');
      await page.getByLabel(/^Password/).fill('breadfruit-roast');
      await press(page, 'Create account');
      await page.waitForURL(`**/products/${CEMENT}`);
      const cookies = (await context.cookies()).filter(({ name }) => ['shopper', 'refresh'].includes(name));
      expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
        [true, 'Lax'],
        [true, 'Lax'],
      ]);

      expect(await defectsOf(page, 'product')).toEqual([]);
    });
  });

  test('a shopper buys by the pallet with a promotion code, pays cash on delivery, and logs out', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page, context) => {
      await logIn(page, shopper);
      await addToCart(page, CEMENT, '2', 'PALLET');
      await page.getByRole('link', { name: /^Cart 1/ }).click();
      await heading(page, 'Cart');
      await page.getByLabel('Promotion code').fill('NOSUCHCODE');
      await press(page, 'Apply');
      await page.getByRole('alert').filter({ hasText: 'no promotion with this code' }).waitFor();
      await page.getByLabel('Promotion code').fill('TENOFF');
      await press(page, 'Apply');
      await page.getByText('Applied the code TENOFF.').waitFor();
      await page.getByLabel(/^Quantity of/).fill('3');
      await press(page, /^Update/);
      await page.getByText(/^Changed the quantity/).waitFor();
      expect(await page.getByLabel(/^Quantity of/).inputValue()).toBe('3');
      expect(await defectsOf(page, 'cart')).toEqual([]);

      await fillDetails(page, 'Cash on delivery');
      expect(await defectsOf(page, 'checkout')).toEqual([]);
      await press(page, 'Review the order');
      await page.getByRole('heading', { name: 'Check your order' }).waitFor();
      expect(await defectsOf(page, 'review')).toEqual([]);
      await press(page, /^Order for/);
      await heading(page, /^Order /);
      await page.getByText('Thank you. Your order is confirmed.').waitFor();
      await page.getByText('14 Ruthven Lane').waitFor();
      expect(await page.locator('.count').innerText()).toBe('0');

      await press(page, 'Log out');
      await page.getByRole('link', { name: 'Log in' }).waitFor();
      expect((await context.cookies()).filter(({ name }) => ['shopper', 'refresh', 'cart'].includes(name))).toEqual([]);
    });
  });

  test('a customer with credit buys on account within the limit, follows the shipment, and downloads the invoice', async () => {
    const shopper = await onAccount();
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await addToCart(page, CEMENT, '60');
      await fillDetails(page, 'On account');
      await press(page, 'Review the order');
      await page
        .getByRole('alert')
        .filter({ hasText: /more than your available credit of J\$50,000\.00/ })
        .waitFor();
      expect(await page.getByLabel('Street and number').inputValue()).toBe('14 Ruthven Lane');
      expect(await defectsOf(page, 'over-limit')).toEqual([]);

      await page.goto('/cart');
      await page.getByLabel(/^Quantity of/).fill('10');
      await press(page, /^Update/);
      await page.getByText(/^Changed the quantity/).waitFor();
      await fillDetails(page, 'On account');
      await press(page, 'Review the order');
      await press(page, /^Order for/);
      await heading(page, /^Order /);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await store.cli(
        'orders',
        'ship',
        id,
        '--carrier',
        'Island Couriers',
        '--tracking',
        'IC-4711',
        '--tracking-url',
        'https://couriers.example/IC-4711',
      );
      await store.cli('orders', 'restock', id, '--lines', `${CEMENT}=2`);
      const { number } = await eventually(30_000, async () => {
        const [invoice] = await store.cli<{ number: string }[]>('invoices', 'list', '--order', id);
        if (invoice === undefined) throw new Error('the invoice is not issued yet');
        return invoice;
      });
      await store.cli('invoices', 'void', number, '--reissue');
      await page.reload();
      await page.getByRole('link', { name: `Invoice ${number} (PDF), Voided` }).waitFor();
      expect(await page.getByLabel('About this order').innerText()).toMatch(/Returned\s+2 × .*\s+Replacement invoice\s+INV-/);
      expect(await page.getByRole('link', { name: 'Track IC-4711' }).getAttribute('href')).toBe('https://couriers.example/IC-4711');
      expect(await defectsOf(page, 'order')).toEqual([]);

      await page.getByRole('link', { name: 'Orders' }).click();
      await heading(page, 'Orders');
      expect(await defectsOf(page, 'orders')).toEqual([]);
      await page.getByRole('link', { name: 'Invoices' }).click();
      await heading(page, 'Invoices');
      expect(await defectsOf(page, 'invoices')).toEqual([]);
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^PDF/ }).first().click()]);
      expect(download.suggestedFilename()).toMatch(/^INV.*\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });

  test('a shopper prepays, is declined, and pays again', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await addToCart(page, TENSION, '2');
      await fillDetails(page, 'Online payment');
      await press(page, 'Review the order');
      await press(page, /^Order for/);
      await press(page, 'Decline card');
      await heading(page, 'Your payment was declined');
      expect(await defectsOf(page, 'declined')).toEqual([]);

      await press(page, 'Pay again');
      await press(page, 'Cancel payment');
      await heading(page, 'You canceled the payment');
      await press(page, 'Pay again');
      await press(page, /^Pay JMD/);
      await heading(page, 'Payment received');
      expect(await defectsOf(page, 'paid')).toEqual([]);
      await page.getByRole('link', { name: 'Show the order' }).click();
      await page.getByText('Confirmed, paid').waitFor();
    });
  });

  test('a forged return page says what has really happened, and the page of another customer is not found', async () => {
    const [shopper, other] = await Promise.all([store.shopper(), store.shopper()]);
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await addToCart(page, TENSION);
      await fillDetails(page, 'Online payment');
      await press(page, 'Review the order');
      await press(page, /^Order for/);
      await page.waitForURL('**/sandbox/payments/**');
      const { data } = (await shopper.api.get('/v1/orders')).body;
      await page.goto(`/checkout/return?order_id=${data[0].id}&payment_status=paid`);
      await heading(page, 'We are waiting for your payment');
      expect(await defectsOf(page, 'waiting')).toEqual([]);
      await store.server.as({ shopperToken: shopper.token }).post(`/v1/orders/${data[0].id}/cancel`, { reason: 'Test' });
      // Without a click: the page looks again by itself.
      await page.getByText('The order has been closed.').waitFor();
      const theirs = await page.evaluate(async (path) => (await fetch(path)).status, `/orders/${data[0].id}`);
      expect(theirs).toBe(200);
    });
    const { data } = (await shopper.api.get('/v1/orders')).body;
    await logInByFetch(other, `/orders/${data[0].id}`);
  });

  test('a price that changes before the order is confirmed is shown, and ordered only once the shopper agrees', async () => {
    const shopper = await store.shopper();
    await store.importProducts([aProduct({ sku: 'MOVING', description: 'Moving target', list_unit_price: 100 })]);
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await addToCart(page, 'MOVING');
      await page.goto('/cart');
      await store.importProducts([aProduct({ sku: 'MOVING', description: 'Moving target', list_unit_price: 150 })]);
      await page.reload();
      await page.getByText('The price of Moving target has changed since you last looked: J$150.00, was J$100.00.').waitFor();
      expect(await defectsOf(page, 'price-changed')).toEqual([]);

      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Pick up/ }).check();
      expect(await page.getByRole('radio', { name: 'New address' }).isVisible()).toBe(false);
      await press(page, 'Review the order');
      await page.getByRole('button', { name: 'Order for J$172.50' }).waitFor();
      await store.importProducts([aProduct({ sku: 'MOVING', description: 'Moving target', list_unit_price: 200 })]);
      await press(page, 'Order for J$172.50');
      await page.getByRole('alert').filter({ hasText: 'The total was J$172.50 and has changed.' }).waitFor();
      expect((await shopper.api.get('/v1/orders')).body.total).toBe(0);
      await press(page, 'Order for J$230.00');
      await page.getByText('Thank you. Your order is confirmed.').waitFor();
    });
  });

  test('everything works without JavaScript', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page) => {
      await page.goto('/');
      await page.getByRole('searchbox').fill('cement');
      await page.getByRole('searchbox').press('Enter');
      await heading(page, 'Results for “cement”');
      await page.goto('/account/login?next=/%09/elsewhere.example');
      await page.getByLabel('Email').fill(shopper.email);
      await page.getByLabel('Password').fill('wrong password');
      await press(page, 'Log in');
      await page.getByText('The email address or the password is wrong.').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(shopper.email);
      await page.getByLabel('Password').fill(shopper.password);
      await press(page, 'Log in');
      await page.waitForURL(`${settings.STORE_URL}/`);

      await addToCart(page, TENSION, '2');
      await fillDetails(page, 'Cash on delivery');
      await press(page, 'Review the order');
      await press(page, /^Order for/);
      await page.getByText('Thank you. Your order is confirmed.').waitFor();
    }, false);
  });

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('%s, a shopper resets the password, manages the account, and orders fast', async (when, isEnabled) => {
    const shopper = await store.shopper();
    await inWindow(async (page) => {
      const inspect = async (name: string) => expect(isEnabled ? await defectsOf(page, name) : []).toEqual([]);
      await manageAccount(page, shopper, starter.output, inspect);
      await page.goto('/');
      await orderFast(page, inspect);
      for (const format of ['csv', 'pdf']) {
        const { status, type } = await page
          .context()
          .request.get(`/statement/${format}`)
          .then((response) => ({
            status: response.status(),
            type: response.headers()['content-type'],
          }));
        expect([when, status, type]).toEqual([when, 200, expect.stringContaining(format)]);
      }
    }, isEnabled);
  });

  test.each([
    ['with JavaScript', true],
    ['without JavaScript, on a phone', false],
  ])('%s, a shopper pays invoices together, applies credit, reads a credit note, and closes an account', async (_when, isEnabled) => {
    const [shopper, leaver] = [await onAccount(), await store.shopper()];
    await inWindow(async (page) => {
      if (!isEnabled) await page.setViewportSize({ width: 390, height: 844 });
      const inspect = async (name: string) =>
        expect(await (isEnabled ? defectsOf(page, name) : overflowOf(page))).toEqual(isEnabled ? [] : 0);
      await logIn(page, shopper, '/orders');
      await payTogether(page, shopper, store, inspect);
      await useCredit(page, shopper, store, inspect);
      await page.goto('/account/close');
      await page.getByLabel('Password').fill(shopper.password);
      await press(page, 'Close my account');
      await page.getByText('Your account cannot be closed yet: an order is not delivered').waitFor();
      await press(page, 'Log out');
      await logIn(page, leaver, '/orders');
      await leave(page, leaver, store, inspect);
    }, isEnabled);
  });

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('%s, a session that the API refuses is dropped', async (_when, isEnabled) => {
    const shopper = await store.shopper();
    await inWindow(async (page, context) => {
      await logIn(page, shopper, '/orders');
      await store.cli('customers', 'close', shopper.email);
      // The gateway learns of it within 5 s.
      await eventually(30_000, async () => {
        await page.goto('/');
        expect(await page.getByText('Your session has ended. Log in to continue.').count()).toBe(1);
      });
      expect((await context.cookies()).filter(({ name }) => ['shopper', 'refresh'].includes(name))).toEqual([]);
      await page.goto('/');
      await page.getByRole('link', { name: 'Log in' }).waitFor();
    }, isEnabled);
  });

  test('a token that the API refuses is replaced if the session goes on', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page, context) => {
      await logIn(page, shopper, '/orders');
      await context.addCookies([{ name: 'shopper', value: 'refused', url: settings.STORE_URL }]);
      await page.goto('/orders');
      await page.waitForURL(`${settings.STORE_URL}/`);
      await page.getByRole('link', { name: 'Orders' }).click();
      await heading(page, 'Orders');
    });
  });

  test('a login on another device finds the cart', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await addToCart(page, CEMENT);
    });
    await inWindow(async (page) => {
      await logIn(page, shopper);
      await page.getByRole('link', { name: /^Cart 1/ }).click();
      await page.getByLabel(/^Quantity of/).waitFor();
    });
  });

  test('requests that arrive together refresh a session alike, and it ends with its refresh token', async () => {
    const shopper = await store.shopper();
    await inWindow(async (page, context) => {
      await logIn(page, shopper, '/orders');
      const { length: before } = proxy.recorded;
      const refreshes = () =>
        proxy.recorded
          .slice(before)
          .filter(({ path }) => path === '/v1/auth/refresh')
          .map(({ status }) => status);
      await context.clearCookies({ name: 'shopper' });
      const statuses = await page.evaluate(() =>
        Promise.all(['/orders', '/invoices', '/orders'].map(async (path) => (await fetch(path)).url)),
      );
      expect(statuses.map((url) => new URL(url).pathname)).toEqual(['/orders', '/invoices', '/orders']);
      // Links that the browser fetches ahead refresh it as well.
      expect(seen('refreshes', refreshes(), 3).filter((status) => status !== 200)).toEqual([]);
      await context.clearCookies({ name: 'shopper' });
      await page.goto('/orders');
      await heading(page, 'Orders');

      await context.clearCookies({ name: 'shopper' });
      await context.addCookies([{ name: 'refresh', value: 'ended', url: settings.STORE_URL }]);
      await page.goto('/orders');
      await heading(page, 'Log in');
    });
  });

  test('the search box reads the catalog with the publishable key', async () => {
    await inWindow(async (page) => {
      await page.goto('/');
      await page.getByRole('searchbox').pressSequentially('cutlass');
      await page
        .getByRole('link', { name: /Cutlass/ })
        .first()
        .waitFor();
    });
    const typed = proxy.recorded.filter(({ method, origin }) => method === 'GET' && origin === settings.STORE_URL);

    expect(new Set(typed.map(({ key }) => key))).toEqual(new Set([settings.STOREFRONT_PUBLISHABLE_KEY]));
  });

  test('the server uses the secret key only for logins and shoppers', () => {
    const sent = proxy.recorded.filter(({ origin, method }) => origin === undefined && method !== 'OPTIONS');
    const [shoppers, visitors] = [sent.filter(({ hasShopper }) => hasShopper), sent.filter(({ hasShopper }) => !hasShopper)];
    const isLogin = ({ path }: { path: string }) => path === '/v1/auth/login' || path === '/v1/auth/signup';

    expect(new Set([...shoppers, ...visitors.filter(isLogin)].map(({ key }) => key))).toEqual(new Set([settings.STOREFRONT_SECRET_KEY]));
  });
});

/** The page of an order of another customer is not found. */
async function logInByFetch(other: Shopper, path: string): Promise<void> {
  await browser.inWindow({ baseURL: settings.STORE_URL }, async (page) => {
    await logIn(page, other);
    expect((await page.goto(path))?.status()).toBe(404);
    await heading(page, 'Not found');
  });
}
