import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';

/** Requests for an expired cart return `cart_expired` for twice its lifetime, and then a 404. */
export const ABANDONED_KEPT_DAYS = 60;
/** A repeated checkout of an ordered cart returns its order for this time. The order itself is kept. */
export const ORDERED_KEPT_DAYS = 90;

const KEY = ['tenant_id', 'mode', 'cart_id'];

/** Deletes carts that expired or were ordered long ago, with their lines and freezes. */
export async function purgeCarts({ db, log }: SweepDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-carts');
  const abandoned = sql`status = 'OPEN' and expires_at < statement_timestamp() - ${ABANDONED_KEPT_DAYS} * interval '1 day' and held_by is null`;
  const ordered = sql`status = 'ORDERED' and updated_at < statement_timestamp() - ${ORDERED_KEPT_DAYS} * interval '1 day'`;
  await purgeRows(db, { table: 'cart', key: KEY, due: abandoned }, skip);
  await purgeRows(db, { table: 'cart', key: KEY, due: ordered }, skip);
}
