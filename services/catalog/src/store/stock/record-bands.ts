import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { parseBand } from '../../domain/band.ts';
import { type BandChange, publishChange } from '../catalog-version.ts';
import { hidden } from '../hidden.ts';
import type { Trx } from '../schema.ts';

/** Changes within this time after a published one are coalesced: only the final band is published, and only if it differs. */
const QUIET_SECONDS = 1;

/**
 * Records the changed bands of these SKUs. Called after every stock change, in the same transaction, so that caches and the change feed
 * miss none. Returns the visible products whose band changed, and the changes to publish now. The first change is published at once; changes that follow within a second are coalesced and published by `publishBands`.
 */
export async function recordBands(trx: Trx, scope: Scope, skus: readonly string[]) {
  const changed = skus.length === 0 ? [] : await listChanged(trx, scope, skus);
  if (changed.length === 0) return { changed: [], toPublish: [] };
  const isNow = ({ hidden, is_quiet }: ChangedRow): boolean => hidden || is_quiet;
  await sql`
    update stock set last_band = band,
      published_band = case when given.published_at is null then published_band else band end,
      published_at = coalesce(given.published_at, stock.published_at),
      publish_at = given.publish_at
    from unnest(
      ${changed.map(({ sku }) => sku)}::text[],
      ${changed.map((row) => (isNow(row) ? row.now.toISOString() : null))}::timestamptz[],
      ${changed.map((row) => (isNow(row) ? null : (row.next_at?.toISOString() ?? null)))}::timestamptz[]
    ) as given (sku, published_at, publish_at)
    where stock.tenant_id = ${scope.tenantId} and stock.mode = ${scope.mode} and stock.sku = given.sku
      and stock.sku = any (${changed.map(({ sku }) => sku)}::text[])
  `.execute(trx);
  const visible = changed.filter(({ hidden }) => !hidden);
  return {
    changed: visible.map(({ sku }) => sku),
    toPublish: visible.filter(({ is_quiet, band, published_band }) => is_quiet && band !== published_band).map(toBandChange),
  };
}

/** Records the changed bands of these SKUs after a change of their stock alone, and publishes the change if there is one. */
export async function publishRecordedBands(trx: Trx, scope: Scope, skus: readonly string[]): Promise<void> {
  const { changed, toPublish } = await recordBands(trx, scope, skus);
  if (changed.length === 0) return;
  await publishChange(trx, scope, { changes: new Map(changed.map((sku) => [sku, 'STOCK'])), bands: toPublish });
}

interface ChangedRow {
  readonly sku: string;
  readonly band: string;
  readonly published_band: string;
  /** Whether no change was published within `QUIET_SECONDS` and none is scheduled. */
  readonly is_quiet: boolean;
  readonly hidden: boolean;
  readonly now: Date;
  /** When a change that is not published now is due. */
  readonly next_at: Date | null;
}

async function listChanged(trx: Trx, { tenantId, mode }: Scope, skus: readonly string[]): Promise<readonly ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`${PREPARED}
    select s.sku, s.band, s.published_band,
      s.publish_at is null and (s.published_at is null or s.published_at <= now() - make_interval(secs => ${QUIET_SECONDS})) as is_quiet,
      now() as now, coalesce(s.publish_at, s.published_at + make_interval(secs => ${QUIET_SECONDS})) as next_at,
      (select hidden from product p where p.tenant_id = ${tenantId} and p.mode = ${mode} and p.sku = s.sku) as hidden
    from stock s
    where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${hidden(skus, 'text[]')}::text[]) and s.band <> s.last_band
    order by s.sku
  `.execute(trx);
  return rows;
}

/** The band change to publish. The previous band is the one that was published last. */
export const toBandChange = ({ sku, band, published_band }: { sku: string; band: string; published_band: string }): BandChange => ({
  sku,
  band: parseBand(band),
  previousBand: parseBand(published_band),
});
