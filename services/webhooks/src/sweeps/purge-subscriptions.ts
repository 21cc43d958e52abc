import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';

/** Removes deleted subscriptions, including their secrets, once their last delivery has been purged. */
export const purgeSubscriptions = ({ db, log }: SweepDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'subscription',
      key: ['tenant_id', 'mode', 'id'],
      due: sql`deleted_at is not null and not exists (
        select from delivery d
        where (d.tenant_id, d.mode, d.subscription_id) = (subscription.tenant_id, subscription.mode, subscription.id))`,
    },
    reportSkipped(log, 'purge-subscriptions'),
  );
