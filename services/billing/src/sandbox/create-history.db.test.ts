import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, localDate } from '@storefront/contract';
import { violatedInvariants } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { decimal, sumOf } from '@storefront/money';
import type { HistoryEntry__Output as HistoryEntry } from '@storefront/proto/storefront/billing/v1';
import { inStoreZone } from '@storefront/store-clock';
import { getCredit } from '../customers/handlers/get-credit.ts';
import { recordCustomerPayment } from '../payments/handlers/record-customer-payment.ts';
import { refundOrder } from '../payments/handlers/refund-order.ts';
import { getStatement } from '../statements/handlers/statements.ts';
import { invariants } from '../store/invariants.ts';
import { aRefundRequest } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { clearAttempts } from './clear-attempts.ts';
import { createHistory } from './create-history.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
beforeEach(() => {
  billing.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

type Shopper = Awaited<ReturnType<typeof aCustomer>>;
const TODAY = '2026-11-20';

const create = (shopper: Shopper, entries: HistoryEntry[]) =>
  createHistory(billing.deps)({ customer: shopper.customerId, entries, months: 0, invoicesPerMonth: 0 }, shopper);
const fill = (shopper: Shopper, months: number, invoicesPerMonth: number) =>
  createHistory(billing.deps)({ customer: shopper.customerId, entries: [], months, invoicesPerMonth }, shopper);
const read = async (shopper: Shopper, period: { from?: string; to?: string } = {}) => {
  const { statement } = await getStatement(billing.deps)(period, shopper);
  if (!statement) throw new Error('there is no statement');
  return statement;
};
const invoicesOf = ({ tenantId }: Shopper) =>
  billing.deps.db.selectFrom('invoice').selectAll().where('tenant_id', '=', tenantId).orderBy('sequence').execute();
const eventsOf = ({ tenantId }: Shopper) =>
  billing.deps.db.selectFrom('outbox').select(['type', 'sequence']).where('tenant_id', '=', tenantId).execute();
const sum = (amounts: readonly (string | undefined)[]) => sumOf(amounts.map((amount) => decimal(amount ?? '0')));

const invoice = (date: string, amount: string, reference?: string): HistoryEntry => ({ type: 'INVOICE', date, amount, reference });
const payment = (date: string, amount: string, of?: number): HistoryEntry => ({ type: 'PAYMENT', date, amount, invoice: of });
const note = (date: string, amount: string, of?: number): HistoryEntry => ({ type: 'CREDIT_NOTE', date, amount, invoice: of });

describe('the largest history', () => {
  let shopper: Shopper;
  let created: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    billing.clock.now = new Date('2026-11-20T15:00:00Z');
    shopper = await aCustomer(billing.deps, { creditLimit: '1000000' });
    created = await fill(shopper, 24, 20);
  });

  test('is on the statement, whose entries add up to the closing balance, the aging, and the unapplied credit', async () => {
    const statement = await read(shopper, { from: addMonths(TODAY, -24), to: TODAY });

    expect(created).toMatchObject({ customerId: shopper.customerId, from: '2024-11-20', invoices: 480, unappliedCredit: '150.00' });
    expect(statement.entries).toHaveLength(480 + (created.payments ?? 0) + (created.creditNotes ?? 0));
    const debits = sum(statement.entries?.map(({ debit }) => debit) ?? []);
    const credits = sum(statement.entries?.map(({ credit }) => credit) ?? []);
    expect(debits.minus(credits).toFixed(2)).toBe(statement.closingBalance);
    expect(
      sum(Object.values(statement.aging ?? {}))
        .minus('150')
        .toFixed(2),
    ).toBe(statement.closingBalance);
    expect(sum(Object.values(statement.aging ?? {})).toFixed(2)).toBe(created.amountDue);
    expect(statement).toMatchObject({ openingBalance: '0.00', unappliedCredit: '150.00' });
    for (const due of seen('aging buckets', Object.values(statement.aging ?? {}))) expect(decimal(due).gt(0)).toBe(true);
  });

  test('has statements of adjacent periods that join', async () => {
    let balance = '0.00';
    for (let from = addMonths(TODAY, -24); from < TODAY; from = addMonths(from, 1)) {
      const month = await read(shopper, { from, to: addDays(addMonths(from, 1), -1) });
      expect(month.openingBalance).toBe(balance);
      balance = month.closingBalance ?? '';
    }
    expect(balance).toBe((await read(shopper)).closingBalance);
  });

  test('is the balance of the credit account', async () => {
    const { balance } = await getCredit(billing.deps)({ customer: shopper.customerId }, shopper);
    expect(balance).toBe(created.amountDue);
  });

  test('has numbers without a gap, and events for orders only', async () => {
    const [first, last] = [(await invoicesOf(shopper)).at(0), (await invoicesOf(shopper)).at(-1)];
    expect([first?.number, first?.order_number, last?.number]).toEqual(['INV-000001', 'SO-H000001', 'INV-000480']);
    const events = await eventsOf(shopper);
    expect(events.filter(({ type }) => type === 'invoice.backdated')).toHaveLength(480);
    expect(events.filter(({ type, sequence }) => type.startsWith('invoice') && sequence !== null)).toEqual([]);
  });
});

