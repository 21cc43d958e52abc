import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, localDate } from '@storefront/contract';
import { isAppError } from '@storefront/errors';
import { type Decimal, decimal, sumOf, type TaxPart } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { inStoreZone } from '@storefront/store-clock';
import fc from 'fast-check';
import { voidInvoice } from '../../adjustments/handlers/void-invoice.ts';
import { listCreditNotesOfInvoice } from '../../invoices/store/credit-notes.ts';
import { getInvoice } from '../../invoices/store/invoices.ts';
import { refundOrder } from '../../payments/handlers/refund-order.ts';
import { aPlacedLine, aPlacedOrder, aRefundRequest } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { exportTax } from './export-tax.ts';

const HOUR_MS = 3_600_000;
/** Stores on both sides of UTC, with clocks that are set forward and back within the histories, also at midnight. */
const ZONES = ['America/Jamaica', 'America/New_York', 'Africa/Cairo', 'Pacific/Kiritimati', 'UTC'];
/** Near ends of months, in which clocks of New York and Cairo change. */
const STARTS = ['2026-02-27T12:00:00Z', '2026-04-22T12:00:00Z', '2026-10-28T20:00:00Z', '2026-12-30T09:00:00Z'];
const RATES = ['0', '0.07', '0.15', '0.165'];

let billing: OpenBilling;
let shop: ReturnType<typeof paymentScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = paymentScenarios(billing);
});
afterAll(() => billing.close());

type Shopper = Awaited<ReturnType<typeof aCustomer>>;
interface History {
  readonly shopper: Shopper;
  readonly orders: ReturnType<typeof aPlacedOrder>[];
}
type Operation = (history: History, timeZone: string) => Promise<unknown>;

const position = fc.nat({ max: 99 });
const line = fc.record({ rate: fc.constantFrom(...RATES), cents: fc.integer({ min: 1, max: 99_999 }) });

const placeOne = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }), shipping: fc.constantFrom('0', '12.34') })
  .map(({ lines, shipping }): Operation => async ({ shopper, orders }, timeZone) => {
    const order = aPlacedOrder({
      id: newId(),
      checkoutId: newId(),
      customerId: shopper.customerId,
      paymentRail: 'CASH_ON_DELIVERY',
      timeZone,
      shipping,
      lines: lines.map(({ rate, cents }, index) => ({ ...aPlacedLine({ subtotal: (cents / 100).toFixed(2), rate }), sku: `SKU-${index}` })),
    });
    await shop.deliver(shopper, 'order.confirmed', order);
    orders.push(order);
  });

const onOrder =
  (index: number, work: (history: History, order: ReturnType<typeof aPlacedOrder>) => Promise<unknown>): Operation =>
  async (history) => {
    const order = history.orders[index % Math.max(history.orders.length, 1)];
    if (order !== undefined) await work(history, order);
  };

const credit = fc
  .record({ position, amount: fc.constantFrom('0.01', '3.33', '25'), shipping: fc.boolean() })
  .map(({ position: index, ...parts }) =>
    onOrder(index, ({ shopper }, { id: orderId }) => refundOrder(billing.deps)(aRefundRequest({ orderId, ...parts }), shopper)),
  );

const cancel = position.map((index) => onOrder(index, ({ shopper }, order) => shop.deliver(shopper, 'order.cancelled', order)));

const reissue = position.map((index) =>
  onOrder(index, async ({ shopper }, order) => {
    const invoice = (await shop.invoiceOf(shopper, order.id))?.id ?? '';
    await voidInvoice(billing.deps)({ invoice, payments: 'PAYMENTS_UNSPECIFIED', reissue: true }, shopper);
  }),
);

const step = fc.record({
  hours: fc.constantFrom(0, 1, 1, 7, 11, 26),
  /** Whether the store moves, and where to. */
  move: fc.option(fc.constantFrom(...ZONES), { freq: 8 }),
  operation: fc.oneof(
    { weight: 4, arbitrary: placeOne },
    { weight: 3, arbitrary: credit },
    { weight: 1, arbitrary: cancel },
    { weight: 1, arbitrary: reissue },
  ),
});
const history = fc.record({
  start: fc.constantFrom(...STARTS),
  zone: fc.constantFrom(...ZONES),
  steps: fc.array(step, { minLength: 20, maxLength: 20, size: 'max' }),
  cuts: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 3 }),
});

