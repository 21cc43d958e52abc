import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inStoreZone } from '@storefront/store-clock';
import { sql } from 'kysely';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import { recordPayment } from '../../payments/handlers/record-payment.ts';
import { refundOrder } from '../../payments/handlers/refund-order.ts';
import { reversePayment } from '../../payments/handlers/reverse-payment.ts';
import { aRefundRequest, operatorOf } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { getStatement } from './statements.ts';

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

const read = async (shopper: Shopper, period: { from?: string; to?: string } = {}) => {
  const { statement } = await getStatement(billing.deps)(period, shopper);
  if (!statement) throw new Error('there is no statement');
  return statement;
};
const linesOf = ({ entries = [] }: Awaited<ReturnType<typeof read>>) =>
  entries.map(({ date, type, debit, credit, balance }) => [date, type, debit ?? null, credit ?? null, balance]);

test('a statement shows an invoice, what was paid in parts, backdated, bounced, and refunded', async () => {
  const { shopper, order, invoiceId } = await shop.anOpenInvoice();
  const pay = (amount: string, date?: string) =>
    recordPayment(billing.deps)({ invoice: invoiceId, amount, ...(date && { date }) }, shopper);
  await pay('40', '2026-05-20');
  billing.clock.now = new Date('2026-05-21T15:00:00Z');
  await pay('75');
  const bounced = await billing.deps.db
    .selectFrom('payment')
    .select('id')
    .where('customer_id', '=', shopper.customerId)
    .where('amount', '=', '40')
    .executeTakeFirstOrThrow();
  await reversePayment(billing.deps)({ invoice: invoiceId, payment: bounced.id, reason: 'BOUNCED', date: '2026-05-20' }, shopper);
  await refundOrder(billing.deps)(aRefundRequest({ orderId: order.id, amount: '50', method: 'BY_HAND', reference: 'TILL' }), shopper);

  const statement = await read(shopper);

  expect(linesOf(statement)).toEqual([
    ['2026-05-20', 'INVOICE', '115.00', null, '115.00'],
    ['2026-05-20', 'PAYMENT', null, '40.00', '75.00'],
    ['2026-05-21', 'PAYMENT', null, '75.00', '0.00'],
    ['2026-05-21', 'CREDIT_NOTE', null, '50.00', '-50.00'],
    ['2026-05-21', 'REFUND', '10.00', null, '-40.00'],
    ['2026-05-21', 'REVERSAL', '40.00', null, '0.00'],
  ]);
  expect(statement.entries?.at(-1)?.description).toBe('Payment bounced on 2026-05-20');
  expect(statement).toMatchObject({ openingBalance: '0.00', closingBalance: '0.00', unappliedCredit: '0.00' });
});

test('a past period shows what was due at its end, and a reissue is an adjustment and an invoice', async () => {
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  billing.clock.now = new Date('2026-07-10T15:00:00Z');
  await voidInvoice(billing.deps)({ invoice: invoiceId, payments: 'PAYMENTS_UNSPECIFIED', reissue: true }, shopper);
  billing.clock.now = new Date('2026-07-12T15:00:00Z');

  const statement = await read(shopper, { from: '2026-07-01' });
  expect(linesOf(statement)).toEqual([
    ['2026-07-10', 'ADJUSTMENT', null, '115.00', '0.00'],
    ['2026-07-10', 'INVOICE', '115.00', null, '115.00'],
  ]);
  expect(statement).toMatchObject({ openingBalance: '115.00', closingBalance: '115.00' });
  expect((await read(shopper, { from: '2026-05-01', to: '2026-06-03' })).aging).toMatchObject({ current: '115.00', days_1_30: '0.00' });
  expect((await read(shopper, { from: '2026-05-01', to: '2026-06-04' })).aging).toMatchObject({ current: '0.00', days_1_30: '115.00' });
});