test('a payment without an invoice pays what is due first, and a credit note without one credits the last invoice', async () => {
  const shopper = await aCustomer(billing.deps, { creditLimit: '5000', termsDays: 30 });

  const created = await create(shopper, [
    payment('2026-04-01', '150'),
    invoice('2026-03-02', '115', 'PO-17'),
    invoice('2026-03-09', '230.05'),
    note('2026-03-12', '30.05'),
  ]);

  expect(created).toMatchObject({ from: '2026-03-02', to: '2026-04-01', invoices: 2, payments: 1, creditNotes: 1, amountDue: '165.00' });
  expect(created).toMatchObject({ currency: 'JMD', unappliedCredit: '0.00' });
  expect(
    (await invoicesOf(shopper)).map(({ status, amount_paid, amount_due, due_on }) => [status, amount_paid, amount_due, due_on]),
  ).toEqual([
    ['PAID', '115', '0', '2026-04-01'],
    ['OPEN', '35', '165', '2026-04-08'],
  ]);
  const { entries } = await read(shopper, { from: '2026-01-01' });
  expect(entries?.map(({ date, type, reference, balance }) => [date, type, reference, balance])).toEqual([
    ['2026-03-02', 'INVOICE', 'PO-17', '115.00'],
    ['2026-03-09', 'INVOICE', 'SO-H000002', '345.05'],
    ['2026-03-12', 'CREDIT_NOTE', 'INV-000002', '315.00'],
    ['2026-04-01', 'PAYMENT', undefined, '165.00'],
  ]);
});

test('a history continues like any other', async () => {
  // The database dates what moves money within the account.
  billing.clock.now = new Date();
  const today = localDate(billing.clock.now, 'UTC');
  const shopper = await aCustomer(billing.deps);
  await create(shopper, [invoice(addDays(today, -90), '115'), payment(addDays(today, -80), '15', 0)]);
  const [issued] = await invoicesOf(shopper);

  await recordCustomerPayment(billing.deps)({ customer: shopper.customerId, amount: '120', allocations: [] }, shopper);
  await refundOrder(billing.deps)(aRefundRequest({ orderId: issued?.order_id ?? '', amount: '20', method: 'CREDIT' }), shopper);

  expect(issued?.payment_rail).toBe('CASH_ON_DELIVERY');
  const statement = await read(shopper, { from: addDays(today, -90) });
  expect(statement).toMatchObject({ closingBalance: '-40.00', unappliedCredit: '40.00' });
});

