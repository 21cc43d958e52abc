import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProduct } from '../testing/public-product.ts';
import { batchGetAvailability, getAvailability } from './availability.ts';
import { removeContractPrices, setContractPrices } from './contract-prices.ts';
import { getProduct, setVisibility } from './products.ts';
import { quoteLines } from './quote-lines.ts';
import { adjustStock, getStock, setStock } from './stock.ts';

const STORED = 'CAFÉ 1';
const FORMS = ['CAFE\u0301 1', 'CAFÉ\u00a01', '\u200bCAFÉ 1', 'CA\u00adFÉ 1', ' CAFÉ 1\t', 'CAFÉ 1\ufeff', 'CAFE\u200d\u0301\u30001'];

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

/** Calls every RPC that takes a SKU, and returns the SKUs of the responses. */
async function skusOf(caller: Caller, sku: string): Promise<ReadonlySet<unknown>> {
  const deps = aDeps(database.db);
  const customerId = newId();
  const line = { sku, quantity: '1' };
  const price = { customerId, sku, unitPrice: '4' };
  const product = parseProduct((await getProduct(deps)({ sku }, caller)).productJson);
  const availability = await getAvailability(deps)({ sku }, caller);
  const batch = await batchGetAvailability(deps)({ skus: [sku, 'NONE'] }, caller);
  const quotes = await quoteLines(deps)({ lines: [line, { ...line, sku: 'NONE' }] }, caller);
  await setStock(deps)({ sku, quantity: '5' }, caller);
  await adjustStock(deps)({ sku, quantity: '2' }, caller);
  await setVisibility(deps)({ sku, hidden: false }, caller);

  expect((await getStock(deps)({ sku }, caller)).stock).toMatchObject({ onHand: '7' });
  expect(await setContractPrices(deps)({ prices: [price], dryRun: false }, caller)).toEqual({
    stored: 1,
    created: 1,
    updated: 0,
    violations: [],
  });
  expect(await removeContractPrices(deps)({ customerId, sku }, caller)).toEqual({ removed: 1 });
  return new Set([product.sku, availability.sku, batch.items?.[0]?.sku, quotes.lines?.[0]?.sku]);
}

const stored = async ({ tenantId }: Caller) =>
  (await database.db.selectFrom('product').select(['sku', 'description']).where('tenant_id', '=', tenantId).orderBy('sku').execute()).map(
    ({ sku, description }) => [sku, description],
  );

describe('a SKU', () => {
  test.each(FORMS)('%j is the one of its product in every request', async (form) => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: STORED })]);

    expect(await skusOf(caller, form)).toEqual(new Set([STORED]));
  });

  test.each(FORMS)('%j is the one of its product in an import', async (form) => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: form, description: 'First' })]);
    const report = await importRows(database.db, caller, [aRow({ sku: STORED, description: 'Second' })]);

    expect(report).toMatchObject({ created: 0, updated: 1, violations: [] });
    expect(await stored(caller)).toEqual([[STORED, 'Second']]);
  });

  test('is repeated in a file by each of its forms', async () => {
    const { created, violations } = await importRows(
      database.db,
      aCaller(),
      [STORED, ...FORMS].map((sku) => aRow({ sku })),
    );

    expect([created, violations]).toEqual([
      1,
      FORMS.map((_, index) => ({ line: index + 2, column: 'sku', reason: 'repeats the SKU of line 1' })),
    ]);
  });

  test.each(['CAFÉ 2', 'café 1', 'CAFE 1', 'CAFÉ  1', 'ＣＡＦÉ 1', 'CAFÉ-1'])('%j is that of another product', async (sku) => {
    const caller = aCaller();
    await importRows(database.db, caller, [aRow({ sku: STORED })]);

    expect(await importRows(database.db, caller, [aRow({ sku })])).toMatchObject({ created: 1, violations: [] });
    expect(await skusOf(caller, sku)).toEqual(new Set([sku]));
  });

  test.each(['\u200b', '\u00ad\ufeff', '.\u200b', '..\u00a0', '\u3164'])('%j is refused', async (sku) => {
    expect(await importRows(database.db, aCaller(), [aRow({ sku })])).toMatchObject({
      created: 0,
      violations: [{ line: 1, column: 'sku' }],
    });
  });
});
