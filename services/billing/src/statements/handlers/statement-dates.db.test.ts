import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { atStoreTime, inStoreZone, saveOffset } from '@storefront/store-clock';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import { applyInvoiceCredit } from '../../payments/handlers/apply-credit.ts';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { recordCustomerPayment } from '../../payments/handlers/record-customer-payment.ts';
import { aPlacedOrder } from '../../testing/builders.ts';
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
  billing.clock.now = new Date();
});
afterAll(() => billing.close());

type Shopper = Awaited<ReturnType<typeof aCustomer>>;

const read = async (shopper: Shopper, period: { from?: string; to?: string } = {}) => {
  const { statement } = await getStatement(billing.deps)(period, shopper);
  if (!statement) throw new Error('there is no statement');
  return { ...statement, asOf: undefined };
};
const setTerms = (shopper: Shopper, termsBasis: 'NET' | 'EOM', termsDays: number) =>
  setCustomer(billing.deps)({ customer: shopper.customerId, fields: { termsBasis, termsDays, paymentRails: [], addresses: [] } }, shopper);

/** An invoice of 115.00 on the terms that the customer has now. */
async function anInvoiceOnTerms(shopper: Shopper, timeZone = 'UTC') {
  const order = aPlacedOrder({ id: newId(), checkoutId: newId(), customerId: shopper.customerId });
  const money = { paymentRail: 'CREDIT_TERMS', amount: '115.00', currency: 'JMD', holdSeconds: 900, dryRun: false } as const;
  const { authorized } = await authorizePayment(billing.deps)({ orderId: order.id, checkoutId: order.checkoutId, ...money }, shopper);
  const termsBasis = authorized?.paymentTerms?.code?.startsWith('EOM') === true ? ('EOM' as const) : ('NET' as const);
  const terms = { termsBasis, termsDays: authorized?.paymentTerms?.days ?? 0 };
  await shop.deliver(shopper, 'order.confirmed', { ...order, terms, timeZone });
  return (await shop.invoiceOf(shopper, order.id))?.id ?? '';
}

test('a change of payment terms leaves earlier invoices, and statements of them, as they were', async () => {
  const shopper = await aCustomer(billing.deps, { creditLimit: '1000', termsDays: 30 });
  billing.clock.now = new Date('2026-05-20T15:00:00Z');
  const first = await anInvoiceOnTerms(shopper);
  const shown = await read(shopper);

  await setTerms(shopper, 'EOM', 15);
  billing.clock.now = new Date('2026-05-25T15:00:00Z');
  await anInvoiceOnTerms(shopper);
  await setTerms(shopper, 'NET', 0);
  await anInvoiceOnTerms(shopper);

  billing.clock.now = new Date('2026-06-18T15:00:00Z');
  expect(await read(shopper, { from: '2026-04-20', to: '2026-05-20' })).toEqual(shown);
  const agingAt = async (to: string) => (await read(shopper, { from: '2026-05-01', to })).aging;
  // The third is due on 2026-05-25, the second on 2026-06-15, and the first on 2026-06-19.
  expect(await agingAt('2026-05-26')).toMatchObject({ current: '230.00', days_1_30: '115.00' });
  expect(await agingAt('2026-06-15')).toMatchObject({ current: '230.00', days_1_30: '115.00' });
  expect(await agingAt('2026-06-16')).toMatchObject({ current: '115.00', days_1_30: '230.00' });

  // A reissue keeps the due date, although the terms have changed since.
  await voidInvoice(billing.deps)({ invoice: first, payments: 'PAYMENTS_UNSPECIFIED', reissue: true }, shopper);
  billing.clock.now = new Date('2026-06-25T15:00:00Z');
  expect(await agingAt('2026-06-19')).toMatchObject({ current: '115.00', days_1_30: '230.00' });
  expect(await agingAt('2026-06-20')).toMatchObject({ current: '0.00', days_1_30: '345.00' });
  expect(await agingAt('2026-06-25')).toMatchObject({ days_1_30: '230.00', days_31_60: '115.00' });
});

// Days of 23 and of 25 hours. The clock of the store, which only moves ahead, is moved to an hour before and after midnight.
test.each([
  ['2040-03-11', '2040-03-12T02:59:00Z', '2040-03-12T04:01:00Z'],
  ['2040-11-04', '2040-11-05T03:59:00Z', '2040-11-05T05:01:00Z'],
])(
  'credit that is applied late on %s, when the clocks change, counts on that day, and after midnight on the next',
  async (day, late, next) => {
    const shopper = await aCustomer(billing.deps, { creditLimit: '1000' });
    const at = async <T>(instant: string, work: () => Promise<T>): Promise<T> => {
      const offset = Date.parse(instant) - billing.clock.now.getTime();
      await saveOffset(billing.deps.db, shopper, offset);
      return await inStoreZone('America/New_York', () => atStoreTime(offset, work));
    };
    const invoiceId = await at(late, () => anInvoiceOnTerms(shopper, 'America/New_York'));
    const allocations = [{ invoice: invoiceId, amount: '1' }];
    const apply = () => applyInvoiceCredit(billing.deps)({ invoiceId, amount: '10' }, shopper);
    await at(late, async () => {
      await recordCustomerPayment(billing.deps)({ customer: shopper.customerId, amount: '31', allocations }, shopper);
      await apply();
    });
    await at(next, apply);

    const [ofDay, ofNext] = await at(next, async () => [await read(shopper, { from: day, to: day }), await read(shopper)]);
    expect(ofDay).toMatchObject({ closingBalance: '84.00', unappliedCredit: '20.00', aging: { current: '104.00' } });
    expect(ofDay.entries?.map(({ date }) => date)).toEqual([day, day]);
    expect(ofNext).toMatchObject({ closingBalance: '84.00', unappliedCredit: '10.00', aging: { current: '94.00' } });
    expect(ofNext.to).not.toBe(day);
  },
);

test('a store that moves to another time zone keeps the due dates of its invoices, and ages them by its new days', async () => {
  billing.clock.now = new Date('2026-05-20T11:00:00Z');
  const shopper = await aCustomer(billing.deps, { creditLimit: '1000', termsDays: 0 });
  await anInvoiceOnTerms(shopper, 'Pacific/Kiritimati');

  // It is already the next day in the east, and still the previous day in the west.
  billing.clock.now = new Date('2026-05-22T04:00:00Z');
  const east = await inStoreZone('Pacific/Kiritimati', () => read(shopper));
  const west = await inStoreZone('America/Jamaica', () => read(shopper, { to: '2026-05-21' }));

  expect([east.to, east.aging]).toMatchObject(['2026-05-22', { days_1_30: '115.00' }]);
  expect([west.to, west.aging]).toMatchObject(['2026-05-21', { current: '115.00' }]);
  expect(west.entries).toEqual(east.entries);
});
