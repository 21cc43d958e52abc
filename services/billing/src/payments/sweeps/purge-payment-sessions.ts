import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { BillingDeps } from '../../deps.ts';

/** Money that arrives for an ended session is accepted however late, so its session must be found; card networks settle disputes within a year. */
export const UNPAID_SESSION_KEPT_DAYS = 365;

/** Deletes payment sessions that ended without money. Sessions with money are records of account and stay. */
export const purgePaymentSessions = ({ db, log }: BillingDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'payment_session',
      key: ['tenant_id', 'mode', 'id'],
      due: sql`status in ('FAILED', 'EXPIRED', 'CANCELLED') and late_paid_at is null
        and updated_at < clock_timestamp() - ${UNPAID_SESSION_KEPT_DAYS} * interval '1 day'`,
    },
    reportSkipped(log, 'purge-payment-sessions'),
  );
