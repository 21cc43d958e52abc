import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';

/** As promised in the contract: long enough for troubleshooting, short enough not to accumulate customer data. */
export const DELIVERY_KEPT_DAYS = 30;

/** Deletes settled deliveries with their payloads and attempts. */
export const purgeDeliveries = ({ db, log }: SweepDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'delivery',
      key: ['tenant_id', 'mode', 'id'],
      due: sql`created_at < clock_timestamp() - ${DELIVERY_KEPT_DAYS} * interval '1 day' and status <> 'PENDING'`,
    },
    reportSkipped(log, 'purge-deliveries'),
  );
