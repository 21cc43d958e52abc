import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';

/** A tombstone must outlive any late freeze of its checkout, which arrives within hours; the rest of the time is for troubleshooting. */
export const FREEZE_RETENTION_DAYS = 7;

const KEY = ['tenant_id', 'mode', 'cart_id', 'checkout_id'];

/**
 * Deletes the tombstones of compensated checkouts, and the stored responses of closed freezes, each of which contains a whole cart. The row of
 * a closed freeze is retained as long as its cart, because it identifies the checkout whose promotion uses count.
 */
export async function purgeFreezes({ db, log }: SweepDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-freezes');
  const aged = sql`updated_at < statement_timestamp() - ${FREEZE_RETENTION_DAYS} * interval '1 day'`;
  await purgeRows(db, { table: 'cart_freeze', key: KEY, due: sql`status = 'RELEASED' and ${aged}` }, skip);
  await purgeRows(
    db,
    { table: 'cart_freeze', key: KEY, due: sql`status = 'CLOSED' and response is not null and ${aged}`, clear: sql`response = null` },
    skip,
  );
}
