import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { analyze, explained } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import { decimal } from '@storefront/money';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { getCreditNote, listCreditNotes, renderCreditNote } from '../../adjustments/handlers/credit-notes.ts';
import { getCreditStatus } from '../../credit/handlers/get-credit-status.ts';
import { aPlacedLine, aPlacedOrder } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import type { PlacedOrder } from '../domain/placed-order.ts';
import { SETTLEMENTS } from '../domain/settlement.ts';
import { listInvoices as listInvoicesHandler } from '../handlers/invoices.ts';
import { type InvoiceFilter, listInvoices } from './list-invoices.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(() => billing.close());

type Shopper = Awaited<ReturnType<typeof aCustomer>>;
type Request = Partial<Parameters<ReturnType<typeof listInvoicesHandler>>[0]>;

const list = async (shopper: Shopper, request: Request = {}) => {
  const page = { limit: 50, offset: 0, status: [], settlement: [] };
  const { invoices = [], total } = await listInvoicesHandler(billing.deps)({ ...page, ...request }, shopper);
  return { invoices, total };
};

/** Issues the invoice of an order at a time. */
async function invoiceAt(shopper: Shopper, at: string, given: Partial<PlacedOrder>): Promise<PlacedOrder> {
  const order = aPlacedOrder({
    id: newId(),
    checkoutId: newId(),
    customerId: shopper.customerId,
    paymentRail: 'CASH_ON_DELIVERY',
    ...given,
  });
  const { now } = billing.clock;
  billing.clock.now = new Date(at);
  await shop.deliver(shopper, 'order.confirmed', order);
  billing.clock.now = now;
  return order;
}

const line = (sku: string, subtotal = '100') => ({ ...aPlacedLine({ subtotal }), sku });

describe('a list of invoices', () => {
  let shopper: Shopper;
  let orders: PlacedOrder[];
  beforeAll(async () => {
    billing.clock.now = new Date('2027-03-10T12:00:00Z');
    shopper = await aCustomer(billing.deps, { creditLimit: '100000' });
    const timeZone = 'America/Jamaica';
    const terms = { termsBasis: 'NET', termsDays: 30 } as const;
    orders = [
      // In Jamaica, the first and the second of these are issued on the same day.
      await invoiceAt(shopper, '2027-01-01T05:30:00Z', { number: 'SO-A', timeZone, lines: [line('BOLT')] }),
      await invoiceAt(shopper, '2027-01-02T04:30:00Z', {
        number: 'SO-B',
        timeZone,
        lines: [line('Nut'), line('bolt-m8', '7')],
        purchaseOrderNumber: 'PO_7%',
      }),
      await invoiceAt(shopper, '2027-02-01T12:00:00Z', {
        number: 'SO-C',
        timeZone,
        lines: [line('CAFÉ', '5')],
        paymentRail: 'CREDIT_TERMS',
        terms,
      }),
      await invoiceAt(shopper, '2027-03-09T12:00:00Z', { number: 'SO-D', timeZone, lines: [line('BOLT', '900')] }),
    ];
    const stranger = { ...shopper, customerId: (await aCustomer(billing.deps, { tenantId: shopper.tenantId })).customerId };
    await invoiceAt(stranger, '2027-02-01T12:00:00Z', { number: 'SO-X', timeZone, lines: [line('BOLT')] });
    await shop.record(shopper, (await shop.invoiceOf(shopper, orders[0]?.id ?? ''))?.id ?? '', '115');
  });
  const found = async (request: Request) => {
    const { invoices, total } = await list(shopper, request);
    expect(total).toBe(invoices.length);
    return invoices.map(({ orderNumber = '' }) => orderNumber.replace('SO-', '')).join('');
  };

  test.each<[Request, string]>([
    [{}, 'DCBA'],
    [{ sort: 'issued_at' }, 'ABCD'],
    [{ sort: 'total' }, 'CABD'],
    [{ sort: '-total' }, 'DBAC'],
    // Invoices that are due at the same time have the newest first.
    [{ sort: 'due_at' }, 'BACD'],
    [{ sort: '-due_at', status: ['OPEN'] }, 'DCB'],
    [{ status: ['PAID'] }, 'A'],
    [{ status: ['PAID', 'VOIDED', 'OPEN'] }, 'DCBA'],
    [{ settlement: ['PAID'] }, 'A'],
    [{ settlement: ['UNPAID', 'PARTIALLY_PAID'] }, 'DCB'],
    // Cash on delivery is overdue after two weeks.
    [{ overdue: true }, 'CB'],
    [{ overdue: false }, 'DA'],
    [{ issuedFrom: '2027-01-02' }, 'DC'],
    [{ issuedTo: '2027-01-01' }, 'BA'],
    [{ issuedFrom: '2027-02-01', issuedTo: '2027-02-01' }, 'C'],
    [{ issuedFrom: '2027-02-02', issuedTo: '2027-02-01' }, ''],
    [{ issuedFrom: '0001-01-01', dueTo: '9999-12-31' }, 'DCBA'],
    [{ dueFrom: '2027-03-03', dueTo: '2027-03-03' }, 'C'],
    [{ dueTo: '2027-03-02' }, 'BA'],
    [{ orderId: newId() }, ''],
    [{ q: 'bolt' }, 'DBA'],
    [{ q: 'BOLT-' }, 'B'],
    [{ q: 'olt' }, ''],
    [{ q: 'po_7%' }, 'B'],
    [{ q: 'po%' }, ''],
    [{ q: 'so-c' }, 'C'],
    [{ q: 'inv-00000' }, 'DCBA'],
    [{ q: 'cafe\u0301' }, 'C'],
    [{ q: 'bolt', status: ['OPEN'], settlement: ['UNPAID'], overdue: true, issuedTo: '2027-01-31', sort: 'total' }, 'B'],
  ])('with %j has the orders "%s"', async (request, expected) => {
    expect(await found(request)).toBe(expected);
  });

  test('is found by the ID of an order, counts all matches on every page, and shows the new fields of rows', async () => {
    expect(await found({ orderId: orders[1]?.id ?? '' })).toBe('B');
    expect(await list(shopper, { q: 'bolt', limit: 1, offset: 1 })).toMatchObject({ invoices: [{ orderNumber: 'SO-B' }], total: 3 });
    expect(await list(shopper, { q: 'bolt', offset: 3 })).toMatchObject({ invoices: [], total: 3 });
    expect((await list(shopper, { q: 'PO_7%' })).invoices).toMatchObject([
      { purchaseOrderNumber: 'PO_7%', paymentRail: 'CASH_ON_DELIVERY', gctAmount: '16.05', settlement: 'UNPAID', amountCredited: '0.00' },
    ]);
  });
});

