import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { activeFlow, inFlow } from '@storefront/fair-queue';
import { seen } from '@storefront/lifecycle/testing';
import { newId } from '@storefront/rpc';
import { aDeps, aRow, aScope, importRows } from '../../testing/builders.ts';
import type { ReadPartial } from '../partial-reads.ts';
import type { Database } from '../schema.ts';
import { upsertContractPrices } from './contract-prices.ts';
import { detailReader } from './detail-reader.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

/** A reader of details, and the number of reads that it has made. */
function aReader() {
  const { readPartial } = aDeps(database.db);
  let reads = 0;
  const counting: ReadPartial = (reader, read) => {
    reads += 1;
    return readPartial(reader, read);
  };
  return { readDetail: detailReader(counting), reads: () => reads };
}

test('concurrent readers of a store share a read, and each receives the product that they asked for', async () => {
  const scope = aScope();
  const skus = Array.from({ length: 20 }, (_, index) => `BOLT-${index}`);
  await importRows(
    database.db,
    scope,
    skus.map((sku) => aRow({ sku, body: `About ${sku}.` })),
  );
  await importRows(database.db, scope, [aRow({ sku: 'HIDDEN', hidden: true })]);
  const { readDetail, reads } = aReader();

  const asked = [...skus, 'BOLT-0', 'HIDDEN', 'UNKNOWN', '  BOLT-1 '];
  const found = await Promise.all(asked.map((sku) => readDetail(scope, sku)));

  const bodies = skus.map((sku) => `About ${sku}.`);
  expect(found.map(({ row }) => row?.body)).toEqual([...bodies, 'About BOLT-0.', undefined, undefined, 'About BOLT-1.']);
  expect(reads()).toBe(2);
});

test('a read that fails fails its own callers only', async () => {
  const scope = aScope();
  await importRows(database.db, scope, [aRow({ sku: 'A' }), aRow({ sku: 'B' })]);
  const { readPartial } = aDeps(database.db);
  let failing = true;
  const readDetail = detailReader((reader, read) => (failing ? Promise.reject(new Error('the read failed')) : readPartial(reader, read)));

  const failed = await Promise.allSettled(['A', 'B'].map((sku) => readDetail(scope, sku)));
  failing = false;

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await readDetail(scope, 'B')).row?.sku).toBe('B');
});

test('a read begins only while one of its callers still waits, and waits for a connection no longer than the last of them', async () => {
  const scope = aScope();
  await importRows(database.db, scope, [aRow({ sku: 'A' })]);
  const { readPartial } = aDeps(database.db);
  const deadlines: unknown[] = [];
  const readDetail = detailReader((reader, read) => {
    deadlines.push(activeFlow()?.deadlineAt);
    return readPartial(reader, read);
  });
  const readUntil = (deadlineAt: number) => inFlow({ store: 'of another', deadlineAt }, () => readDetail(scope, 'A'));
  const [past, soon, later] = [Date.now() - 1, Date.now() + 60_000, Date.now() + 120_000];

  const found = await Promise.all([past, later, soon].map(readUntil));
  const late = await Promise.allSettled([past, past].map(readUntil));

  expect(found.map(({ row }) => row?.sku)).toEqual(['A', 'A', 'A']);
  expect(late).toMatchObject([{ reason: { reason: 'overloaded' } }, { reason: { reason: 'overloaded' } }]);
  expect(deadlines).toEqual([later]);
});

test('readers of different stores, and customers, each see their own', async () => {
  const [one, other] = [aScope(), aScope()];
  await importRows(database.db, one, [aRow({ body: 'One' })]);
  await importRows(database.db, other, [aRow({ body: 'Other' })]);
  const customerId = newId();
  await upsertContractPrices(database.db, one, [{ customerId, sku: 'BOLT-M8', minQuantity: '1', unitPrice: '90' }]);
  const { readDetail } = aReader();

  const found = await Promise.all([one, other, { ...one, customerId }, one].map((reader) => readDetail(reader, 'BOLT-M8')));

  expect(found.map(({ row }) => [row?.body, row?.contract?.[0]?.unitPrice])).toEqual([
    ['One', undefined],
    ['Other', undefined],
    ['One', '90'],
    ['One', undefined],
  ]);
});

test('a sandbox fault removes a section for its own request only', async () => {
  const scope = aScope();
  await importRows(database.db, scope, [aRow({ stock_quantity: 3 })]);
  const { readDetail } = aReader();

  const [partial, ...others] = await Promise.all(
    [{ ...scope, missingSections: ['availability'] }, scope, scope].map((reader) => readDetail(reader, 'BOLT-M8')),
  );

  expect(partial).toMatchObject({ row: { band: 'UNKNOWN' }, missing: [{ section: 'availability' }] });
  for (const { row, missing } of seen('others', others)) expect([row?.band, missing]).toEqual(['LOW', []]);
});
