import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { removeContractPrices, setContractPrices } from './contract-prices.ts';
import { setVisibility } from './products.ts';
import { quoteLines } from './quote-lines.ts';
import { setStock } from './stock.ts';

// QuoteLines returns what a caller needs in order to keep a quote: when it applies, for which customers, and as of which version of the catalog.

const NOW = new Date('2027-03-01T10:00:00Z');

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const quoted = (by: Caller, lines: readonly { sku: string; quantity: string }[]) =>
  quoteLines(aDeps(database.db, NOW))({ lines: [...lines] }, by);

test('a quote applies within its tiers and until its sale starts or ends', async () => {
  const caller = aCaller({ customerId: newId() });
  await importRows(database.db, caller, [
    aRow({ sku: 'PLAIN' }),
    aRow({
      sku: 'BREAKS',
      price_breaks: [
        { min_quantity: 10, unit_price: 90 },
        { min_quantity: 20, unit_price: 80 },
      ],
    }),
    aRow({ sku: 'SALE', sale_unit_price: 70, sale_starts_at: '2027-02-01T00:00:00Z', sale_ends_at: '2027-03-02T00:00:00Z' }),
  ]);

  const { lines = [] } = await quoted(caller, [
    { sku: 'PLAIN', quantity: '7' },
    { sku: 'BREAKS', quantity: '9.5' },
    { sku: 'BREAKS', quantity: '10' },
    { sku: 'BREAKS', quantity: '20' },
    { sku: 'SALE', quantity: '1' },
    { sku: 'NOWHERE', quantity: '1' },
  ]);

  expect(lines.map(({ validity }) => validity)).toEqual([
    {},
    { quantityBelow: '10' },
    { quantityFrom: '10', quantityBelow: '20' },
    { quantityFrom: '20' },
    { since: '2027-02-01T00:00:00.000Z', until: '2027-03-02T00:00:00.000Z' },
    undefined,
  ]);
});

test('a quote applies until the tax rate of the store changes', async () => {
  const caller = aCaller({ customerId: newId() });
  await importRows(database.db, caller, [
    aRow({ sku: 'PLAIN' }),
    aRow({ sku: 'SALE', sale_unit_price: 70, sale_starts_at: '2027-02-01T00:00:00Z', sale_ends_at: '2027-03-02T00:00:00Z' }),
  ]);
  const until = (at: string) => {
    const store = { ...caller.store, gctRateChange: { from: at.slice(0, 10), at, rate: '0.2' } };
    const lines = ['PLAIN', 'SALE'].map((sku) => ({ sku, quantity: '1' }));
    return quoted({ ...caller, store }, lines).then(({ lines: quotes, pricesChangeAt }) => [
      ...(quotes ?? []).map(({ validity }) => validity?.until),
      pricesChangeAt,
    ]);
  };

  const [before, after] = ['2027-03-01T12:00:00.000Z', '2027-04-01T05:00:00.000Z'];
  expect(await until(before)).toEqual([before, before, before]);
  expect(await until(after)).toEqual([after, '2027-03-02T00:00:00.000Z', '2027-03-02T00:00:00.000Z']);
});

test('quotes apply to every customer without contract prices', async () => {
  const store = aCaller();
  const [agreed, other] = [1, 2].map(() => aCaller({ tenantId: store.tenantId, customerId: newId() })) as [Caller, Caller];
  await importRows(database.db, store, [aRow({ sku: 'A' }), aRow({ sku: 'B' })]);
  const without = async (by: Caller) => (await quoted(by, [{ sku: 'B', quantity: '1' }])).withoutContractPrices;
  expect(await Promise.all([without(agreed), without(other)])).toEqual([true, true]);

  const price = { customerId: agreed.customerId ?? '', sku: 'A' };
  await setContractPrices(aDeps(database.db))({ prices: [{ ...price, unitPrice: '5' }] }, store);
  expect(await Promise.all([without(agreed), without(other)])).toEqual([false, true]);

  await removeContractPrices(aDeps(database.db))(price, store);
  expect(await without(agreed)).toBe(true);
});

test('every change of what is quoted raises the version', async () => {
  const caller = aCaller({ customerId: newId() });
  const customerId = caller.customerId ?? '';
  const row = { sku: 'A', stock_quantity: 10 };
  await importRows(database.db, caller, [aRow(row)]);
  const deps = aDeps(database.db);
  const changes: readonly (() => Promise<unknown>)[] = [
    () => importRows(database.db, caller, [aRow({ ...row, description: 'New' })]),
    () => importRows(database.db, caller, [aRow({ ...row, list_unit_price: 7 })]),
    () => importRows(database.db, caller, [aRow({ ...row, sale_unit_price: 5 })]),
    () => importRows(database.db, caller, [aRow({ ...row, price_breaks: [{ min_quantity: 3, unit_price: 4 }] })]),
    () => importRows(database.db, caller, [aRow({ ...row, effective_gct_rate: 0 })]),
    () => importRows(database.db, caller, [aRow({ ...row, quantity_decimals: 2 })]),
    () => importRows(database.db, caller, [aRow({ ...row, order_uoms: [{ code: 'BOX', label: 'Box', base_quantity: 10 }] })]),
    () => importRows(database.db, caller, [aRow({ ...row, categories: ['tools'] })]),
    () => setStock(deps)({ sku: 'A', quantity: '0' }, caller),
    () => setContractPrices(deps)({ prices: [{ customerId, sku: 'A', unitPrice: '3' }] }, caller),
    () => setVisibility(deps)({ sku: 'A', hidden: true }, caller),
  ];

  for (const change of changes) {
    const before = await quoted(caller, [{ sku: 'A', quantity: '3' }]);
    await change();
    const after = await quoted(caller, [{ sku: 'A', quantity: '3' }]);

    expect(after.lines).not.toEqual(before.lines);
    expect(Number(after.catalogVersion)).toBeGreaterThan(Number(before.catalogVersion));
  }
});
