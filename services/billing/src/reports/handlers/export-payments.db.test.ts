import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { inStoreZone } from '@storefront/store-clock';
import { sql } from 'kysely';
import { applyCredit } from '../../payments/handlers/apply-credit.ts';
import { payInvoice } from '../../payments/handlers/pay-invoice.ts';
import { recordCustomerPayment } from '../../payments/handlers/record-customer-payment.ts';
import { recordPayment } from '../../payments/handlers/record-payment.ts';
import { refundCredit } from '../../payments/handlers/refund-credit.ts';
import { refundOrder } from '../../payments/handlers/refund-order.ts';
import { reversePayment } from '../../payments/handlers/reverse-payment.ts';
import { aPlacedOrder, aRefundRequest } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { exportPayments } from './export-payments.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
});
beforeEach(() => {
  billing.clock.now = new Date('2026-05-20T15:00:00Z');
});
afterAll(() => billing.close());

type Shopper = Awaited<ReturnType<typeof aCustomer>>;

const rows = (shopper: Shopper, from = '2026-05-01', to = '2026-05-31') =>
  rowsOf(exportPayments(billing.deps)({ from, to }, shopper, new AbortController().signal));
const shown = async (shopper: Shopper, ...period: string[]) =>
  (await rows(shopper, ...period)).map(({ date, amount, reference, source, status }) => [date, amount, reference ?? null, source, status]);

describe('the payments report has', () => {
  test('a payment of an invoice on delivery with its reference, on the day on which it was made', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '40', date: '2026-05-19', reference: 'TILL-1' }, shopper);
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '75' }, shopper);
    const { email } = await billing.deps.db
      .selectFrom('customer')
      .select('email')
      .where('id', '=', shopper.customerId)
      .executeTakeFirstOrThrow();

    expect(await rows(shopper)).toEqual([
      { date: '2026-05-19', customer: email, amount: '40.00', reference: 'TILL-1', source: 'recorded', status: 'RECEIVED' },
      { date: '2026-05-20', customer: email, amount: '75.00', reference: undefined, source: 'recorded', status: 'RECEIVED' },
    ]);
  });

  test('a payment of an invoice on credit terms', async () => {
    const shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
    const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId, paymentRail: 'CREDIT_TERMS' });
    await shop.deliver(shopper, 'order.confirmed', order);
    const invoice = (await shop.invoiceOf(shopper, order.id))?.id ?? '';
    await recordPayment(billing.deps)({ invoice, amount: '115', reference: 'bank-1' }, shopper);

    expect(await shown(shopper)).toEqual([['2026-05-20', '115.00', 'bank-1', 'recorded', 'RECEIVED']]);
  });

  test('a payment on account in full, but not the credit that pays an invoice later, or is paid out', async () => {
    const { shopper } = await shop.anOpenInvoice();
    await recordCustomerPayment(billing.deps)(
      { customer: shopper.customerId, amount: '300', reference: 'bank-2', allocations: [] },
      shopper,
    );
    const { invoiceId } = await shop.anOpenInvoice(shopper);
    await applyCredit(billing.deps)({ customer: shopper.customerId, invoice: invoiceId }, shopper);
    await refundCredit(billing.deps)({ customer: shopper.customerId, amount: '70', reference: 'out-1' }, shopper);

    expect(await shown(shopper)).toEqual([['2026-05-20', '300.00', 'bank-2', 'recorded', 'RECEIVED']]);
  });

  test('a prepaid order and an invoice that was paid online, which a refund leaves as they are', async () => {
    const { shopper, order, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, 'PAY');
    billing.clock.now = new Date('2026-05-21T15:00:00Z');
    await shop.deliver(shopper, 'order.confirmed', order);
    const { invoiceId } = await shop.anOpenInvoice(shopper);
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    await shop.choose(paymentSession?.id ?? '', 'PAY');
    await refundOrder(billing.deps)(aRefundRequest({ orderId: order.id, method: 'BY_HAND', reference: 'TILL' }), shopper);

    expect(await shown(shopper)).toEqual([
      ['2026-05-20', '115.00', null, 'session', 'RECEIVED'],
      ['2026-05-21', '115.00', null, 'session', 'RECEIVED'],
    ]);
  });

  test('money of a session that no invoice, or only a part of it, could take', async () => {
    const { shopper, order, sessionId } = await shop.aPrepaidOrder();
    await shop.choose(sessionId, 'PAY');
    await shop.deliver(shopper, 'order.cancelled', order);
    const { invoiceId } = await shop.anOpenInvoice(shopper);
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15', date: '2026-05-02' }, shopper);
    await shop.choose(paymentSession?.id ?? '', 'PAY');

    expect(await shown(shopper)).toEqual([
      ['2026-05-02', '15.00', null, 'recorded', 'RECEIVED'],
      ['2026-05-20', '115.00', null, 'session', 'RECEIVED'],
      ['2026-05-20', '115.00', null, 'session', 'RECEIVED'],
    ]);
  });

  test('the status of a payment that bounced', async () => {
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '40' }, shopper);
    const { id } = await billing.deps.db
      .selectFrom('payment')
      .select('id')
      .where('customer_id', '=', shopper.customerId)
      .executeTakeFirstOrThrow();
    await reversePayment(billing.deps)({ invoice: invoiceId, payment: id, reason: 'BOUNCED' }, shopper);

    expect(await shown(shopper)).toEqual([['2026-05-20', '40.00', null, 'recorded', 'REVERSED']]);
  });
});

test('a payment has the date of the time zone of the store, and is in one of two adjacent periods', async () => {
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  // The clocks of New York are set back on November 1, 2026, a day of 25 hours.
  for (const at of ['2026-11-01T03:59:59.999Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59.999Z', '2026-11-02T05:00:00Z']) {
    billing.clock.now = new Date(at);
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '1' }, shopper);
  }

  await inStoreZone('America/New_York', async () => {
    const dates = async (from: string, to: string) => (await rows(shopper, from, to)).map(({ date }) => date);
    expect(await dates('2026-10-01', '2026-10-31')).toEqual(['2026-10-31']);
    expect(await dates('2026-11-01', '2026-11-01')).toEqual(['2026-11-01', '2026-11-01']);
    expect(await dates('2026-11-02', '2026-11-30')).toEqual(['2026-11-02']);
  });
});

test('every payment of a long period is listed once, also those of one instant, and none of another store or mode', async () => {
  const shopper = await aCustomer(billing.deps);
  const other = await aCustomer(billing.deps);
  for (const { tenantId, mode, customerId } of [shopper, other]) {
    await sql`
      insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, recorded_at)
      select ${tenantId}, ${mode}, gen_random_uuid(), ${customerId}, 'JMD', n, 'recorded', at, at from (
        select n, timestamptz '2026-05-01 12:00:00.000123Z' + (n / 700) * interval '1.000001 seconds' as at from generate_series(1, 2500) n) times`.execute(
      billing.deps.db,
    );
  }

  const amounts = (await rows(shopper)).map(({ amount }) => Number(amount));

  expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
  expect(await shown({ ...shopper, mode: 'live' })).toEqual([]);
});

test.each([
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '', to: '' },
  { from: '2026-05-21', to: '2026-05-20' },
  { from: '2024-05-19', to: '2026-05-20' },
])('the period %j is refused', async ({ from, to }) => {
  const shopper = await aCustomer(billing.deps);

  await expect(rows(shopper, from, to)).rejects.toMatchObject({ code: 'validation_error' });
});
