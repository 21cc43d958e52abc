import { type Purge, purgeRows } from '@storefront/db';
import { purgeExpiredResponses } from '@storefront/idempotency';
import { reportSkipped, type Sweep } from '@storefront/lifecycle';
import { sql } from 'kysely';
import { RESET_WINDOW_SECONDS } from '../accounts/domain/login-limit.ts';
import type { BillingDeps } from '../deps.ts';

/**
 * The authorized amount is also on the order and the invoice. The row is needed only for requests and events that arrive late, so it is retained
 * longer than dead letters.
 */
export const AUTHORIZATION_RETENTION_DAYS = 90;
/**
 * The record of a closed order is needed if its confirmation arrives late. The outbox of orders, which could republish it, keeps events for
 * 14 days, and dead letters are retained for 60.
 */
export const CLOSED_ORDER_RETENTION_DAYS = 90;
/** Money that arrives for an ended session is accepted however late, so its session must be found; card networks settle disputes within a year. */
export const UNPAID_SESSION_RETENTION_DAYS = 365;
/** A day after the last refresh token expired or the session ended, no access token of the session is valid and no gateway needs to know that it ended. */
export const EXPIRED_RETENTION_DAYS = 1;

const before = (column: string, days: number) => sql`${sql.ref(column)} < statement_timestamp() - ${days} * interval '1 day'`;

/** The rows that each purge deletes: authorizations that hold nothing, sessions that ended without money, and what is too old to matter. */
const PURGES: Readonly<Record<string, readonly Purge[]>> = {
  'purge-account-tokens': [
    { table: 'account_token', key: ['tenant_id', 'mode', 'owner_id', 'purpose'], due: before('expires_at', EXPIRED_RETENTION_DAYS) },
  ],
  'purge-authorizations': [
    {
      table: 'payment_authorization',
      key: ['tenant_id', 'mode', 'checkout_id'],
      due: sql`status in ('POSTED', 'RELEASED', 'EXPIRED') and ${before('updated_at', AUTHORIZATION_RETENTION_DAYS)}`,
    },
  ],
  // They need no index, because few orders close before their invoice. Money that arrives for an old session must still be recognized as late.
  'purge-closed-orders': [
    {
      table: 'closed_order',
      key: ['tenant_id', 'mode', 'order_id'],
      due: sql`${before('closed_at', CLOSED_ORDER_RETENTION_DAYS)} and not exists (
        select from payment_session session
        where (session.tenant_id, session.mode, session.order_id) = (closed_order.tenant_id, closed_order.mode, closed_order.order_id))`,
    },
  ],
  'purge-login-failures': [
    {
      table: 'login_failure',
      key: ['tenant_id', 'mode', 'subject_kind', 'subject', 'failed_at'],
      due: sql`failed_at < statement_timestamp() - make_interval(secs => ${RESET_WINDOW_SECONDS})`,
    },
  ],
  'purge-payment-sessions': [
    {
      table: 'payment_session',
      key: ['tenant_id', 'mode', 'id'],
      due: sql`status in ('FAILED', 'EXPIRED', 'CANCELLED') and late_paid_at is null and ${before('updated_at', UNPAID_SESSION_RETENTION_DAYS)}`,
    },
  ],
  'purge-sessions': [
    { table: 'refresh_token', key: ['tenant_id', 'mode', 'family_id', 'issued_at'], due: before('expires_at', EXPIRED_RETENTION_DAYS) },
    { table: 'session_family', key: ['tenant_id', 'mode', 'id'], due: before('expires_at', EXPIRED_RETENTION_DAYS) },
    { table: 'session_family', key: ['tenant_id', 'mode', 'id'], due: before('ended_at', EXPIRED_RETENTION_DAYS) },
  ],
};

/** Not urgent: old rows only take up space. */
export const PURGE_EVERY_MS = 10 * 60_000;

/** The sweeps that delete old rows, and Idempotency-Keys with their stored responses after 24 hours. */
export const purges = ({ db, log }: Pick<BillingDeps, 'db' | 'log'>): readonly Sweep[] => [
  ...Object.entries(PURGES).map(([name, rows]) => ({
    name,
    everyMs: PURGE_EVERY_MS,
    run: async () => {
      for (const purge of rows) await purgeRows(db, purge, reportSkipped(log, name));
    },
  })),
  {
    name: 'purge-idempotent-responses',
    everyMs: PURGE_EVERY_MS,
    run: () => purgeExpiredResponses(db, reportSkipped(log, 'purge-idempotent-responses')),
  },
];
