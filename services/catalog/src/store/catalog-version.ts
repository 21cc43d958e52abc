import type { Band } from '@storefront/contract';
import { inScope, PREPARED, type Scope } from '@storefront/db';
import { appendEvents } from '@storefront/events';
import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** The kind of a change in the change feed. */
export type Change = 'CREATED' | 'UPDATED' | 'REMOVED' | 'STOCK';

/** All changes that one transaction makes for readers. */
export interface CatalogUpdate {
  readonly changes?: ReadonlyMap<string, Change>;
  readonly products?: readonly ProductEvent[];
  readonly bands?: readonly BandChange[];
  /** The change in the number of visible products. */
  readonly visibleDelta?: number;
}

/** Published as the event of its type. */
export interface ProductEvent {
  readonly type: 'product.created' | 'product.updated' | 'product.removed';
  readonly sku: string;
  readonly changed: readonly string[];
  readonly updatedAt: string;
  /** The ETag of an anonymous read; undefined if the product is hidden. */
  readonly etag: string | undefined;
}

/** Published as stock.changed. */
export interface BandChange {
  readonly sku: string;
  readonly band: Band;
  readonly previousBand: Band;
}

/** Returns the version that every catalog response carries; 0 before the first change. */
export async function getCatalogVersion(db: Db, scope: Scope): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version from catalog_version where ${inScope(scope)}`.execute(db);
  return rows[0]?.version ?? '0';
}

/**
 * Increments the catalog version and writes its changes and events. This is the last step of every transaction that changes what readers
 * see: the version row is locked from here to the commit, so versions become visible in order and readers of the change feed miss none.
 */
export async function publishChange(
  trx: Trx,
  scope: Scope,
  { changes = new Map(), products = [], bands = [], visibleDelta = 0 }: CatalogUpdate = {},
): Promise<void> {
  const version = await bumpVersion(trx, scope, visibleDelta);
  await insertChanges(trx, scope, version, changes);
  await appendEvents(trx, scope, [
    ...products.map(({ type, ...data }) => ({ type, aggregateId: data.sku, data, public: true })),
    ...bands.map(bandEvent),
    { type: 'catalog.changed', aggregateId: 'catalog', data: { catalogVersion: version } },
  ]);
}

/** Returns the event of a band change. */
export const bandEvent = ({ sku, band, previousBand }: BandChange) => ({
  type: 'stock.changed',
  aggregateId: sku,
  data: { sku, availability: band, previousAvailability: previousBand },
  public: true,
});

async function bumpVersion(trx: Trx, { tenantId, mode }: Scope, visibleDelta: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`${PREPARED}
    insert into catalog_version as stored (tenant_id, mode, version, visible_count, updated_at)
    values (${tenantId}, ${mode}, 1, greatest(${visibleDelta}::integer, 0), now())
    on conflict (tenant_id, mode) do update
      set version = stored.version + 1, visible_count = stored.visible_count + ${visibleDelta}, updated_at = excluded.updated_at
    returning version
  `.execute(trx);
  return rows[0]?.version ?? '0';
}

async function insertChanges(trx: Trx, { tenantId, mode }: Scope, version: string, changes: ReadonlyMap<string, Change>) {
  if (changes.size === 0) return;
  await sql`${PREPARED}
    insert into catalog_change (tenant_id, mode, version, sku, change)
    select ${tenantId}::uuid, ${mode}, ${version}::bigint, sku, change
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::text[]) as given (sku, change)
  `.execute(trx);
}
