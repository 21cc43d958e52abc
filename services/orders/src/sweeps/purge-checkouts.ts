import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { OrdersDeps } from '../deps.ts';
import { CHECKOUT_KEPT_DAYS } from '../store/checkouts.ts';

/** Retention of abandoned checkouts, in days; long enough for troubleshooting. */
export const ABANDONED_KEPT_DAYS = 1;

const KEY = ['tenant_id', 'mode', 'id'];
/** A checkout whose Idempotency-Key is still valid is kept, because it holds the stored response. */
const WITHOUT_KEY = sql`not exists (
  select from idempotency_record r
  where (r.tenant_id, r.mode, r.checkout_id) = (checkout.tenant_id, checkout.mode, checkout.id))`;

/** Deletes old checkouts that were abandoned or completed. The order of a completed checkout remains. */
export async function purgeCheckouts({ db, log }: OrdersDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-checkouts');
  for (const [step, keptDays] of [
    ['abandoned', ABANDONED_KEPT_DAYS],
    ['completed', CHECKOUT_KEPT_DAYS],
  ] as const) {
    const due = sql`step = ${sql.lit(step)} and finished_at < now() - ${keptDays} * interval '1 day' and ${WITHOUT_KEY}`;
    await purgeRows(db, { table: 'checkout', key: KEY, due }, skip);
  }
}
