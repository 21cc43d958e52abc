import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Inspect } from './account-scenario.ts';
import { fillDetails, heading, press } from './shopping.ts';

const CEMENT = 'BLD-CEM-425';
const NAILS = 'TLS-NAL-3';

/** A shopper orders from a pad with bad rows, saves a list, orders again, orders from the list, and finds the orders and invoices by filters. */
export async function orderFast(page: Page, inspect: Inspect): Promise<void> {
  const count = (): Promise<string> => page.locator('.count').innerText();
  await page.goto('/order-pad');
  await inspect('order-pad');
  const pad = page.getByLabel('One SKU and quantity in each row');
  // The first cell has a line break, as in a spreadsheet.
  await pad.fill(`SKU\tQuantity\n"${CEMENT}\n"\t5\nNO-SUCH\t1\n${NAILS}\tmany`);
  await press(page, 'Add to cart');
  await page.getByText('Row 4: NO-SUCH: not sold here').waitFor();
  await page.getByText(/^Row 5: “TLS-NAL-3\s+many” many is not a quantity/).waitFor();
  expect(await pad.inputValue()).toBe(`SKU\tQuantity\nNO-SUCH\t1\n${NAILS}\tmany`);
  expect(await count()).toBe('1');
  await inspect('order-pad-errors');
  await page.getByLabel(/^Or a file/).setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(`${NAILS};2`) });
  await press(page, 'Add to cart');
  await page.getByText('Added all 1 rows to your cart.').waitFor();
  expect(await count()).toBe('2');

  await page.goto('/cart');
  await page.getByLabel('List').fill('Monthly');
  await press(page, 'Save as a list');
  await page.getByText('Saved in the list “Monthly”.').waitFor();
  await inspect('cart-lines');
  await fillDetails(page, 'Cash on delivery');
  await press(page, 'Review the order');
  await press(page, /^Order for/);
  await page.getByText('Thank you. Your order is confirmed.').waitFor();
  await press(page, 'Order again');
  await heading(page, 'Cart');
  expect(await page.locator('.cart-line').count()).toBe(2);

  await page.goto('/lists');
  await page.getByLabel('Name of a new list').fill('Empty');
  await press(page, 'Create a list');
  await heading(page, 'Empty');
  await page.getByText('Delete this list').click();
  await press(page, 'Delete it with all its items');
  await heading(page, 'Lists');
  await inspect('lists');
  await page.getByRole('link', { name: 'Monthly' }).click();
  await heading(page, 'Monthly');
  await page.getByLabel('Name').fill('Every month');
  await press(page, 'Rename');
  await heading(page, 'Every month');
  await inspect('list');
  await press(page, 'Add all to cart');
  await heading(page, 'Cart');

  await page.goto('/orders');
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Order number, your number, or SKU').fill('NO-SUCH');
  await press(page, 'Show');
  await page.getByText('There are no orders.').waitFor();
  await page.getByLabel('Order number, your number, or SKU').fill(CEMENT.toLowerCase());
  await page.getByLabel('Status').selectOption('Confirmed');
  await page.getByLabel('Order of the list').selectOption('Highest total first');
  await press(page, 'Show');
  await page.locator('.rows li').first().waitFor();
  await inspect('orders-filtered');
  await page.goto('/orders?placed_from=yesterday');
  await page.getByText(/^The placed from/).waitFor();
  await page.goto('/invoices?settlement=UNPAID&sort=due_at');
  await heading(page, 'Invoices');
  await inspect('invoices-filtered');
  await page.getByRole('link', { name: 'Statement of your account' }).click();
  await heading(page, 'Statement');
  await inspect('statement');
}
