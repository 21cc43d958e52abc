import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { BillingDeps } from '../../deps.ts';

/**
 * The authorized amount is also on the order and the invoice. The row is needed only for requests and events that arrive late, so it is kept
 * longer than dead letters.
 */
export const AUTHORIZATION_KEPT_DAYS = 90;

/** Deletes payment authorizations that hold nothing: posted, released, and expired ones. */
export const purgeAuthorizations = ({ db, log }: BillingDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'payment_authorization',
      key: ['tenant_id', 'mode', 'checkout_id'],
      due: sql`status in ('POSTED', 'RELEASED', 'EXPIRED')
        and updated_at < clock_timestamp() - ${AUTHORIZATION_KEPT_DAYS} * interval '1 day'`,
    },
    reportSkipped(log, 'purge-authorizations'),
  );
