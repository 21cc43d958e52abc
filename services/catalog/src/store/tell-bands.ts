import { inTransaction, type Scope } from '@storefront/db';
import { type Kysely, sql, type Transaction } from 'kysely';
import { appendBandNews } from './catalog-version.ts';
import { toNews } from './note-bands.ts';
import type { Database } from './schema.ts';

/** Bands that one look tells of; the next look tells of the rest. */
const BATCH = 500;

type Due = Scope & { readonly sku: string };

/** Tells of the bands that moved again soon after they were told of, of each the last one, if it is another. Answers how many were due. */
export async function tellBands(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<Due>`
    select tenant_id as "tenantId", mode, sku from stock where tell_at <= now() order by tell_at limit ${BATCH}
  `.execute(db);
  const stores = Map.groupBy(rows, ({ tenantId, mode }) => `${tenantId} ${mode}`);
  for (const due of stores.values()) {
    const [scope] = due;
    const skus = due.map(({ sku }) => sku);
    if (scope !== undefined) await inTransaction(db, (trx) => tellOf(trx, scope, skus));
  }
  return rows.length;
}

/** Rows are locked in the order of the SKUs, as everybody locks stock; what another replica has told of by then is left out. */
async function tellOf(trx: Transaction<Database>, scope: Scope, skus: readonly string[]): Promise<void> {
  const { rows } = await sql<{ sku: string; band: string; told_band: string; hidden: boolean }>`
    select s.sku, s.band, s.told_band,
      (select hidden from product p where p.tenant_id = s.tenant_id and p.mode = s.mode and p.sku = s.sku) as hidden
    from stock s
    where s.tenant_id = ${scope.tenantId} and s.mode = ${scope.mode} and s.sku = any (${skus}::text[]) and s.tell_at <= now()
    order by s.sku
    for update of s
  `.execute(trx);
  if (rows.length === 0) return;
  await sql`
    update stock set told_band = band, told_at = now(), tell_at = null
    where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and sku = any (${rows.map(({ sku }) => sku)}::text[])
  `.execute(trx);
  await appendBandNews(trx, scope, rows.filter(({ hidden, band, told_band }) => !hidden && band !== told_band).map(toNews));
}
