import { purgeRows } from '@storefront/db';
import { eventSweeps } from '@storefront/events';
import { purgeExpiredResponses } from '@storefront/idempotency';
import { type Sweep, reportSkipped, sweepEach } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';
import { deletePromotionUses, listPromotionsWithOldUses } from '../store/old-promotion-uses.ts';
import { purgeFreezes } from './purge-freezes.ts';

/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of carts. */
export const sweeps = (deps: SweepDeps): readonly Sweep[] => [
  { name: 'purge-carts', everyMs: PURGE_EVERY_MS, run: () => purgeCarts(deps) },
  { name: 'purge-freezes', everyMs: PURGE_EVERY_MS, run: () => purgeFreezes(deps) },
  { name: 'purge-promotion-uses', everyMs: PURGE_EVERY_MS, run: () => purgePromotionUses(deps) },
  { name: 'purge-idempotent-responses', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotentResponses(deps) },
  ...eventSweeps(deps),
];

/** Requests for an expired cart return `cart_expired` for twice its lifetime, and then a 404. */
export const ABANDONED_RETENTION_DAYS = 60;
/** A repeated checkout of an ordered cart returns its order for this time. The order itself is retained. */
export const ORDERED_RETENTION_DAYS = 90;

const KEY = ['tenant_id', 'mode', 'cart_id'];

/** Deletes carts that expired or were ordered long ago, with their lines and freezes. */
export async function purgeCarts({ db, log }: SweepDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-carts');
  const abandoned = sql`status = 'OPEN' and expires_at < statement_timestamp() - ${ABANDONED_RETENTION_DAYS} * interval '1 day' and frozen_by is null`;
  const ordered = sql`status = 'ORDERED' and updated_at < statement_timestamp() - ${ORDERED_RETENTION_DAYS} * interval '1 day'`;
  await purgeRows(db, { table: 'cart', key: KEY, due: abandoned }, skip);
  await purgeRows(db, { table: 'cart', key: KEY, due: ordered }, skip);
}

/** As long as ordered carts. Until then, a canceled order returns its uses, and both can be compared. */
export const PROMOTION_USE_RETENTION_DAYS = 90;

/** Deletes old promotion uses that no limit needs; each promotion keeps the count. Returns the number of batches. */
export const purgePromotionUses = ({ db, log }: SweepDeps): Promise<number> =>
  sweepEach({
    sweep: 'purge-promotion-uses',
    log,
    find: (skipped) => listPromotionsWithOldUses(db, PROMOTION_USE_RETENTION_DAYS, skipped),
    idOf: ({ tenantId, mode, code }) => [tenantId, mode, code].join(' '),
    settle: async (promotion) => (await deletePromotionUses(db, promotion, PROMOTION_USE_RETENTION_DAYS)) > 0,
  });

/** Deletes Idempotency-Keys and their stored responses after 24 hours. */
const purgeIdempotentResponses = ({ db, log }: SweepDeps): Promise<number> =>
  purgeExpiredResponses(db, reportSkipped(log, 'purge-idempotent-responses'));
