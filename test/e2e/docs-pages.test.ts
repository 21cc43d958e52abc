import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GUIDES, PAGES } from '@storefront/api-docs/site';
import { until } from '@storefront/lifecycle/testing';
import type { Locator, Page } from 'playwright-core';
import { TAGS } from '../../gateway/src/api/introduction.ts';
import { type BrowserUnderTest, DESKTOP, describeInBrowser, openBrowser, overflowOf, violationsOf } from '../support/pages/browser.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const PATHS = [
  '/docs',
  ...TAGS.map(({ name }) => `/docs/reference/${name.toLowerCase().replaceAll(' ', '-')}`),
  ...GUIDES.map(({ name }) => `/docs/guides/${name}`),
  ...PAGES.map(({ name }) => `/docs/${name}`),
];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Axe needs seconds for a page, so it sees a few of the sections of the reference, which have the same elements. */
const INSPECTED = PATHS.filter((path) => !path.startsWith('/docs/reference/') || /catalog|checkout|events/.test(path));

/** On a busy machine, axe takes four seconds for a page with a long table. */
const ALL_PAGES_MS = 600_000;

const open = (page: Page, path: string) => page.goto(`${systemUnderTest().baseUrl}${path}`);
/** Collects what the pages of a window write to the console. */
function consoleOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`${page.url()}: ${error.message}`));
  return lines;
}

