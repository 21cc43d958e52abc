import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '@storefront/db';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import type { DomainEvent } from '@storefront/events';
import type { ExemptionChanged } from '@storefront/proto/storefront/events/v1';
import { newId } from '@storefront/rpc';
import { learnExemption } from '../handlers/learn-exemption.ts';
import { getProduct } from '../handlers/products.ts';
import { quoteLines } from '../handlers/quote-lines.ts';
import { reserveStock } from '../handlers/reserve-stock.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { onExemptionChanged } from './on-exemption-changed.ts';

const NOW = new Date('2026-12-31T12:00:00Z');

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

async function aCustomer() {
  const caller = { ...aCaller({ customerId: newId() }) };
  const customerId = caller.customerId ?? '';
  const receive = (data: ExemptionChanged, occurredAt = '2026-12-01T00:00:00.000Z') => {
    const event: DomainEvent<ExemptionChanged> = {
      id: newId(),
      type: 'customer.exemption_changed',
      tenantId: caller.tenantId,
      mode: caller.mode,
      aggregate: 'customer',
      aggregateId: customerId,
      sequence: null,
      occurredAt,
      traceparent: null,
      data: { customerId, ...data },
    };
    return inTransaction(database.db, (trx) => onExemptionChanged(event, trx));
  };
  await importRows(database.db, caller, [aRow({ sku: 'A', stock_quantity: 5 }), aRow({ sku: 'OWN', effective_gct_rate: 0.25 })]);
  const quote = async (by = caller, now = NOW) => {
    const skus = ['A', 'OWN'].map((sku) => ({ sku, quantity: '1' }));
    const { lines = [], ...rest } = await quoteLines(aDeps(database.db, now))({ lines: skus }, by);
    return { ...rest, rates: lines.map(({ effectiveGctRate }) => effectiveGctRate), exempt: lines.map(({ taxExempt }) => taxExempt) };
  };
  return { caller, receive, quote };
}

test('an exemption that a checkout has found applies at once, and events apply as if it were not known', async () => {
  const { caller, receive, quote } = await aCustomer();
  const learn = (exempt: boolean) => learnExemption(aDeps(database.db))({ exempt }, caller);
  const before = Number((await quote()).catalogVersion);

  await learn(true);
  await learn(true);
  expect(await quote()).toMatchObject({ rates: ['0', '0'], exempt: [true, true], catalogVersion: String(before + 1) });
  await receive({ exempt: true });
  await learn(false);
  expect((await quote()).exempt).toEqual([false, false]);
  await receive({ exempt: true }, '2026-12-02T00:00:00.000Z');
  expect((await quote()).exempt).toEqual([true, true]);
});

test('quotes of an exempt customer have the rate 0 until the exemption ends, and are cached for no one else', async () => {
  const { caller, receive, quote } = await aCustomer();
  const before = await quote();

  await receive({ exempt: true, until: '2026-12-31' });

  const after = await quote();
  expect(before).toMatchObject({ rates: ['0.15', '0.25'], exempt: [false, false], withoutContractPrices: true });
  expect(after).toMatchObject({ rates: ['0', '0'], exempt: [true, true], withoutContractPrices: false });
  expect(after.pricesChangeAt).toBe('2027-01-01T00:00:00.000Z');
  expect(Number(after.catalogVersion)).toBe(Number(before.catalogVersion) + 1);
  expect(await quote(caller, new Date('2027-01-01T00:00:00Z'))).toMatchObject({ rates: ['0.15', '0.25'] });
  expect(await quote({ ...caller, customerId: newId() })).toMatchObject({ rates: ['0.15', '0.25'], withoutContractPrices: true });
});

test('reading a product shows an exempt customer the standard rate', async () => {
  const { caller, receive } = await aCustomer();
  await receive({ exempt: true });

  const { productJson } = await getProduct(aDeps(database.db, NOW))({ sku: 'A' }, caller);

  expect(JSON.parse(String(productJson))).toMatchObject({ effective_gct_rate: 0.15 });
});

test('a reservation at the rate of an exemption that has ended is refused', async () => {
  const { caller, receive } = await aCustomer();
  await receive({ exempt: true, until: '2026-12-31' });
  const reserveAt = async (now: Date) => {
    const line = { lineId: 'line', sku: 'A', quantity: '1', unitPrice: '120', effectiveGctRate: '0' };
    return (await reserveStock(aDeps(database.db, now))({ checkoutId: newId(), lines: [line], holdSeconds: 60, dryRun: true }, caller))
      .prices;
  };

  expect(await reserveAt(NOW)).toBe('CURRENT');
  expect(await reserveAt(new Date('2027-01-01T00:00:00Z'))).toBe('CHANGED');
});

test.each([
  { received: ['2 standard', '1 exempt'], isExempt: false },
  { received: ['1 exempt', '3 exempt', '2 standard'], isExempt: true },
])('the newest change counts, even if an older one is received after it: $received', async ({ received, isExempt }) => {
  const { receive, quote } = await aCustomer();

  for (const each of received) await receive({ exempt: each.endsWith(' exempt') }, `2026-12-0${each[0]}T00:00:00.000Z`);

  expect(await quote()).toMatchObject({ exempt: [isExempt, isExempt], withoutContractPrices: !isExempt });
});
