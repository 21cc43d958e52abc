import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { anInvoice, type IssuedInvoice, readInvoice } from '../support/http/an-invoice.ts';
import { type BrowserUnderTest, describeInBrowser, openBrowser, overflowOf, violationsOf } from '../support/pages/browser.ts';
import { type DemoPage, demoPage, shown, signIn } from '../support/pages/demo-page.ts';
import { outcomeOfPayment } from '../support/pages/outcome-of-payment.ts';

/** A scenario loads dozens of pages and runs axe on some of them. */
jest.setTimeout(400_000);
const SKU = 'BLD-CEM-425';
const WIDTHS = [1280, 390] as const;
/** An existing folder for a picture of every examined page, if you want to look at them. */
const { DEMO_SCREENSHOTS: folder } = process.env;
/** Longer than it takes every replica to refuse an ended session. */
const ENDED_MS = 30_000;

let demo: DemoPage;
let browser: BrowserUnderTest;

const choose = (page: Page, { number }: IssuedInvoice) => page.getByRole('checkbox', { name: `Pay ${number}` });
const amountOf = (page: Page, { number }: IssuedInvoice) => page.getByLabel(`Amount for ${number}`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

type Examine = (name: string) => Promise<void>;

/** Fails if a page has accessibility violations or is wider than its window, on a desktop or a phone. Without JavaScript, axe cannot run. */
const examiner =
  (page: Page, javaScriptEnabled: boolean): Examine =>
  async (name) => {
    await shown(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const found = { width, violations: javaScriptEnabled ? await violationsOf(page) : [], overflow: await overflowOf(page) };
      if (folder !== undefined) await page.screenshot({ path: join(folder, `demo-${name}-${width}.png`), fullPage: true });
      expect(found).toEqual({ width, violations: [], overflow: 0 });
    }
  };

/** Runs a scenario on a phone. A failure shows the page that it has reached. */
const inWindow = (javaScriptEnabled: boolean, scenario: (page: Page, examine: Examine) => Promise<void>): Promise<void> =>
  browser.inWindow({ viewport: { width: 390, height: 844 }, javaScriptEnabled }, async (page) => {
    try {
      await scenario(page, examiner(page, javaScriptEnabled));
    } catch (cause) {
      const text = await page.locator('main').innerText();
      throw new Error(`${String(cause)}\nat ${page.url()}: ${text.slice(0, 1_000)}`, { cause });
    }
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

  describe.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('%s', (_name, javaScriptEnabled) => {
    test('three invoices are paid at once, one of them in part, and one that was paid meanwhile is not charged again', async () => {
      const shopper = await demo.newShopper();
      const [first, second, third] = [await anInvoice(shopper, SKU), await anInvoice(shopper, SKU), await anInvoice(shopper, SKU)] as const;
      await inWindow(javaScriptEnabled, async (page, examine) => {
        await signIn(page, { url: demo.url, shopper }, '/invoices');
        await press(page, 'Pay selected');
        await page.getByText('Select the invoices to pay.').waitFor();
        expect(await amountOf(page, first).isVisible()).toBe(false);
        for (const invoice of [first, second, third]) await choose(page, invoice).check();
        await amountOf(page, second).fill('a part');
        await press(page, 'Pay selected');
        await page.getByText('Enter an amount, such as 1500.00.').waitFor();
        await amountOf(page, second).fill('9,999,999.00');
        await press(page, 'Pay selected');
        await page.getByText('It must not exceed the amount due.').waitFor();
        expect(await amountOf(page, second).inputValue()).toBe('9,999,999.00');
        expect(await choose(page, third).isChecked()).toBe(true);
        await examine('invoices-fault');
        await amountOf(page, second).fill('100.5');
        await press(page, 'Pay selected');
        await press(page, /^Pay JMD/);
        await outcomeOfPayment(page, 'Thank you. We have received your payment.');
        const paid = page.getByRole('table', { name: 'Invoices of this payment' });
        expect(await paid.getByRole('row').filter({ hasText: second.number }).innerText()).toContain('J$100.50');
        await examine('payment');
        const read = await Promise.all([first, second, third].map((invoice) => readInvoice(shopper, invoice)));
        expect(read.map(({ settlement }) => settlement)).toEqual(['PAID', 'PARTIALLY_PAID', 'PAID']);

        const fourth = await anInvoice(shopper, SKU);
        await page.getByRole('link', { name: 'Your invoices' }).click();
        for (const invoice of [second, fourth]) await choose(page, invoice).check();
        await demo.store.cli('invoices', 'record-payment', second.number, '--amount', String(second.amount_due - 100.5));
        await press(page, 'Pay selected');
        await page.getByText('An invoice has been paid in the meantime.').waitFor();
        await page.getByRole('row').filter({ hasText: second.number }).getByText('Not charged').waitFor();
        expect(await choose(page, fourth).isChecked()).toBe(true);
        await press(page, 'Pay selected');
        await press(page, 'Cancel payment');
        await outcomeOfPayment(page, 'You canceled the payment.');
        expect((await readInvoice(shopper, fourth)).settlement).toBe('UNPAID');
      });
    });

    test('credit is applied to an invoice, in part first, and a credit note is shown', async () => {
      const shopper = await demo.newShopper();
      await demo.store.cli('customers', 'record-payment', shopper.customerId, '--amount', '300', '--reference', 'bank 1');
      const invoice = await anInvoice(shopper, SKU);
      await inWindow(javaScriptEnabled, async (page, examine) => {
        await signIn(page, { url: demo.url, shopper }, '/statement');
        await page.getByRole('link', { name: 'Choose an invoice to apply your credit to' }).click();
        await page.getByRole('link', { name: invoice.number, exact: true }).click();
        await page.getByLabel('Amount to apply').fill('300.01');
        await press(page, 'Apply credit');
        await page.getByText('It must not exceed the unapplied credit.').waitFor();
        expect(await page.getByLabel('Amount to apply').inputValue()).toBe('300.01');
        await examine('invoice-fault');
        await page.getByLabel('Amount to apply').fill('120');
        await press(page, 'Apply credit');
        await page.getByText('Your credit was applied.').waitFor();
        expect(await page.getByLabel('Amount to apply').inputValue()).toBe('180.00');
        await press(page, 'Apply credit');
        await page.getByRole('button', { name: 'Apply credit' }).waitFor({ state: 'detached' });
        expect((await readInvoice(shopper, invoice)).amount_due).toBe(invoice.amount_due - 300);

        await demo.store.cli('orders', 'refund', invoice.order_id, '--lines', `${SKU}=1`);
        await page.getByRole('link', { name: 'Credit notes' }).click();
        await examine('credit-notes');
        await page.getByRole('rowheader').getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: /^Credit note/ }).waitFor();
        await examine('credit-note');
        const pdf = await page.request.get(`${demo.url}${await page.getByRole('link', { name: /PDF/ }).getAttribute('href')}`);
        expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
        await page.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
        await page.getByRole('link', { name: /^Credit note CN/ }).waitFor();
      });
    });

    test('an account is not closed while credit or an order is open, gives its data away, and is closed', async () => {
      const [shopper, buyer] = [await demo.newShopper(), await demo.newShopper()];
      await demo.store.cli('customers', 'record-payment', shopper.customerId, '--amount', '50', '--reference', 'bank 2');
      await anInvoice(buyer, SKU);
      await inWindow(javaScriptEnabled, async (page, examine) => {
        const close = async (password: string): Promise<void> => {
          await page.getByLabel('Password').fill(password);
          await press(page, 'Close my account');
        };
        await signIn(page, { url: demo.url, shopper: buyer }, '/orders');
        await page.goto(`${demo.url}/account`);
        await page.getByRole('link', { name: 'Close your account' }).click();
        await close(buyer.password);
        await page.getByText('The account cannot be closed yet: an order is not delivered').waitFor();
        await press(page, 'Sign out');
        await signIn(page, { url: demo.url, shopper }, '/account/close');
        const file = await page.request.get(
          `${demo.url}${await page.getByRole('link', { name: 'Download your data' }).getAttribute('href')}`,
        );
        expect((await file.json()).data).toMatchObject({ customer: { email: shopper.email }, orders: [] });
        await close('not the password');
        await page.getByText('The password is not correct.').waitFor();
        await close(shopper.password);
        await page.getByText('The account cannot be closed yet: you have unused credit').waitFor();
        await examine('closing');
        await demo.store.cli('customers', 'refund-credit', shopper.customerId, '--amount', '50', '--reference', 'out 2');
        await close(shopper.password);
        await page.getByText('Your account is closed.').waitFor();
        expect(await page.context().cookies()).toEqual([]);
      });
    });

    test('a token that the API refuses is dropped, and another shopper can sign in', async () => {
      const [shopper, other] = [await demo.newShopper(), await demo.newShopper()];
      await inWindow(javaScriptEnabled, async (page) => {
        await signIn(page, { url: demo.url, shopper }, '/orders');
        const kept = await page.context().cookies();
        await demo.store.cli('customers', 'close', shopper.email);
        await eventually(ENDED_MS, async () => {
          await page.goto(`${demo.url}/orders`);
          expect(new URL(page.url()).pathname).toBe('/sign-in');
        });
        expect(await page.context().cookies()).toEqual([]);

        await page.context().addCookies(kept);
        await page.goto(`${demo.url}/`);
        await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
        expect(await page.context().cookies()).toEqual([]);

        await page.context().addCookies(kept);
        await signIn(page, { url: demo.url, shopper: other }, '/orders');
      });
    });
  });

  test('without JavaScript, the start page leads to the products, which are found and added to the cart', async () => {
    const shopper = await demo.newShopper();
    await inWindow(false, async (page, examine) => {
      await page.goto(demo.url);
      await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
      await examine('catalog');
      await signIn(page, { url: demo.url, shopper });
      await page.getByLabel('Search').fill('portland');
      await press(page, 'Show');
      await page.getByLabel(/^Quantity of Ironshore Portland Cement, 42.5 kg/).fill('3');
      await press(page, 'Add Ironshore Portland Cement, 42.5 kg');
      await page.getByText('Added.').waitFor();
      await examine('catalog-added');
      await page.getByRole('link', { name: 'Your cart' }).click();
      await page.getByRole('table', { name: 'Your cart' }).getByRole('row').filter({ hasText: SKU }).waitFor();
    });
  });
});