test('money that came late to a closed period has the first day that is open, so that the period stays as it was shown', async () => {
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  billing.clock.now = new Date('2026-05-21T00:00:01Z');
  const shown = await read(shopper, { to: '2026-05-20' });

  // Another process has committed a payment of the last second of the day.
  billing.clock.now = new Date('2026-05-20T23:59:59Z');
  await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15' }, shopper);
  billing.clock.now = new Date('2026-05-21T00:00:02Z');

  expect({ ...(await read(shopper, { to: '2026-05-20' })), asOf: '' }).toEqual({ ...shown, asOf: '' });
  expect(linesOf(await read(shopper, { from: '2026-05-21' }))).toEqual([['2026-05-21', 'PAYMENT', null, '15.00', '100.00']]);
});

test('a store that moves to another time zone keeps the dates of its entries and their order', async () => {
  billing.clock.now = new Date('2026-05-20T11:00:00Z');
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  await recordPayment(billing.deps)({ invoice: invoiceId, amount: '10' }, shopper);
  const before = await inStoreZone('Pacific/Kiritimati', () => read(shopper));
  await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15' }, shopper);

  const after = await inStoreZone('America/Jamaica', () => read(shopper));

  expect(linesOf(before)).toEqual([
    ['2026-05-20', 'INVOICE', '115.00', null, '115.00'],
    ['2026-05-21', 'PAYMENT', null, '10.00', '105.00'],
  ]);
  expect(linesOf(after)).toEqual([...linesOf(before), ['2026-05-21', 'PAYMENT', null, '15.00', '90.00']]);
  expect(after.to).toBe('2026-05-21');
});

test('concurrent reads post each entry once', async () => {
  const { shopper, invoiceId } = await shop.anOpenInvoice();
  await recordPayment(billing.deps)({ invoice: invoiceId, amount: '15' }, shopper);

  const all = await Promise.all(Array.from({ length: 8 }, () => read(shopper)));

  for (const each of all) expect(linesOf(each)).toEqual(linesOf(await read(shopper)));
  expect(all[0]?.entries).toHaveLength(2);
});

test('the store reads the statement of its customer, and of no other store', async () => {
  const { shopper } = await shop.anOpenInvoice();
  const stranger = await aCustomer(billing.deps);

  const { statement } = await getStatement(billing.deps)({ customer: shopper.customerId }, operatorOf(shopper));

  expect(statement?.entries).toHaveLength(1);
  const ofStranger = getStatement(billing.deps)({ customer: shopper.customerId }, operatorOf(stranger));
  await expect(ofStranger).rejects.toMatchObject({ code: 'not_found' });
  expect((await read(stranger)).entries).toEqual([]);
});

test.each([{ from: '2026-02-30' }, { to: 'yesterday' }, { from: '2026-05-21', to: '2026-05-20' }])(
  'the period %j is refused',
  async (period) => {
    const shopper = await aCustomer(billing.deps);

    await expect(read(shopper, period)).rejects.toMatchObject({ code: 'validation_error' });
  },
);

/** Also the measurement of a statement of two years: `STATEMENT_TIMES=1` prints how long its readings take. */
test('a statement of 24 months with 2,000 entries adds up', async () => {
  const { shopper } = await shop.anOpenInvoice();
  const { tenantId, mode, customerId } = shopper;
  await sql`
    insert into payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, recorded_at)
    select ${tenantId}, ${mode}, gen_random_uuid(), ${customerId}, 'JMD', 1, 'recorded', at, at
    from (select timestamptz '2024-06-01 12:00Z' + n * interval '8 hours' as at from generate_series(1, 1999) n) times`.execute(
    billing.deps.db,
  );

  const times: number[] = [];
  for (let reading = 0; reading < 4; reading += 1) {
    const before = performance.now();
    const statement = await read(shopper, { from: '2024-05-20' });
    times.push(performance.now() - before);
    expect(statement.entries).toHaveLength(2000);
    expect(statement.closingBalance).toBe('-1884.00');
  }
  if (process.env.STATEMENT_TIMES) process.stdout.write(`${times.map((ms) => ms.toFixed(0)).join(' ')} ms\n`);
});