test.each<[Request, string]>([
  [{ status: ['open'] }, 'status'],
  [{ settlement: ['PAID', 'NO'] }, 'settlement'],
  [{ issuedFrom: '2027-02-30' }, 'issued_from'],
  [{ dueTo: 'tomorrow' }, 'due_to'],
  [{ orderId: 'SO-1' }, 'order_id'],
  [{ sort: 'number' }, 'sort'],
])('%j is refused', async (request, field) => {
  await expect(list(await aCustomer(billing.deps), request)).rejects.toMatchObject({ code: 'validation_error', details: [{ field }] });
});

test('the filter by settlement finds the invoices that have it, whatever happened to them', async () => {
  const shopper = await aCustomer(billing.deps, { creditLimit: '100000' });
  const issue = async (given: Partial<PlacedOrder> = {}) => {
    const { id } = await invoiceAt(shopper, '2027-01-01T12:00:00Z', given);
    return { id, invoice: (await shop.invoiceOf(shopper, id))?.id ?? '' };
  };
  await issue();
  await shop.record(shopper, (await issue()).invoice, '15');
  await shop.record(shopper, (await issue()).invoice, '115');
  await issue({ lines: [aPlacedLine({ subtotal: '0' })], total: decimal('0') });
  await shop.refund(shopper, (await issue({ paymentRail: 'CREDIT_TERMS' })).id, { cancelled: true });
  await shop.voidAfterClosing(shopper, (await issue()).invoice, 'PAYMENTS_UNSPECIFIED');
  for (const amount of ['115', '15']) {
    const { id, invoice } = await issue();
    await shop.record(shopper, invoice, '115');
    await shop.refund(shopper, id, { amount, method: 'CREDIT' });
  }

  const all = (await list(shopper)).invoices;
  const bySettlement = await Promise.all(
    SETTLEMENTS.map(async (settlement) => {
      const { invoices } = await list(shopper, { settlement: [settlement] });
      return [settlement, invoices.map(({ id }) => id)] as const;
    }),
  );

  expect(Object.fromEntries(bySettlement)).toEqual(
    Object.fromEntries(
      SETTLEMENTS.map((settlement) => [settlement, all.filter((each) => each.settlement === settlement).map(({ id }) => id)]),
    ),
  );
  expect(bySettlement.map(([, ids]) => ids.length)).toEqual([1, 1, 1, 1, 2, 1, 1]);
  expect((await getCreditStatus(billing.deps)({}, shopper)).credit).toMatchObject({ unappliedCredit: '130.00' });
});

