import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { applyInvoiceCredit } from './apply-credit.ts';
import { payInvoice } from './pay-invoice.ts';
import { recordCustomerPayment } from './record-customer-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refundCredit } from './refund-credit.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
});
afterAll(() => billing.close());

type Shopper = Awaited<ReturnType<typeof aCustomer>>;

const record = (
  shopper: Shopper,
  amount: string,
  given: { reference?: string; allocations?: { invoice: string; amount: string }[] } = {},
) => recordCustomerPayment(billing.deps)({ customer: shopper.customerId, amount, allocations: [], ...given }, shopper);
const payOut = (shopper: Shopper, amount: string, reference: string) =>
  refundCredit(billing.deps)({ customer: shopper.customerId, amount, reference }, shopper);
const apply = (shopper: Shopper, invoiceId: string, amount?: string) =>
  applyInvoiceCredit(billing.deps)({ invoiceId, ...(amount && { amount }) }, shopper);

/** A customer with two open invoices of 115.00. */
async function twoInvoices() {
  const first = await shop.anOpenInvoice();
  const second = await shop.anOpenInvoice(first.shopper);
  return { shopper: first.shopper, first: first.invoiceId, second: second.invoiceId };
}

test('a payment on account pays what is due first, and the rest is credit', async () => {
  const { shopper, first, second } = await twoInvoices();

  expect((await record(shopper, '150')).allocations).toMatchObject([{ amount: '115' }, { amount: '35' }]);
  expect(await record(shopper, '100')).toMatchObject({ allocations: [{ amount: '80' }], unappliedCredit: '20.00' });

  expect(await shop.paymentsOf(first)).toMatchObject({ status: 'PAID', amount_paid: '115' });
  expect(await shop.paymentsOf(second)).toMatchObject({ status: 'PAID', payments: 2 });
});

test('a payment can name its invoices, and the rest of it is credit although another invoice is open', async () => {
  const { shopper, first, second } = await twoInvoices();

  const { unappliedCredit } = await record(shopper, '60', { allocations: [{ invoice: second, amount: '50' }] });

  expect(unappliedCredit).toBe('10.00');
  expect(await shop.paymentsOf(first)).toMatchObject({ amount_paid: '0' });
  expect(await shop.paymentsOf(second)).toMatchObject({ amount_paid: '50' });
});

test('a payment that does not fit is refused as a whole', async () => {
  const { shopper, first, second } = await twoInvoices();
  const stranger = await shop.anOpenInvoice();
  const neighbor = await shop.anOpenInvoice(await aCustomer(billing.deps, { tenantId: shopper.tenantId, mode: shopper.mode }));

  for (const [amount, allocations, expected] of [
    ['200', [{ invoice: first, amount: '115.01' }], { reason: 'amount_exceeds_due' }],
    [
      '100',
      [
        { invoice: first, amount: '60' },
        { invoice: second, amount: '60' },
      ],
      { code: 'validation_error' },
    ],
    ['100', [{ invoice: stranger.invoiceId, amount: '10' }], { code: 'not_found' }],
    ['100', [{ invoice: neighbor.invoiceId, amount: '10' }], { code: 'validation_error' }],
    ['100', [{ invoice: newId(), amount: '10' }], { code: 'not_found' }],
    ['0', [], { code: 'validation_error' }],
    ['1.001', [], { code: 'validation_error' }],
  ] as const) {
    await expect(record(shopper, amount, { allocations: [...allocations] })).rejects.toMatchObject(expected);
  }
  expect(await shop.paymentsOf(first)).toMatchObject({ payments: 0 });
});

test('a reference is recorded once per customer, also by requests at the same time', async () => {
  const { shopper } = await twoInvoices();

  const all = await Promise.all(Array.from({ length: 5 }, () => record(shopper, '300', { reference: 'bank-1' })));

  expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(all.at(-1)?.unappliedCredit).toBe('70.00');
  await expect(record(shopper, '301', { reference: 'bank-1' })).rejects.toMatchObject({ reason: 'payment_reference_used' });
});

test('two customers of a store can have the same references', async () => {
  const { shopper } = await twoInvoices();
  const other = await aCustomer(billing.deps, { tenantId: shopper.tenantId, mode: shopper.mode });
  for (const [customer, amount] of [
    [shopper, '300'],
    [other, '50'],
  ] as const) {
    await record(customer, amount, { reference: 'bank-2' });
    await payOut(customer, '20', 'OUT-2');
    await record(customer, amount, { reference: 'bank-2' });
    await payOut(customer, '20', 'OUT-2');
  }

  expect(await record(shopper, '300', { reference: 'bank-2' })).toMatchObject({ unappliedCredit: '50.00' });
  expect(await record(other, '50', { reference: 'bank-2' })).toMatchObject({ allocations: [], unappliedCredit: '30.00' });
});

