import type { Scope } from '@storefront/db';
import { sql, type Transaction } from 'kysely';
import { asBand } from '../domain/band.ts';
import type { BandNews } from './catalog-version.ts';
import type { Database } from './schema.ts';

/** A band that moves again within this time is told of when it is over, if it is then another one than was told of. */
const QUIET_SECONDS = 1;

/** Of visible products: whose band has moved, and what is to be told of it now. */
export interface NotedBands {
  readonly moved: readonly string[];
  readonly told: readonly BandNews[];
}

/**
 * Notes the bands of these SKUs that have moved, and says which. Called after every change of stock, in the same transaction, so that caches
 * and the change feed miss none. The world is told at once of the first move, and of those that follow within a second when that is over
 * (`tellBands`), of the last one alone.
 */
export async function noteBands(trx: Transaction<Database>, scope: Scope, skus: readonly string[]): Promise<NotedBands> {
  const moved = skus.length === 0 ? [] : await listMoved(trx, scope, skus);
  if (moved.length === 0) return { moved: [], told: [] };
  await sql`
    update stock set last_band = band,
      told_band = case when told.now then band else told_band end,
      told_at = case when told.now then now() else told_at end,
      tell_at = case when told.now then null else coalesce(tell_at, told_at + make_interval(secs => ${QUIET_SECONDS})) end
    from unnest(${moved.map(({ sku }) => sku)}::text[], ${moved.map(({ hidden, is_quiet }) => hidden || is_quiet)}::boolean[]) as told (sku, now)
    where stock.tenant_id = ${scope.tenantId} and stock.mode = ${scope.mode} and stock.sku = told.sku
      and stock.sku = any (${moved.map(({ sku }) => sku)}::text[])
  `.execute(trx);
  const visible = moved.filter(({ hidden }) => !hidden);
  return {
    moved: visible.map(({ sku }) => sku),
    told: visible.filter(({ is_quiet, band, told_band }) => is_quiet && band !== told_band).map(toNews),
  };
}

interface MovedRow {
  readonly sku: string;
  readonly band: string;
  readonly told_band: string;
  /** Whether nothing has been told of it lately, nor waits to be told. */
  readonly is_quiet: boolean;
  readonly hidden: boolean;
}

async function listMoved(trx: Transaction<Database>, { tenantId, mode }: Scope, skus: readonly string[]): Promise<readonly MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    select s.sku, s.band, s.told_band,
      s.tell_at is null and (s.told_at is null or s.told_at <= now() - make_interval(secs => ${QUIET_SECONDS})) as is_quiet,
      (select hidden from product p where p.tenant_id = s.tenant_id and p.mode = s.mode and p.sku = s.sku) as hidden
    from stock s
    where s.tenant_id = ${tenantId} and s.mode = ${mode} and s.sku = any (${skus}::text[]) and s.band <> s.last_band
    order by s.sku
  `.execute(trx);
  return rows;
}

/** What is told of a band: the one before is the one that was told of last. */
export const toNews = ({ sku, band, told_band }: { sku: string; band: string; told_band: string }): BandNews => ({
  sku,
  band: asBand(band),
  previousBand: asBand(told_band),
});