test('a customer reads their own credit notes, and no others', async () => {
  const { shopper, orderId } = await shop.aPaidOrder();
  for (const amount of ['1', '2']) await shop.refund(shopper, orderId, { amount });
  const stranger = await aCustomer(billing.deps, { tenantId: shopper.tenantId });
  const { creditNotes = [], total } = await listCreditNotes(billing.deps)({ limit: 1, offset: 1 }, shopper);
  const creditNoteId = creditNotes[0]?.id ?? '';

  expect([creditNotes.map(({ number }) => number), total]).toEqual([['CN-000001'], 2]);
  const { creditNote, refunds } = await getCreditNote(billing.deps)({ creditNoteId }, shopper);
  expect([creditNote, refunds]).toMatchObject([{ id: creditNoteId, orderId, total: '1.00', invoiceNumber: 'INV-000001' }, []]);
  const parts = await Array.fromAsync(renderCreditNote(billing.deps)({ creditNoteId, knownEtags: [] }, shopper, AbortSignal.any([])));
  expect(parts[0]).toMatchObject({ pdf: { number: 'CN-000001', isUnchanged: false } });
  expect((await listCreditNotes(billing.deps)({ limit: 0, offset: 0 }, stranger)).total).toBe(0);
  for (const [id, caller] of [
    [creditNoteId, stranger],
    [newId(), shopper],
    ['CN-000001', shopper],
  ] as const) {
    await expect(getCreditNote(billing.deps)({ creditNoteId: id }, caller)).rejects.toMatchObject({ code: 'not_found' });
    const rendering = Array.fromAsync(renderCreditNote(billing.deps)({ creditNoteId: id, knownEtags: [] }, caller, AbortSignal.any([])));
    await expect(rendering).rejects.toMatchObject({ code: 'not_found' });
  }
});

describe('the statements of a filtered list', () => {
  let shopper: Shopper;
  const OWN = 500;
  const OTHERS = Number(process.env.INVOICES_OF_STORE ?? 2000);
  /** Few enough for a slow machine. */
  const PER_STATEMENT = 100;
  beforeAll(async () => {
    shopper = await aCustomer(billing.deps);
    const stranger = await aCustomer(billing.deps, { tenantId: shopper.tenantId });
    await invoiceAt(shopper, '2027-01-01T12:00:00Z', {});
    for (let first = 1; first <= OWN + OTHERS; first += PER_STATEMENT) {
      await sql`insert into invoice select (jsonb_populate_record(null::invoice, o || jsonb_build_object(
          'id', gen_random_uuid(), 'sequence', 1000000 + n, 'number', 'INV-' || (1000000 + n), 'order_id', gen_random_uuid(), 'checkout_id', gen_random_uuid(),
          'total', n % 997, 'amount_due', n % 997, 'search_text', E'\ninv-' || (1000000 + n) || E'\nsku-' || n % 50,
          'customer_id', case when n % ${(OWN + OTHERS) / OWN}::integer = 0 then ${shopper.customerId}::uuid else ${stranger.customerId}::uuid end))).*
        from generate_series(${first}::integer, ${first + PER_STATEMENT - 1}::integer) n, (select to_jsonb(issued) as o from invoice issued where tenant_id = ${shopper.tenantId} order by sequence limit 1) source`.execute(
        billing.deps.db,
      );
    }
    await analyze(billing.deps.db);
  }, 600_000);

  test.each<InvoiceFilter>([
    { statuses: ['OPEN'] },
    { settlements: ['UNPAID', 'REFUNDED'] },
    { overdue: { at: new Date(), isOverdue: true } },
    { issued: { from: '2026-01-01', to: '2028-01-01' } },
    { due: { from: undefined, to: '2028-01-01' } },
    { text: 'sku-7' },
    { sort: 'total' },
    { statuses: ['OPEN'], settlements: ['UNPAID'], due: { from: '2026-01-01', to: undefined }, text: 'sku-', sort: '-due_at' },
  ])('with %j read no invoice of another customer', async (filter) => {
    const plans = await explained(billing.deps.db, (db) => listInvoices(db, shopper, { limit: 50, offset: 0 }, filter));

    for (const plan of seen('plans', plans)) {
      const scans = plan.filter(({ relation }) => relation === 'invoice');
      expect(scans.filter(({ index }) => index === undefined)).toEqual([]);
      // A page of 50 is read again by its IDs.
      expect(scans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(OWN + 1 + 50);
    }
  });
});
