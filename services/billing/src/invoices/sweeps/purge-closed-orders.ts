import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { BillingDeps } from '../../deps.ts';

/**
 * The record of a closed order is needed if its confirmation arrives late. The outbox of orders, which could republish it, keeps events for
 * 14 days, and dead letters are kept for 60.
 */
export const KEPT_DAYS = 90;

/**
 * Deletes records of closed orders for which no late event can arrive. They need no index, because few orders close before their invoice.
 */
export const purgeClosedOrders = ({ db, log }: BillingDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'closed_order',
      key: ['tenant_id', 'mode', 'order_id'],
      // Money that arrives for an old session must still be recognized as late.
      due: sql`closed_at < clock_timestamp() - ${KEPT_DAYS} * interval '1 day' and not exists (
        select from payment_session session
        where (session.tenant_id, session.mode, session.order_id) = (closed_order.tenant_id, closed_order.mode, closed_order.order_id))`,
    },
    reportSkipped(log, 'purge-closed-orders'),
  );
