import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EventType } from '@storefront/contract';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { listChanges } from '../handlers/list-changes.ts';
import { setVisibility } from '../handlers/products.ts';
import { reduceReservation, releaseReservation, restockReturn } from '../handlers/reservations.ts';
import { reserveStock } from '../handlers/reserve-stock.ts';
import { getStock, setStock } from '../handlers/stock.ts';
import { getProductEvent } from '../sandbox/get-product-event.ts';
import { setSandboxStock } from '../sandbox/set-sandbox-stock.ts';
import { applySaleWindows } from '../sweeps/apply-sale-windows.ts';
import { expireReservations, publishBands } from '../sweeps/store-sweeps.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import type { Database } from './schema.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());

const SKUS = ['SECRET', 'SHOWN'];
const deps = (now?: Date) => aDeps(database.db, now);
const lines = (quantity: number) => SKUS.map((sku) => ({ lineId: sku, sku, quantity: String(quantity) }));
const each = async (act: (sku: string) => Promise<unknown>): Promise<void> => {
  for (const sku of SKUS) await act(sku);
};
const importEach = (caller: Caller, given: object) =>
  importRows(
    database.db,
    caller,
    SKUS.map((sku) => aRow({ sku, ...given })),
  );
const SALE = { list_unit_price: 100, sale_unit_price: 80, sale_starts_at: '2030-01-01T00:00:00Z', sale_ends_at: '2030-01-02T00:00:00Z' };

/** The age of the last band change of a product, so that the next one is published at once or later. */
const setQuiet = ({ tenantId }: Caller, isQuiet: boolean) =>
  sql`update stock set published_at = now() + ${isQuiet ? -1 : 1} * interval '1 hour', publish_at = null where tenant_id = ${tenantId}`.execute(
    database.db,
  );

async function forgetChanges({ tenantId }: Caller): Promise<void> {
  for (const table of ['catalog_change', 'outbox'])
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(database.db);
}

/** A store with a hidden and a visible product that are alike: 12 pieces, of which a checkout has reserved all. */
async function aStore() {
  const [caller, checkoutId] = [aCaller(), newId()];
  await importEach(caller, { stock_quantity: 12, ...SALE });
  await reserveStock(deps())({ checkoutId, lines: lines(12), holdSeconds: 900, dryRun: false }, caller);
  await setVisibility(deps())({ sku: 'SECRET', hidden: true }, caller);
  await setQuiet(caller, true);
  await forgetChanges(caller);
  return { caller, checkoutId };
}

/** The changes that affect both products alike. */
const CHANGES: Readonly<Record<string, (store: Awaited<ReturnType<typeof aStore>>) => Promise<unknown>>> = {
  'the beginning of a sale': () => applySaleWindows(deps(new Date('2030-01-01T00:00:00Z'))),
  'the end of a sale': async () => {
    await applySaleWindows(deps(new Date('2030-01-01T12:00:00Z')));
    await applySaleWindows(deps(new Date('2030-01-02T00:00:00Z')));
  },
  'the end of a hold': ({ caller, checkoutId }) => releaseReservation(deps())({ checkoutId }, caller),
  'the expiry of a hold': async ({ checkoutId }) => {
    await sql`update reservation set expires_at = now() - interval '1 second' where checkout_id = ${checkoutId}`.execute(database.db);
    await expireReservations(deps());
  },
  'canceled quantities': ({ caller, checkoutId }) =>
    reduceReservation(deps())({ checkoutId, correctionId: newId(), lines: lines(4) }, caller),
  'returned goods': ({ caller }) => restockReturn(deps())({ returnId: newId(), lines: lines(5) }, caller),
  'a new count': ({ caller }) => each((sku) => setStock(deps())({ sku, quantity: '40' }, caller)),
  'an import of counts': ({ caller }) => importEach(caller, { stock_quantity: 40 }),
  'an import of texts': ({ caller }) => importEach(caller, { description: 'Another text' }),
  'a change of stock that is published later': async ({ caller, checkoutId }) => {
    await setVisibility(deps())({ sku: 'SECRET', hidden: false }, caller);
    await setQuiet(caller, false);
    await releaseReservation(deps())({ checkoutId }, caller);
    await setVisibility(deps())({ sku: 'SECRET', hidden: true }, caller);
    await forgetChanges(caller);
  },
};

test.each(Object.entries(CHANGES))('%s: the visible product is announced, and the hidden one is not', async (_what, change) => {
  const store = await aStore();
  await change(store);
  const { tenantId } = store.caller;
  await sql`update stock set publish_at = now() - interval '1 second' where publish_at is not null and tenant_id = ${tenantId}`.execute(
    database.db,
  );
  await publishBands(deps());

  const { changes = [] } = await listChanges(deps())({ limit: 0 }, store.caller);
  const { rows: events } = await sql<{
    sku: string | null;
  }>`select data ->> 'sku' as sku from outbox where tenant_id = ${tenantId}`.execute(database.db);
  expect(new Set([...changes, ...events].flatMap(({ sku }) => sku ?? []))).toEqual(new Set(['SHOWN']));
});

test('the sandbox neither shows events of a hidden product nor changes its stock', async () => {
  const { caller } = await aStore();
  const types: readonly EventType[] = ['product.created', 'product.updated', 'product.removed', 'stock.changed'];

  for (const type of types) {
    await expect(getProductEvent(deps())({ type, sku: 'SECRET' }, caller)).rejects.toMatchObject({ code: 'not_found' });
    await getProductEvent(deps())({ type, sku: 'SHOWN' }, caller);
  }
  await expect(setSandboxStock(deps())({ sku: 'SECRET', quantity: '1' }, caller)).rejects.toMatchObject({ code: 'not_found' });

  expect((await getStock(deps())({ sku: 'SECRET' }, caller)).stock).toMatchObject({ onHand: '12' });
});
