import { describe, expect, test } from '@jest/globals';
import type { DeliveryRecord, RequestRecord } from '../history/history.ts';
import { aCleanRun, type DraftRun } from './a-clean-run.ts';
import { check, INVARIANTS } from './check.ts';

/** The checker is trusted because it finds each of these violations, which are planted into a run without one. */

const first = <T>(items: T[]): T => items[0] as T;
const request = (run: DraftRun, action: RequestRecord['action'], status: number | null = 200) =>
  run.history.requests.find((one) => one.action === action && one.status === status) as DraftRun['history']['requests'][number];
const delivery = (run: DraftRun, type: string) =>
  run.history.deliveries.find((one) => one.type === type) as DraftRun['history']['deliveries'][number];
const without = <T>(items: T[], unwanted: (item: T) => boolean): T[] => items.filter((item) => !unwanted(item));
const isInvoiceIssued = ({ type }: DeliveryRecord): boolean => type === 'invoice.issued';
/** Adds an attempt that got no further than the number of its order. */
const addFailedCheckout = (run: DraftRun): unknown =>
  run.history.requests.push({
    ...request(run, 'check out'),
    atMs: 0,
    tookMs: 10,
    key: null,
    status: 503,
    answer: { error: { code: 'service_unavailable' } },
  });

test('a run without a violation passes', () => {
  expect(check(aCleanRun())).toEqual([]);
});

type DraftInvoice = DraftRun['final']['invoices'][number];

type Plant = readonly [what: string, plant: (run: DraftRun) => void];

/** Violations by the invariant that must be named. */
const PLANTED: Readonly<Record<string, readonly Plant[]>> = {
  'every acknowledged order exists exactly once': [
    ['an acknowledged order is not stored', (run) => (run.final.orders = run.final.orders.slice(1))],
    ['an acknowledged order is not listed', (run) => (run.final.listedOrders = run.final.listedOrders.slice(1))],
    ['an order is listed twice', ({ final }) => final.listedOrders.push(first(final.listedOrders))],
    ['an order belongs to another shopper', ({ final }) => (first(final.orders).customer = 'bob')],
    ['an order has another number', ({ final }) => (first(final.orders).number = 'SO-1')],
    ['a cart became two orders', ({ final }) => final.orders.push({ ...first(final.orders), id: 'second' })],
    ['an order was placed without a checkout', ({ final }) => final.orders.push({ ...first(final.orders), id: 'ghost', cart: 'none' })],
  ],
  'one key has one effect': [
    ['a retry is answered differently', (run) => (request(run, 'check out').answer.data.total = 1)],
    ['a line was added twice', (run) => (request(run, 'price cart').answer.data.lines[0].quantity = 4)],
    ['a line was lost', (run) => (request(run, 'price cart').answer.data.lines = [])],
    ['a refund was made twice', ({ final }) => final.creditNotes.push({ ...first(final.creditNotes), number: 'CN-000003', sequence: 3 })],
    ['an acknowledged refund is missing', ({ final }) => (first(final.creditNotes).key = 'other')],
    ['a payment was recorded twice', ({ final }) => first(final.invoices).payments.push(first(first(final.invoices).payments))],
  ],
  'acknowledged changes last': [
    ['a canceled order is open again', ({ final }) => ((final.orders[1] as { status: string }).status = 'CONFIRMED')],
    ['a shipped order was not shipped', ({ final }) => (first(final.orders).status = 'CONFIRMED')],
    ['an acknowledged order is not found', (run) => (request(run, 'read order').status = 404)],
  ],
  'no answer contains data of another store': [
    ['a product of another store is shown', (run) => (request(run, 'read order').answer.data.sku = 'mk2l2x-BOLT')],
    ['an order of another shopper is shown', (run) => (request(run, 'read order').shopper = 'bob')],
  ],
  'stock is conserved': [
    ['stock is reserved without an order', ({ final }) => (first(final.stock).reserved = 100)],
    ['stock is missing', ({ final }) => (first(final.stock).onHand -= 100)],
  ],
  'credit is conserved': [
    ['a balance exceeds what is due', ({ final }) => (first(final.credit).balance += 1)],
    ['credit is still held', ({ final }) => (first(final.credit).held = 1)],
    ['the ledger does not add up', ({ final }) => (first(final.credit).ledgerBalance += 1)],
    ['the holds of the ledger do not add up', ({ final }) => (first(final.credit).ledgerHeld += 1)],
  ],
  'invoices add up': [
    ['an order has no invoice', (run) => (first(run.final.invoices).order = 'other')],
    ['an invoice has another total', ({ final }) => (first(final.orders).total += 1)],
    ['the amount due is wrong', ({ final }) => (first(final.invoices).credited += 1)],
    ['an invoice is open without an amount due', ({ final }) => ((final.invoices[1] as { status: string }).status = 'OPEN')],
    ['an invoice is not paid by its payments', ({ final }) => ((final.invoices[1] as { paid: number }).paid -= 1)],
  ],
  'refunds are conserved': [
    ['a payment was returned twice', ({ final }) => final.refunds.push({ ...first(final.refunds), id: 'again' })],
    ['a refund was lost', ({ final }) => (final.refunds = [])],
    ['a payment pays for nothing', ({ final }) => (first((final.invoices[1] as DraftInvoice).payments).session = null)],
    ['a session that was not paid pays an invoice', ({ final }) => (first(final.sessions).status = 'EXPIRED')],
    ['a canceled order is still paid', ({ final }) => ((final.orders[1] as { paymentStatus: string }).paymentStatus = 'PAID')],
  ],
  'numbers have no gaps': [
    ['an order number is missing', ({ final }) => (final.abandonedNumbers = [])],
    [
      'more order numbers are missing than checkouts had no success',
      (run) => {
        run.final.abandonedNumbers.push({ ...first(run.final.abandonedNumbers), number: 'SO-998' });
        addFailedCheckout(run);
      },
    ],
    ['an order number was used twice', ({ final }) => (first(final.abandonedNumbers).number = 'SO-1001')],
    ['an invoice number is missing', ({ final }) => ((final.invoices[1] as { sequence: number }).sequence = 3)],
    ['a number of a credit note is missing', ({ final }) => ((final.creditNotes[1] as { sequence: number }).sequence = 3)],
  ],
  'every event reaches its subscribers': [
    ['a confirmed order is not reported', ({ history }) => history.deliveries.shift()],
    [
      'an invoice is only reported to a receiver that does not answer',
      ({ history }) => {
        for (const one of history.deliveries.filter(isInvoiceIssued)) one.answered = null;
      },
    ],
    ['an event arrives only at another endpoint', (run) => (delivery(run, 'order.shipped').endpoint = 'store-1/sandbox is gone')],
  ],
  'no event reaches anyone else': [
    ['an event is of the other mode', (run) => (delivery(run, 'stock.changed').mode = 'live')],
    ['an order of another store is reported', ({ history }) => (first(history.deliveries).shop = 'store-2/live')],
    ['a product of another store is reported', (run) => (delivery(run, 'stock.changed').subject = 'mk2l2x-BOLT')],
    ['a redirect was followed', ({ final }) => (final.trapped = 1)],
    [
      'an endpoint that is gone is contacted',
      ({ history }) => {
        const last = history.deliveries.at(-1) as DeliveryRecord;
        history.deliveries.push({ ...last, eventId: 'later', deliveryId: 'later', atMs: last.atMs + 60_000 });
      },
    ],
  ],
  'deliveries are signed': [
    ['a signature is wrong', (run) => (delivery(run, 'order.confirmed').isSigned = false)],
    ['a retry has other bytes', (run) => (delivery(run, 'invoice.issued').body = 'other')],
  ],
  'sequences have no gaps': [
    ['a sequence number is skipped', (run) => (delivery(run, 'order.shipped').sequence = 3)],
    ['two events have one sequence number', (run) => (delivery(run, 'order.shipped').sequence = 1)],
  ],
  'answers are expected': [
    ['a request fails with an internal error', (run) => (request(run, 'read order').status = 500)],
    ['a valid request is refused', (run) => (request(run, 'create cart', 201).status = 422)],
    ['an answer has the other mode', (run) => (request(run, 'read order').mode = 'live')],
    ['an answer violates the contract', (run) => request(run, 'read order').contractFaults.push('/data must be object')],
    [
      'a price has changed by itself',
      (run) => {
        for (const one of run.history.requests) if (one.key === 'k5') one.answer.data.state = 'price_changed';
      },
    ],
  ],
  'answers arrive within ten seconds': [
    ['an answer is late', (run) => (request(run, 'cancel').tookMs = 12_200)],
    [
      'an answer is late beyond the time for which the gateway was frozen',
      (run) => Object.assign(request(run, 'cancel'), { atMs: 2_500, tookMs: 18_600 }),
    ],
  ],
  'the system recovers': [
    ['work is left', ({ final }) => final.unfinished.push('1 pending deliveries')],
    ['the doctor finds something', ({ final }) => final.brokenChecks.push('orders.totals_match: 1')],
  ],
};

