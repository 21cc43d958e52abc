import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { BillingDeps } from '../../deps.ts';

/** A day after the last refresh token expired, no access token of the session is valid and no gateway needs to know that it ended. */
export const EXPIRED_KEPT_DAYS = 1;

/** Deletes expired refresh tokens, used or not, and sessions whose tokens have all expired. */
export async function purgeSessions({ db, log }: BillingDeps): Promise<void> {
  const skip = reportSkipped(log, 'purge-sessions');
  const due = sql`expires_at < clock_timestamp() - ${EXPIRED_KEPT_DAYS} * interval '1 day'`;
  await purgeRows(db, { table: 'refresh_token', key: ['tenant_id', 'mode', 'family_id', 'issued_at'], due }, skip);
  await purgeRows(db, { table: 'session_family', key: ['tenant_id', 'mode', 'id'], due }, skip);
}
