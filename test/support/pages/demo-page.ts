import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogRows, demoApp } from '@storefront/demo-store';
import type { Page } from 'playwright-core';
import { aStore, type Shopper, type TestStore } from '../systems/a-store.ts';
import { systemUnderTest } from '../systems/system-under-test.ts';

/** The demo shop in front of the system under test, with a store and a shopper of its own. */
export interface DemoPage {
  readonly url: string;
  readonly store: TestStore;
  /** A shopper on credit terms, with an address. */
  readonly shopper: Shopper;
  /** Creates another such shopper. Every window of one shopper finds the same open cart, so tests that count on theirs have a shopper of their own. */
  newShopper(): Promise<Shopper>;
  close(): Promise<void>;
}

const ADDRESS = { name: 'Test Shopper', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };

/** Serves the demo shop on a free port for a new store with the catalog of the demo store. */
export async function demoPage(): Promise<DemoPage> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments', '--couriers'] });
  await store.importProducts(catalogRows({ mediaBaseUrl: url, now: new Date() }).map((row) => ({ ...row })));
  await store.cli('shipping', 'set', 'PICKUP', '--label', 'Pick up at the yard', '--amount', '0', '--kind', 'PICKUP');
  await store.cli('shipping', 'set', 'COURIER', '--label', 'Courier, 48 hours', '--amount', '1250', '--kind', 'COURIER');
  const rails = 'CASH_ON_DELIVERY,CREDIT_TERMS,PREPAID';
  const newShopper = async (): Promise<Shopper> => {
    const shopper = await store.shopper(['--credit-limit', '750000', '--terms-days', '30', '--rails', rails]);
    await shopper.api.post('/v1/me/addresses', ADDRESS);
    return shopper;
  };
  const shopper = await newShopper();
  const { key } = await store.issueKey('publishable', '--origins', url);

  const { baseUrl } = systemUnderTest();
  const { app, webhooks } = demoApp({
    host: '127.0.0.1',
    hosts: [],
    port,
    apiBaseUrl: baseUrl,
    apiInternalBaseUrl: baseUrl,
    publishableKey: key,
    secretKey: store.secretKey,
    webhookUrl: `${url}/webhooks`,
  });
  server.on('request', app);
  await webhooks.start();
  return {
    url,
    store,
    shopper,
    newShopper,
    close: () =>
      new Promise((resolve) => {
        webhooks.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Opens an address of the demo shop and waits until it is shown. */
export async function visit(page: Page, { url }: Pick<DemoPage, 'url'>, address: string): Promise<void> {
  // Addresses differ only in their fragments. Without leaving, the heading of the view before would be found.
  await page.goto('about:blank');
  await page.goto(`${url}/${address}`);
  await shown(page);
}

/** Waits until the page shows what it has loaded. */
export const shown = (page: Page): Promise<void> => page.locator('main:not([aria-busy]) h1').first().waitFor();

/** Signs the shopper in through the form. */
export async function signIn(page: Page, demo: Pick<DemoPage, 'url' | 'shopper'>): Promise<void> {
  await visit(page, demo, '#/sign-in');
  await page.getByLabel('Email').fill(demo.shopper.email);
  await page.getByLabel('Password').fill(demo.shopper.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

/** Adds a product to the cart from its page. */
export async function addToCart(page: Page, demo: Pick<DemoPage, 'url'>, sku: string, quantity: number): Promise<void> {
  await visit(page, demo, `#/product/${sku}`);
  await page.getByLabel('Quantity').fill(String(quantity));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('added to your cart').waitFor();
}

/** Empties the shopper's open carts, which every window finds again. */
export async function emptyCarts({ api }: Shopper): Promise<void> {
  const { data } = (await api.get('/v1/carts?status=OPEN&limit=200')).body;
  for (const { id } of data as readonly { readonly id: string }[]) await api.put(`/v1/carts/${id}/lines`, { lines: [] });
}
