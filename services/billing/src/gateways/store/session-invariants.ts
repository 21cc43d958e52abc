import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** Invariants of payment sessions. */
export const SESSIONS: readonly InvariantRule[] = [
  {
    name: 'payment_sessions_end',
    description: 'No session is open hours after its expiry, is processed for more than 14 days, or waits an hour for a due check.',
    // Each part has a small index.
    violations: () => sql`
      select id::text as id from payment_session where status = 'PENDING' and expires_at < now() - interval '3 hours'
      union
      select id::text as id from payment_session where check_at < now() - interval '1 hour'
      union
      select id::text as id from payment_session
      where check_at is not null and status = 'PROCESSING' and updated_at < now() - interval '14 days'`,
  },
];