describeInBrowser('the docs in a browser', () => {
  let browser: BrowserUnderTest;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test.each([
    ['a phone in dark mode', { ...PHONE, colorScheme: 'dark' }, INSPECTED],
    // Pages with every kind of element.
    [
      'a desktop in light mode',
      { ...DESKTOP, colorScheme: 'light' },
      ['/docs', '/docs/reference/checkout', '/docs/guides/webhooks', '/docs/limits'],
    ],
  ] as const)(
    'are accessible on %s, and no page is wider than the window',
    async (_size, options, paths) => {
      const defects: string[] = [];
      await browser.inWindow({ ...options, bypassCSP: true }, async (page) => {
        for (const path of paths) {
          await open(page, path);
          const overflow = await overflowOf(page);
          if (overflow > 0) defects.push(`${path} is ${overflow} pixels wider than the window`);
          defects.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
        }
      });

      expect(defects).toEqual([]);
    },
    ALL_PAGES_MS,
  );

  test(
    'write nothing to the console, under their own policies, and fit a phone',
    async () => {
      await browser.inWindow(PHONE, async (page) => {
        const lines = consoleOf(page);
        const tooWide: string[] = [];
        for (const path of [...PATHS, '/payments/complete']) {
          await open(page, path);
          if (path.startsWith('/docs')) await page.getByRole('button', { name: 'Dark mode' }).waitFor();
          if ((await overflowOf(page)) > 0) tooWide.push(path);
        }
        expect([lines, tooWide]).toEqual([[], []]);

        // Chromium reports the status 404 itself.
        await open(page, '/nothing');
        expect(lines.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
      });
    },
    ALL_PAGES_MS,
  );

  test('open with the list of pages at its top, unless the current page is further down', async () => {
    await browser.inWindow(DESKTOP, async (page) => {
      const scrolled: boolean[] = [];
      for (const path of ['/docs', '/docs/guides/webhooks', '/docs/limits']) {
        await open(page, path);
        await page.getByRole('button', { name: 'Dark mode' }).waitFor();
        scrolled.push(await page.evaluate<boolean>(`document.querySelector('.sidebar').scrollTop > 0`));
      }
      expect(scrolled).toEqual([false, false, true]);
    });
  });

  test('have a menu on a phone', async () => {
    await browser.inWindow(PHONE, async (page) => {
      await open(page, '/docs/guides/webhooks');
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('link', { name: 'Payments' }).first().click();

      await page.waitForURL('**/docs/guides/payments');
    });
  });

  test('show the chosen language and theme on every page, and all languages without a script', async () => {
    await browser.inWindow({ ...DESKTOP, colorScheme: 'light' }, async (page) => {
      const theme = page.getByRole('button', { name: 'Dark mode' });
      await open(page, '/docs/reference/catalog');
      await page.getByRole('tab', { name: 'curl' }).first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      expect(await page.locator('.samples pre:visible').first().innerText()).toContain('package main');
      await page.keyboard.press('ArrowLeft');
      expect(await page.locator('.samples pre:visible').first().innerText()).toContain('import os');
      await theme.click();
      await open(page, '/docs/guides/webhooks');

      expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(expect.arrayContaining(['Python']));
      expect(await theme.getAttribute('aria-pressed')).toBe('true');
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).not.toBe('rgb(255, 255, 255)');
    });
    await browser.inWindow({ ...DESKTOP, javaScriptEnabled: false }, async (page) => {
      await open(page, '/docs/reference/catalog');

      expect(await page.locator('.sample:visible').count()).toBe(await page.locator('.sample').count());
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.locator('.console:visible').count()).toBe(0);
    });
  });

  test('copy code with the keyboard, and say so', async () => {
    await browser.inWindow({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await open(page, '/docs/reference/diagnostics');
      await page.getByRole('button', { name: 'Copy' }).first().focus();
      await page.keyboard.press('Enter');

      await page.getByText('Copied to the clipboard').waitFor({ state: 'attached' });
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl "\$STOREFRONT_URL\/health"/);
    });
  });

  test.each([
    ['rotate the secret', '/docs/guides/webhooks#rotate-the-secret'],
    ['previewCheckout', '/docs/reference/checkout#previewCheckout'],
  ])('find “%s” with the keyboard only', async (query, target) => {
    await browser.inWindow(DESKTOP, async (page) => {
      await open(page, '/docs');
      await page.keyboard.press('/');
      await page.keyboard.type(query);
      await page.locator('#results a').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');

      await page.waitForURL(`**${target}`);
    });
  });

  test.each(['/docs/errors', '/docs/nothing'])('say on %s that a search finds nothing, and close it with Escape', async (path) => {
    await browser.inWindow(PHONE, async (page) => {
      await open(page, path);
      await page.getByRole('searchbox').fill('zzzzqqqq');
      await page.locator('#results').getByText('Nothing found').waitFor();
      await page.keyboard.press('Escape');

      expect(await page.locator('#results').isVisible()).toBe(false);
    });
  });

  test('say that a search has failed, and load its index again with the next letter', async () => {
    await browser.inWindow(DESKTOP, async (page) => {
      await page.route('**/docs/search.json', (route) => route.fulfill({ status: 503, json: { error: { code: 'overloaded' } } }), {
        times: 1,
      });
      await open(page, '/docs');
      await page.getByRole('searchbox').fill('webhook');
      await page.locator('#results').getByText('The search is not available').waitFor();
      await page.getByRole('searchbox').press('s');

      await page.locator('#results a').first().waitFor();
    });
  });

  describe('the console', () => {
    let store: TestStore;
    let key: string;
    beforeAll(async () => {
      store = await aStore();
      await store.importProducts([aProduct({ sku: 'BOLT' })]);
      ({ key } = await store.issueKey('publishable', '--origins', 'http://elsewhere.example'));
    });

    test('sends a request with a publishable key of the sandbox, shows its mode, and keeps the key in the tab only', async () => {
      await browser.inWindow({ ...PHONE, bypassCSP: true }, async (page, context) => {
        await open(page, '/docs/reference/catalog');
        const view = page.locator('.console', { has: page.locator('[data-path="/v1/products/{sku}"]') });
        await view.locator('summary').click();
        await view.getByLabel('Publishable sandbox key').fill(key);
        await view.getByLabel('sku').fill('BOLT');
        await view.getByRole('button', { name: 'Send' }).click();
        await view.locator('.received').getByText('"sku": "BOLT"').waitFor();

        expect(await view.locator('.response').innerText()).toMatch(/^200 Sandbox/);
        expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
        await page.reload();
        await view.locator('summary').click();
        // The page fills it in after the console has opened.
        await until(async () => expect(await view.getByLabel('Publishable sandbox key').inputValue()).toBe(key));
        const other = await context.newPage();
        await open(other, '/docs/reference/catalog');
        expect(await other.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(key);
      });
    });

    test('lets a shopper of the sandbox log in, fill a cart, and preview the checkout, with a secret key of the sandbox', async () => {
      const shopper = await store.shopper();
      const { key: ownKey } = await store.issueKey('publishable', '--origins', systemUnderTest().baseUrl);
      await browser.inWindow({ ...DESKTOP, bypassCSP: true }, async (page) => {
        const consoleOfPath = async (section: string, path: string): Promise<Locator> => {
          await open(page, `/docs/reference/${section}`);
          const view = page.locator('.console', { has: page.locator(`[data-method="POST"][data-path="${path}"]`) });
          await view.locator('summary').click();
          return view;
        };
        const send = async (view: Locator, body?: object): Promise<string> => {
          if (body !== undefined) await view.getByLabel('Body').fill(JSON.stringify(body));
          await view.getByRole('button', { name: 'Send' }).click();
          await view.locator('.received').waitFor();
          return view.locator('.response').innerText();
        };
        const logIn = await consoleOfPath('shopper-sessions', '/v1/auth/login');
        await logIn.getByLabel('Publishable sandbox key').fill(ownKey);
        expect(await send(logIn, { email: shopper.email, password: shopper.password })).toMatch(/^200 Sandbox/);

        const create = await consoleOfPath('cart', '/v1/carts');
        await create.getByLabel('Secret sandbox key').fill(store.secretKey);
        const created = await send(create);
        const [cartId = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(/"id": "[^"]+"/.exec(created)?.[0] ?? '') ?? [];
        const lines = await consoleOfPath('cart', '/v1/carts/{cart_id}/lines');
        await lines.getByLabel('cart_id').fill(cartId);
        expect(await send(lines, { sku: 'BOLT', quantity: 2 })).toContain('"sku": "BOLT"');

        const preview = await consoleOfPath('checkout', '/v1/checkout/preview');
        expect(await send(preview, { cart_id: cartId, payment_rail: 'CASH_ON_DELIVERY' })).toMatch(/^200 Sandbox/);
        expect([await violationsOf(page), await overflowOf(page)]).toEqual([[], 0]);
      });
    });

    const PUBLISHABLE = ['Publishable sandbox key', 'diagnostics', '/v1/ping'] as const;
    const SECRET = ['Secret sandbox key', 'checkout', '/v1/checkout/preview'] as const;
    test.each([
      ['svc_live_pub_abc', PUBLISHABLE, 'live key'],
      ['svc_live_sec_abc', PUBLISHABLE, 'live key'],
      ['svc_test_sec_abc', PUBLISHABLE, 'secret key'],
      ['Bearer abc', PUBLISHABLE, 'starts with svc_test_pub_'],
      ['svc_test_pub_', PUBLISHABLE, 'starts with svc_test_pub_'],
      ['svc_live_sec_abc', SECRET, 'live key'],
      ['svc_test_pub_abc', SECRET, 'starts with svc_test_sec_'],
    ] as const)('refuses %s before anything is sent', async (wrong, [label, section, path], reason) => {
      await browser.inWindow(DESKTOP, async (page) => {
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url()));
        await open(page, `/docs/reference/${section}`);
        const view = page.locator('.console', { has: page.locator(`[data-path="${path}"]`) });
        await view.locator('summary').click();
        const field = view.getByLabel(label);
        await field.fill(wrong);
        await view.getByRole('button', { name: 'Send' }).click();

        expect(await field.evaluate((input) => Reflect.get(input, 'validationMessage'))).toContain(reason);
        expect(sent.filter((url) => url.includes('/v1/'))).toEqual([]);
      });
    });

    test('explains that a key does not allow the page to write', async () => {
      await browser.inWindow(DESKTOP, async (page) => {
        await open(page, '/docs/reference/catalog');
        const view = page.locator('.console', { has: page.locator('[data-path="/v1/availability/batch"]') });
        await view.locator('summary').click();
        await view.getByLabel('Publishable sandbox key').fill(key);
        await view.getByRole('button', { name: 'Send' }).click();

        await view.getByText('to its origins').waitFor();
      });
    });
  });
});