describe.each(Object.entries(PLANTED))('the invariant that %s', (invariant, planted) => {
  test.each(planted)('is named first if %s', (_what, plant) => {
    const run = aCleanRun();
    plant(run);

    expect(check(run)[0]?.invariant).toBe(invariant);
  });
});

test('every invariant has a planted violation', () => {
  expect(Object.keys(PLANTED)).toEqual(Object.keys(INVARIANTS));
});

test('a checkout that could not be stored may have used an order number', () => {
  const run = aCleanRun();
  run.final.abandonedNumbers.push({ ...first(run.final.abandonedNumbers), number: 'SO-999' });
  addFailedCheckout(run);

  expect(check(run).filter(({ invariant }) => invariant === 'numbers have no gaps')).toEqual([]);
});

test('the time for which the gateway was frozen does not count', () => {
  const run = aCleanRun();
  Object.assign(request(run, 'cancel'), { atMs: 2_500, tookMs: 18_000 });

  expect(check(run)).toEqual([]);
});

test('the time for which the machine ran other processes does not count', () => {
  const run = aCleanRun();
  Object.assign(request(run, 'cancel'), { atMs: 58_000, tookMs: 14_000 });
  expect(check(run)).toEqual([]);

  run.history.waits = [];

  expect(check(run)[0]?.message).toContain('took 14.0 s');
});

test('a violation comes with the requests behind it', () => {
  const run = aCleanRun();
  run.final.listedOrders = without(run.final.listedOrders, ({ number }) => number === 'SO-1003');

  expect(first([...check(run)]).requests.map(({ key }) => key)).toEqual(['k5']);
});