test('a date is one of the time zone of the store', async () => {
  const shopper = await aCustomer(billing.deps);
  // It is already the 21st on Kiritimati.
  await inStoreZone('Pacific/Kiritimati', () => create(shopper, [invoice(TODAY, '115')]));

  const statement = await inStoreZone('Pacific/Kiritimati', () => read(shopper));
  expect(statement.entries?.map(({ date }) => date)).toEqual([TODAY]);
});

describe('a history is refused', () => {
  const reasonOf = (request: Promise<unknown>) =>
    expect(request).rejects.toMatchObject({ code: 'conflict', reason: 'customer_has_history' });

  test('if the customer has one, or any money', async () => {
    const shopper = await aCustomer(billing.deps);
    await create(shopper, [payment('2026-03-02', '10')]);
    await reasonOf(fill(shopper, 1, 1));
    const payer = await aCustomer(billing.deps);
    await recordCustomerPayment(billing.deps)({ customer: payer.customerId, amount: '10', allocations: [] }, payer);
    await reasonOf(fill(payer, 1, 1));
  });

  test('if a statement has shown a past period that it would change', async () => {
    const shopper = await aCustomer(billing.deps);
    await read(shopper, { from: '2026-10-01', to: '2026-10-31' });
    await reasonOf(create(shopper, [invoice('2026-10-31', '10')]));
    await create(shopper, [invoice('2026-11-01', '10')]);
  });

  test('of an unknown customer, and in live mode', async () => {
    const shopper = await aCustomer(billing.deps);
    const unknown = { ...shopper, customerId: shopper.tenantId };
    await expect(fill(unknown, 1, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(fill(await aCustomer(billing.deps, { mode: 'live' }), 1, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with every violation in its entries, and nothing of it is written', async () => {
    const shopper = await aCustomer(billing.deps);
    const detailsOf = async (entries: HistoryEntry[]) => {
      const refused = (await create(shopper, entries).catch((error: unknown) => error)) as { details: { field: string }[] };
      return refused.details.map(({ field }) => field);
    };
    expect(await detailsOf([invoice(TODAY, '1'), invoice('2024-11-19', '1'), invoice('2026-01-01', '1.001')])).toEqual([
      'entries.0.date',
      'entries.1.date',
      'entries.2.amount',
    ]);
    expect(
      await detailsOf([
        { ...invoice('2026-01-01', '100'), invoice: 0 },
        payment('2026-01-02', '1', 3),
        note('2026-01-03', '1'),
        invoice('2026-01-04', '10'),
        note('2026-01-05', '10.01'),
      ]),
    ).toEqual(['entries.0.invoice', 'entries.1.invoice', 'entries.2.amount', 'entries.4.amount']);
    expect(await invoicesOf(shopper)).toEqual([]);
    await fill(shopper, 1, 1);
  });
});

test('two concurrent histories of a customer leave one', async () => {
  const shopper = await aCustomer(billing.deps);
  const outcomes = await Promise.allSettled([fill(shopper, 2, 2), fill(shopper, 2, 2)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await invoicesOf(shopper)).toHaveLength(4);
});

test('attempts are forgotten in the sandbox of one store only', async () => {
  const [cleared, other] = [await aCustomer(billing.deps), await aCustomer(billing.deps)];
  for (const { tenantId, mode } of [cleared, other]) {
    const failure = { tenant_id: tenantId, mode, subject_kind: 'reset', subject: 'ann@example.com' } as const;
    await billing.deps.db
      .insertInto('login_failure')
      .values({ ...failure, failed_at: new Date() })
      .execute();
  }

  await clearAttempts(billing.deps)({}, cleared);

  const left = await billing.deps.db.selectFrom('login_failure').select('tenant_id').execute();
  expect(left.map(({ tenant_id }) => tenant_id)).toEqual([other.tenantId]);
  const live = await aCustomer(billing.deps, { mode: 'live' });
  await expect(clearAttempts(billing.deps)({}, live)).rejects.toMatchObject({ code: 'not_found' });
});
