import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { anInvoice, type IssuedInvoice, readInvoice } from '../support/http/an-invoice.ts';
import { outcomeOfPayment } from '../support/pages/outcome-of-payment.ts';
import type { Shopper, TestStore } from '../support/systems/a-store.ts';
import type { Inspect } from './account-scenario.ts';
import { heading, press } from './shopping.ts';

const SKU = 'TLS-NAL-3';
const choose = (page: Page, { number }: IssuedInvoice) => page.getByRole('checkbox', { name: `Pay ${number}` });
const amountOf = (page: Page, { number }: IssuedInvoice) => page.getByLabel(`Amount for ${number}`);

/** A shopper pays three invoices at once, one of them in part, after correcting an amount. Then one is paid meanwhile, and a payment is declined. */
export async function payTogether(page: Page, shopper: Shopper, store: TestStore, inspect: Inspect): Promise<void> {
  const [first, second, third] = [await anInvoice(shopper, SKU), await anInvoice(shopper, SKU), await anInvoice(shopper, SKU)] as const;
  await page.goto('/invoices');
  await press(page, 'Pay selected');
  await page.getByText('Select the invoices to pay.').waitFor();
  expect(await amountOf(page, first).isVisible()).toBe(false);
  for (const invoice of [first, second, third]) await choose(page, invoice).check();
  await amountOf(page, second).fill('a part');
  await press(page, 'Pay selected');
  await page.getByText('This is not an amount, such as 1500.00.').waitFor();
  await amountOf(page, second).fill('9,999,999.00');
  await press(page, 'Pay selected');
  await page.getByText('This must not exceed the amount due.').waitFor();
  expect(await amountOf(page, second).inputValue()).toBe('9,999,999.00');
  expect(await choose(page, third).isChecked()).toBe(true);
  await inspect('invoices-error');
  await amountOf(page, second).fill('100.5');
  await press(page, 'Pay selected');
  await press(page, /^Pay JMD/);
  await outcomeOfPayment(page, 'Payment received');
  const paid = await page.locator('.totals').innerText();
  for (const { number } of [first, second, third]) expect(paid).toContain(number);
  expect(paid).toContain('$100.50');
  await inspect('invoices-paid');
  expect((await readInvoice(shopper, first)).settlement).toBe('PAID');
  expect(await readInvoice(shopper, second)).toMatchObject({ settlement: 'PARTIALLY_PAID', amount_due: second.amount_due - 100.5 });
  expect((await readInvoice(shopper, third)).settlement).toBe('PAID');

  const fourth = await anInvoice(shopper, SKU);
  await page.getByRole('link', { name: 'Show the invoices' }).click();
  for (const invoice of [second, fourth]) await choose(page, invoice).check();
  await store.cli('invoices', 'record-payment', second.number, '--amount', String(second.amount_due - 100.5));
  await press(page, 'Pay selected');
  await page.getByText('An invoice has been paid in the meantime.').waitFor();
  await page.getByText('This invoice is paid now. It was not charged again.').waitFor();
  expect(await choose(page, fourth).isChecked()).toBe(true);
  await inspect('invoices-paid-meanwhile');
  await press(page, 'Pay selected');
  await press(page, 'Decline card');
  await outcomeOfPayment(page, 'Your payment was declined');
  expect((await readInvoice(shopper, fourth)).settlement).toBe('UNPAID');
}

/** A shopper applies unused credit to an invoice, a part of it first, and reads a credit note. */
export async function useCredit(page: Page, shopper: Shopper, store: TestStore, inspect: Inspect): Promise<void> {
  const { data: due } = (await shopper.api.get('/v1/invoices?settlement=UNPAID')).body;
  const owed = due.reduce((sum: number, { amount_due }: IssuedInvoice) => sum + amount_due, 0);
  await store.cli('customers', 'record-payment', shopper.customerId, '--amount', String(owed + 300), '--reference', `bank ${owed}`);
  const invoice = await anInvoice(shopper, SKU);
  await page.goto('/statement');
  await page.getByRole('link', { name: 'Choose an invoice to apply your credit to' }).click();
  await page.getByRole('link', { name: invoice.number, exact: true }).click();
  await heading(page, `Invoice ${invoice.number}`);
  const credit = page.getByLabel('Part of your unused credit of J$300.00');
  await credit.fill('300.01');
  await press(page, 'Apply credit');
  await page.getByText('This must not exceed the unapplied credit.').waitFor();
  expect(await credit.inputValue()).toBe('300.01');
  await inspect('invoice-error');
  await credit.fill('120');
  await press(page, 'Apply credit');
  await page.getByText('Your credit was applied.').waitFor();
  await page.getByLabel('Part of your unused credit of J$180.00').waitFor();
  await press(page, 'Apply credit');
  await page.getByText('Your credit was applied.').waitFor();
  await page.getByRole('button', { name: 'Apply credit' }).waitFor({ state: 'detached' });
  expect(await readInvoice(shopper, invoice)).toMatchObject({ settlement: 'PARTIALLY_PAID', amount_due: invoice.amount_due - 300 });

  await store.cli('orders', 'refund', invoice.order_id, '--lines', `${SKU}=1`);
  await page.goto('/credit-notes');
  await inspect('credit-notes');
  await page.getByRole('link', { name: /^CN/ }).first().click();
  await heading(page, /^Credit note/);
  await page.getByText(/^1 kg × /).waitFor();
  await inspect('credit-note');
  const pdf = await page.context().request.get((await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
  await page.getByRole('link', { name: /^Credit note/ }).waitFor();
  await inspect('invoice');
}

/** A shopper is refused to close the account while credit is left, downloads the data, and closes it. */
export async function leave(page: Page, { email, password, customerId }: Shopper, store: TestStore, inspect: Inspect): Promise<void> {
  await store.cli('customers', 'record-payment', customerId, '--amount', '50', '--reference', 'bank 1');
  await page.goto('/account');
  const file = await page.context().request.get((await page.getByRole('link', { name: /^Download/ }).getAttribute('href')) ?? '');
  expect((await file.json()).data).toMatchObject({ customer: { email }, orders: [] });
  await page.getByRole('link', { name: 'Close your account' }).click();
  await heading(page, 'Close your account');
  await inspect('close');
  const close = async (secret: string): Promise<void> => {
    await page.getByLabel('Password').fill(secret);
    await press(page, 'Close my account');
  };
  await close('not the password');
  await page.getByText('The current password is wrong.').waitFor();
  await close(password);
  await page.getByText('Your account cannot be closed yet: you have unused credit').waitFor();
  await inspect('close-refused');
  await store.cli('customers', 'refund-credit', customerId, '--amount', '50', '--reference', 'out 1');
  await close(password);
  await page.getByText('Your account is closed.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Log in');
  await page.getByText('The email address or the password is wrong.').waitFor();
}
