import type { Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Band } from '../domain/band.ts';
import type { Database } from './schema.ts';

/** What happened to a SKU, as the change feed tells it. */
export type Change = 'CREATED' | 'UPDATED' | 'REMOVED' | 'STOCK';

/** All that one transaction changed for readers. */
export interface CatalogNews {
  readonly changes: ReadonlyMap<string, Change>;
  readonly products: readonly ProductNews[];
  readonly bands: readonly BandNews[];
  /** By how much the number of visible products changed. */
  readonly visibleDelta: number;
}

/** Told to the world as product.created or product.updated. */
export interface ProductNews {
  readonly type: 'product.created' | 'product.updated';
  readonly sku: string;
  readonly changed: readonly string[];
  readonly updatedAt: string;
  readonly etag: string;
}

/** Told to the world as stock.changed. */
export interface BandNews {
  readonly sku: string;
  readonly band: Band;
  readonly previousBand: Band;
}

/** The version that every catalog answer carries; 0 before the first change. */
export async function getCatalogVersion(db: Kysely<Database>, { tenantId, mode }: Scope): Promise<string> {
  const row = await db
    .selectFrom('catalog_version')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row?.version ?? '0';
}

/**
 * Moves the catalog's version and writes the changes and events that belong to it. The last step of every transaction that changes what
 * readers see: the row of the version is locked from here to the commit, so versions are taken and become visible in one order and a
 * reader of the change feed never passes one by.
 */
export async function publishChange(trx: Transaction<Database>, scope: Scope, news: CatalogNews): Promise<void> {
  const version = await bumpVersion(trx, scope, news.visibleDelta);
  await insertChanges(trx, scope, version, news.changes);
  await appendEvents(trx, scope, [
    ...news.products.map(({ type, ...data }) => ({ type, aggregateId: data.sku, data, public: true })),
    ...news.bands.map(bandEvent),
    { type: 'catalog.changed', aggregateId: 'catalog', data: { catalogVersion: version } },
  ]);
}

/** Tells of bands alone: their version was moved when they did. */
export const appendBandNews = (trx: Transaction<Database>, scope: Scope, bands: readonly BandNews[]): Promise<readonly string[]> =>
  appendEvents(trx, scope, bands.map(bandEvent));

const bandEvent = ({ sku, band, previousBand }: BandNews) => ({
  type: 'stock.changed',
  aggregateId: sku,
  data: { sku, availability: band, previousAvailability: previousBand },
  public: true,
});

async function bumpVersion(trx: Transaction<Database>, { tenantId, mode }: Scope, visibleDelta: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    insert into catalog_version as held (tenant_id, mode, version, visible_count)
    values (${tenantId}, ${mode}, 1, greatest(${visibleDelta}::integer, 0))
    on conflict (tenant_id, mode) do update
      set version = held.version + 1, visible_count = held.visible_count + ${visibleDelta}, updated_at = now()
    returning version
  `.execute(trx);
  return rows[0]?.version ?? '0';
}

async function insertChanges(trx: Transaction<Database>, { tenantId, mode }: Scope, version: string, changes: ReadonlyMap<string, Change>) {
  if (changes.size === 0) return;
  await sql`
    insert into catalog_change (tenant_id, mode, version, sku, change)
    select ${tenantId}::uuid, ${mode}, ${version}::bigint, sku, change
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::text[]) as given (sku, change)
  `.execute(trx);
}
