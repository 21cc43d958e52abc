import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { type BrowserUnderTest, DESKTOP, describeInBrowser, openBrowser, overflowOf, violationsOf } from '../support/pages/browser.ts';
import { addToCart, type DemoPage, demoPage, emptyCarts, shown, signIn, visit } from '../support/pages/demo-page.ts';
import { focusContrast } from '../support/pages/focus-contrast.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

/** Of a width that no screen of a phone has room for twice. */
const WIDE_AMOUNT = { sku: 'BLD-CEM-425', quantity: 900_000 };

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Open = (page: Page) => Promise<void>;

let demo: DemoPage;
let browser: BrowserUnderTest;
let orderId: string;
let invoiceId: string;
/** The cookies of a shopper who has signed in. */
let session: State;

/** Every view, as a shopper who is signed in sees it, with what it has to show before it is examined. */
const views: Readonly<Record<string, Open>> = {
  products: (page) => visit(page, demo, '#/products'),
  'a search without results': (page) => visit(page, demo, '#/products?q=zzzz'),
  'a category': (page) => visit(page, demo, '#/products?category=plumbing&tag=made-in-jamaica'),
  'a product with a video and a price list': async (page) => {
    await visit(page, demo, '#/product/BLD-CEM-425');
    await page.getByRole('button', { name: 'Play' }).click();
  },
  'a product that was added to the cart': (page) => addToCart(page, demo, 'PLM-ELB-12', 25),
  'a cart with wide amounts and an error': async (page) => {
    await addToCart(page, demo, WIDE_AMOUNT.sku, WIDE_AMOUNT.quantity);
    await visit(page, demo, '#/cart');
    await page.getByLabel('Cash on delivery').check();
    await page.getByText('There is not enough in stock of').waitFor();
  },
  account: (page) => visit(page, demo, '#/account'),
  'an order with a shipment': (page) => visit(page, demo, `#/order/${orderId}?placed=1`),
  invoice: (page) => visit(page, demo, `#/invoice/${invoiceId}`),
  'an unknown product': (page) => visit(page, demo, '#/product/none'),
  'the developer page': async (page) => {
    await visit(page, demo, '#/developer');
    await page.getByText('Signature verified').first().waitFor();
    await page.getByText('Data', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Pause' }).click();
  },
};

/** The elements that only visitors see. */
const visitorViews: Readonly<Record<string, Open>> = {
  'sign-in with an error': async (page) => {
    await visit(page, demo, '#/sign-in');
    await page.getByLabel('Email').fill(demo.shopper.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
  },
  'the page about the starter': (page) => visit(page, demo, '#/starter'),
  'the cart of a visitor': (page) => visit(page, demo, '#/cart'),
};

/** Animations that have not ended have other colors. */
const still = (page: Page): Promise<unknown> => page.evaluate('Promise.allSettled(document.getAnimations().map((each) => each.finished))');

describeInBrowser('the demo shop for everyone', () => {
  beforeAll(async () => {
    demo = await demoPage();
    browser = await openBrowser();
    const order = await anOrder(
      demo.shopper,
      [
        { sku: 'BLD-CEM-425', quantity: 2 },
        { sku: 'PLM-PVC-12', quantity: 6.1 },
      ],
      {
        shipping_option_code: 'COURIER',
        shipping_address: { name: 'Test Shopper', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' },
      },
    );
    orderId = order.id;
    await eventually(30_000, async () => {
      const { data } = (await demo.shopper.api.get('/v1/invoices')).body;
      expect(data).toHaveLength(1);
      invoiceId = data[0].id;
    });
    await demo.store.cli('orders', 'ship', orderId, '--carrier', 'Knutsford Express', '--tracking', 'KX-204-7731-8842-9953-JM');
    await browser.inWindow(DESKTOP, async (page) => {
      await signIn(page, demo);
      session = await page.context().storageState();
    });
  });
  beforeEach(() => emptyCarts(demo.shopper));
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  describe.each(SIZES)('on %s', (_name, size) => {
    const examine = async (page: Page, open: Open): Promise<void> => {
      await open(page);
      await still(page);
      expect({ violations: await violationsOf(page), overflow: await overflowOf(page) }).toEqual({ violations: [], overflow: 0 });
    };

    test.each(Object.entries(views))('%s has no accessibility violations and fits the window', async (_view, open) => {
      await browser.inWindow({ ...size, storageState: session }, (page) => examine(page, open));
    });

    test.each(Object.entries(visitorViews))('%s has no accessibility violations and fits the window', async (_view, open) => {
      await browser.inWindow(size, (page) => examine(page, open));
    });
  });

  test.each(SIZES)('on %s, an amount is on one line and within the window everywhere', async (_name, size) => {
    await browser.inWindow({ ...size, storageState: session }, async (page) => {
      await addToCart(page, demo, WIDE_AMOUNT.sku, WIDE_AMOUNT.quantity);
      for (const address of [
        '#/products',
        '#/product/BLD-CEM-425',
        '#/cart',
        '#/account',
        `#/order/${orderId}`,
        `#/invoice/${invoiceId}`,
      ]) {
        await visit(page, demo, address);
        const amounts = await page.locator('.money').all();
        expect(amounts.length).toBeGreaterThan(0);
        const wrapped = await page.evaluate<string[]>(
          `[...document.querySelectorAll('.money')].filter((each) => each.getClientRects().length > 1
            || each.getBoundingClientRect().right > document.documentElement.clientWidth).map((each) => each.textContent)`,
        );
        expect({ address, wrapped }).toEqual({ address, wrapped: [] });
      }
    });
  });

  test.each(['#/products', '#/product/BLD-CEM-425', '#/cart', '#/developer', '#/account'])(
    'with the keyboard, everything on %s has a focus outline with a contrast of 3:1',
    async (address) => {
      await browser.inWindow({ ...DESKTOP, storageState: session }, async (page) => {
        await addToCart(page, demo, 'PLM-ELB-12', 25);
        await visit(page, demo, address);
        await shown(page);

        const outlines = await focusContrast(page);

        expect(outlines.length).toBeGreaterThan(8);
        expect(outlines.filter(({ contrast, width }) => contrast < 3 || width < 2)).toEqual([]);
      });
    },
  );
});
