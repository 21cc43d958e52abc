import { inSweepTransaction, inRounds, type Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import { sql } from 'kysely';
import { bandEvent } from '../catalog-version.ts';
import type { Db, Trx } from '../schema.ts';
import { notSkipped, storeKey } from '../skipped-stores.ts';
import { toBandChange } from './record-bands.ts';

/** Bands per run of the sweep. */
const BATCH = 500;
/** Bands of one store, which are published together. */
const OF_STORE_MAX = 100;

/** Products of one store whose availability is due to be published. */
export interface DueBands {
  readonly scope: Scope;
  readonly skus: readonly string[];
}

/** Lists the delayed availability changes that are due, by store, without the stores in `skipped`. */
export async function listDueBands(db: Db, skipped: readonly string[]): Promise<readonly DueBands[]> {
  const due = sql`
    select tenant_id as "tenantId", mode, sku, publish_at as due_at from stock where publish_at <= now() and ${notSkipped('stock', skipped)}`;
  const columns = ['sku'] as const;
  const { rows } = await inRounds<Scope & { readonly sku: string }>({ due, columns, limit: BATCH, perStore: OF_STORE_MAX }).execute(db);
  return [...Map.groupBy(rows, storeKey).values()].flatMap((due) => {
    const [first] = due;
    return first === undefined ? [] : [{ scope: first, skus: due.map(({ sku }) => sku) }];
  });
}

/** Publishes the current availability of products of one store where it differs from the last published one. The version was incremented when it changed. */
export const publishStoreBands = (db: Db, { scope, skus }: DueBands): Promise<void> =>
  inSweepTransaction(db, (trx) => publishDue(trx, scope, skus));

/** Locks rows in SKU order, as all stock changes do, and skips bands that another replica has published by then. */
async function publishDue(trx: Trx, scope: Scope, skus: readonly string[]): Promise<void> {
  const { rows } = await sql<{ sku: string; band: string; published_band: string; hidden: boolean }>`
    select s.sku, s.band, s.published_band,
      (select hidden from product p where p.tenant_id = ${scope.tenantId} and p.mode = ${scope.mode} and p.sku = s.sku) as hidden
    from stock s
    where s.tenant_id = ${scope.tenantId} and s.mode = ${scope.mode} and s.sku = any (${skus}::text[]) and s.publish_at <= now()
    order by s.sku
    for update of s
  `.execute(trx);
  if (rows.length === 0) return;
  await sql`
    update stock set published_band = band, published_at = now(), publish_at = null
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = any (${rows.map(({ sku }) => sku)}::text[])
  `.execute(trx);
  const changed = rows.filter(({ hidden, band, published_band }) => !hidden && band !== published_band).map(toBandChange);
  await appendEvents(trx, scope, changed.map(bandEvent));
}