test('credit is paid out once per reference, and never more than there is', async () => {
  const shopper = await aCustomer(billing.deps);
  await record(shopper, '100', { reference: 'OUT-1' });

  await Promise.all(Array.from({ length: 4 }, () => payOut(shopper, '60', 'OUT-1')));

  expect((await payOut(shopper, '30', 'OUT-2')).unappliedCredit).toBe('10.00');
  await expect(payOut(shopper, '61', 'OUT-1')).rejects.toMatchObject({ reason: 'payment_reference_used' });
  await expect(payOut(shopper, '10.01', 'OUT-3')).rejects.toMatchObject({ reason: 'credit_too_low' });
  await payOut(shopper, '10', 'OUT-4');
  await expect(payOut(shopper, '1', 'OUT-5')).rejects.toMatchObject({ reason: 'no_unapplied_credit' });
});

test('a buyer applies credit: as much as fits, or a part', async () => {
  const { shopper, first, second } = await twoInvoices();
  const other = await aCustomer(billing.deps);
  await record(shopper, '350');
  expect(await shop.paymentsOf(first)).toMatchObject({ status: 'PAID' });
  await expect(apply(shopper, first)).rejects.toMatchObject({ reason: 'invoice_already_paid' });
  const third = await shop.anOpenInvoice(shopper);

  expect((await apply(shopper, third.invoiceId, '20')).invoice).toMatchObject({ amountDue: '95.00', status: 'OPEN' });
  await expect(apply(shopper, third.invoiceId, '96')).rejects.toMatchObject({ reason: 'amount_exceeds_due' });
  await expect(apply(shopper, third.invoiceId, '101')).rejects.toMatchObject({ reason: 'amount_exceeds_credit' });
  await expect(apply(other, third.invoiceId)).rejects.toMatchObject({ code: 'not_found' });
  expect((await apply(shopper, third.invoiceId)).invoice).toMatchObject({ amountDue: '0.00', status: 'PAID' });
  await expect(apply(shopper, second)).rejects.toMatchObject({ reason: 'invoice_already_paid' });
  const fourth = await shop.anOpenInvoice(shopper);
  expect((await apply(shopper, fourth.invoiceId)).invoice).toMatchObject({ amountDue: '110.00' });
  await expect(apply(shopper, fourth.invoiceId)).rejects.toMatchObject({ reason: 'no_unapplied_credit' });
});

test('requests at the same time spend the credit once', async () => {
  const { shopper, first, second } = await twoInvoices();
  await record(shopper, '100', { allocations: [{ invoice: first, amount: '15' }] });

  const results = await Promise.allSettled([first, second, first, second].map((invoice) => apply(shopper, invoice)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { amount } = await billing.deps.db
    .selectFrom('unapplied_credit')
    .select('amount')
    .where('customer_id', '=', shopper.customerId)
    .executeTakeFirstOrThrow();
  expect(Number(amount)).toBe(0);
});

test('applying credit cancels the pending session of the invoice, and is refused while a bank processes a payment', async () => {
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
  const sessionId = paymentSession?.id ?? '';
  await expect(apply(shopper, invoiceId)).rejects.toMatchObject({ reason: 'no_unapplied_credit' });
  expect((await shop.rowOf(sessionId)).status).toBe('PENDING');
  await record(await aCustomer(billing.deps), '10');
  await recordCustomerPayment(billing.deps)(
    { customer: shopper.customerId, amount: '400', allocations: [{ invoice: invoiceId, amount: '0.01' }] },
    shopper,
  );
  const again = await payInvoice(billing.deps)({ invoiceId }, shopper);
  await billing.deps.db
    .updateTable('payment_session')
    .set({ status: 'PROCESSING' })
    .where('id', '=', again.paymentSession?.id ?? '')
    .execute();

  await expect(apply(shopper, invoiceId)).rejects.toMatchObject({ reason: 'payment_in_progress' });

  await billing.deps.db
    .updateTable('payment_session')
    .set({ status: 'PENDING' })
    .where('id', '=', again.paymentSession?.id ?? '')
    .execute();
  expect((await apply(shopper, invoiceId)).invoice).toMatchObject({ status: 'PAID' });
  expect((await shop.rowOf(sessionId)).status).toBe('CANCELLED');
  expect((await shop.rowOf(again.paymentSession?.id ?? '')).status).toBe('CANCELLED');
});

test('a payment without a reference repeats one of the same customer, amount, and day only when it is confirmed', async () => {
  const { shopper, first } = await twoInvoices();
  const given = { customer: shopper.customerId, amount: '10', allocations: [], refuseRepeated: true };
  const { paymentId } = await recordCustomerPayment(billing.deps)(given, shopper);
  const ofInvoice = { invoice: first, amount: '10.00', refuseRepeated: true };

  await expect(recordCustomerPayment(billing.deps)(given, shopper)).rejects.toMatchObject({
    reason: 'payment_repeated',
    message: expect.stringContaining(String(paymentId)),
  });
  await expect(recordPayment(billing.deps)(ofInvoice, shopper)).rejects.toMatchObject({ reason: 'payment_repeated' });
  await expect(recordPayment(billing.deps)({ ...ofInvoice, date: '2026-01-05' }, shopper)).resolves.toBeDefined();
  await expect(recordPayment(billing.deps)({ ...ofInvoice, reference: 'bank 1' }, shopper)).resolves.toBeDefined();
  await expect(recordPayment(billing.deps)({ ...ofInvoice, refuseRepeated: false }, shopper)).resolves.toBeDefined();
  await expect(recordCustomerPayment(billing.deps)({ ...given, amount: '11' }, shopper)).resolves.toBeDefined();
});
