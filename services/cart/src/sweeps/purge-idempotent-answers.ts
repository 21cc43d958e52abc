import { purgeExpiredAnswers } from '@storefront/idempotency';
import { reportSkipped } from '@storefront/lifecycle';
import type { SweepDeps } from '../deps.ts';

/** Deletes Idempotency-Keys and their stored responses after 24 hours. */
export const purgeIdempotentAnswers = ({ db, log }: SweepDeps): Promise<number> =>
  purgeExpiredAnswers(db, reportSkipped(log, 'purge-idempotent-answers'));
