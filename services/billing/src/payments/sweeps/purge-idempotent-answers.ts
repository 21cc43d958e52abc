import { purgeExpiredAnswers } from '@storefront/idempotency';
import { reportSkipped } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';

/** Deletes Idempotency-Keys and their stored responses after 24 hours. */
export const purgeIdempotentAnswers = ({ db, log }: BillingDeps): Promise<number> =>
  purgeExpiredAnswers(db, reportSkipped(log, 'purge-idempotent-answers'));