/** Conflicts are outcomes like any other. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'conflict') throw error;
  }
}

interface Dated {
  readonly on: string;
  readonly sign: 1 | -1;
  readonly taxBreakdown: readonly TaxPart[];
}

/** Every document of the store, as its details show it. */
async function documentsOf({ shopper, orders }: History): Promise<Dated[]> {
  const documents: Dated[] = [];
  for (const { id: orderId } of orders) {
    for (const { id = '' } of (await shop.billingOf(shopper, orderId)).invoices ?? []) {
      const { issuedOn, voidedOn, taxBreakdown } = await getInvoice(billing.deps.db, shopper, id);
      documents.push({ on: issuedOn, sign: 1, taxBreakdown });
      if (voidedOn !== null) documents.push({ on: voidedOn, sign: -1, taxBreakdown });
      const notes = await listCreditNotesOfInvoice(billing.deps.db, shopper, id);
      documents.push(...notes.map((note) => ({ on: note.issuedOn, sign: -1 as const, taxBreakdown: note.taxBreakdown })));
    }
  }
  return documents;
}

type Totals = Record<string, readonly [string, string]>;
const totalsOf = (parts: readonly { rate: Decimal; taxableAmount: Decimal; gctAmount: Decimal }[]): Totals =>
  Object.fromEntries(
    RATES.flatMap((rate) => {
      const same = parts.filter((part) => part.rate.equals(rate));
      const total = [
        sumOf(same.map((part) => part.taxableAmount)).toFixed(2),
        sumOf(same.map((part) => part.gctAmount)).toFixed(2),
      ] as const;
      return same.length === 0 ? [] : [[rate, total]];
    }),
  );

const expected = (documents: readonly Dated[], from: string, to: string): Totals =>
  totalsOf(
    documents
      .filter(({ on }) => on >= from && on <= to)
      .flatMap(({ sign, taxBreakdown }) =>
        taxBreakdown.map((part) => ({
          rate: part.rate,
          taxableAmount: part.taxableAmount.times(sign),
          gctAmount: part.gctAmount.times(sign),
        })),
      ),
  );

const report = async (shopper: Shopper, from: string, to: string) =>
  (await rowsOf(exportTax(billing.deps)({ from, to }, shopper, new AbortController().signal))).map((row) => ({
    rate: decimal(row.rate ?? ''),
    taxableAmount: decimal(row.taxableAmount ?? ''),
    gctAmount: decimal(row.gctAmount ?? ''),
  }));

async function checkHistory({ start, zone, steps, cuts }: typeof history extends fc.Arbitrary<infer H> ? H : never): Promise<void> {
  const made: History = { shopper: await aCustomer(billing.deps), orders: [] };
  let timeZone = zone;
  const days = new Set<string>();
  billing.clock.now = new Date(start);
  for (const { hours, move, operation } of steps) {
    billing.clock.now = new Date(billing.clock.now.getTime() + hours * HOUR_MS);
    timeZone = move ?? timeZone;
    // An event is handled in the time zone that its order was placed in.
    for (const known of ZONES) days.add(localDate(billing.clock.now, known));
    await inStoreZone(timeZone, () => attempt(() => operation(made, timeZone)));
  }
  const documents = await documentsOf(made);
  expect(documents.filter(({ on }) => !days.has(on))).toEqual([]);

  const first = addDays(start.slice(0, 10), -1);
  const last = addDays(start.slice(0, 10), 25);
  const all = await report(made.shopper, first, last);
  expect(totalsOf(all)).toEqual(expected(documents, first, last));
  const ends = [...cuts.toSorted((a, b) => a - b).map((cut) => addDays(first, cut)), last];
  const parts = [];
  let from = first;
  for (const to of ends) {
    const part = await report(made.shopper, from, to);
    expect(totalsOf(part)).toEqual(expected(documents, from, to));
    parts.push(...part);
    from = addDays(to, 1);
  }
  expect(totalsOf(parts)).toEqual(totalsOf(all));
  // Whatever the time zone of the store is now, its documents keep their dates.
  await inStoreZone('Pacific/Kiritimati', async () => expect(await report(made.shopper, first, last)).toEqual(all));
}

test('after random histories, the tax of a period is that of its invoices less its credit notes and voids, and adjacent periods add up', async () => {
  await fc.assert(fc.asyncProperty(history, checkHistory), { numRuns: 12, endOnFailure: true });
}, 900_000);
