import { purgeRows } from '@storefront/db';
import { purgeExpiredAnswers } from '@storefront/idempotency';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { OrdersDeps } from '../deps.ts';

/** Deletes Idempotency-Keys and their stored responses after 24 hours. */
export const purgeIdempotentAnswers = ({ db, log }: OrdersDeps): Promise<number> =>
  purgeExpiredAnswers(db, reportSkipped(log, 'purge-idempotent-answers'));

/** Deletes the Idempotency-Keys of checkouts after 24 hours. The stored response remains with the checkout until that is purged. */
export const purgeIdempotencyRecords = ({ db, log }: OrdersDeps): Promise<number> =>
  purgeRows(
    db,
    { table: 'idempotency_record', key: ['tenant_id', 'mode', 'customer_id', 'route', 'key'], due: sql`expires_at <= now()` },
    reportSkipped(log, 'purge-idempotency-records'),
  );
