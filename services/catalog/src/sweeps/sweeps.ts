import { purgeRows } from '@storefront/db';
import { eventSweeps } from '@storefront/events';
import { purgeExpiredResponses } from '@storefront/idempotency';
import { type Sweep, reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { CatalogDeps } from '../deps.ts';
import { nextSaleInMs } from '../store/products/apply-sale-windows.ts';
import { refreshStaleStatistics } from '../store/stale-statistics.ts';
import { applySaleWindows } from './apply-sale-windows.ts';
import { applyStoreThresholds, compactChanges, expireReservations, publishBands, reindexCategories } from './store-sweeps.ts';

/** A sale that starts must show everywhere within a second. Each run that finds nothing is one probe of a small index. */
const SALE_WINDOWS_EVERY_MS = 500;
/** A hold lasts 15 minutes, so seconds do not matter. */
const HOLDS_EVERY_MS = 5_000;
/** Changes of availability are coalesced to one per second; this adds at most a quarter of that. */
const BANDS_EVERY_MS = 250;
/** A renamed category shows at once; searches may find its products by the new name a moment later. */
const SEARCH_INDEX_EVERY_MS = 1_000;
/** A store changes its threshold rarely, and expects the effect soon. */
const THRESHOLDS_EVERY_MS = 1_000;
/** Often enough that reads right after an import are rarely planned with old statistics. */
const STATISTICS_EVERY_MS = 5_000;
/** The process that writes is not idle. */
const STATISTICS_IDLE_MS = 60_000;
/** Not urgent: an hour's delay does not matter. */
const COMPACT_EVERY_MS = 3_600_000;
/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of the catalog. */
export const sweeps = (deps: CatalogDeps): readonly Sweep[] => [
  {
    name: 'apply-sale-windows',
    everyMs: SALE_WINDOWS_EVERY_MS,
    // A process that has stored a window is not idle, or has asked since.
    dueInMs: (max) => nextSaleInMs(deps.db, deps.now(), max),
    run: () => applySaleWindows(deps),
  },
  { name: 'expire-reservations', everyMs: HOLDS_EVERY_MS, run: () => expireReservations(deps) },
  { name: 'publish-bands', everyMs: BANDS_EVERY_MS, run: () => publishBands(deps) },
  { name: 'reindex-categories', everyMs: SEARCH_INDEX_EVERY_MS, run: () => reindexCategories(deps) },
  { name: 'apply-store-thresholds', everyMs: THRESHOLDS_EVERY_MS, run: () => applyStoreThresholds(deps) },
  { name: 'refresh-statistics', everyMs: STATISTICS_EVERY_MS, idleMs: STATISTICS_IDLE_MS, run: () => refreshStaleStatistics(deps.db) },
  { name: 'compact-changes', everyMs: COMPACT_EVERY_MS, run: () => compactChanges(deps) },
  { name: 'purge-reservations', everyMs: PURGE_EVERY_MS, run: () => purgeReservations(deps) },
  {
    name: 'purge-idempotent-responses',
    everyMs: PURGE_EVERY_MS,
    run: () => purgeExpiredResponses(deps.db, reportSkipped(deps.log, 'purge-idempotent-responses')),
  },
  ...eventSweeps(deps),
];

/**
 * A reservation that holds nothing is retained for requests and events about its checkout that arrive late. A quarter of a year is longer than any
 * dead-lettered event is retained.
 */
export const RESERVATION_RETENTION_DAYS = 90;

/** Deletes reservations that hold nothing: released and expired ones, and committed ones whose lines were all shipped. */
export async function purgeReservations({ db, log }: CatalogDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-reservations');
  const key = ['tenant_id', 'mode', 'checkout_id'];
  const aged = sql`now() - ${RESERVATION_RETENTION_DAYS} * interval '1 day'`;
  await purgeRows(
    db,
    {
      table: 'reservation',
      key,
      due: sql`updated_at < ${aged} and state <> 'HELD' and not exists (
        select from reservation_line l
        where (l.tenant_id, l.mode, l.checkout_id) = (reservation.tenant_id, reservation.mode, reservation.checkout_id)
          and l.shipped < l.quantity and reservation.state = 'COMMITTED')`,
    },
    skip,
  );
  await purgeRows(
    db,
    {
      table: 'reservation_shipment',
      key: [...key, 'shipment_id'],
      due: sql`shipped_at < ${aged} and not exists (
        select from reservation r
        where (r.tenant_id, r.mode, r.checkout_id)
          = (reservation_shipment.tenant_id, reservation_shipment.mode, reservation_shipment.checkout_id))`,
    },
    skip,
  );
}
