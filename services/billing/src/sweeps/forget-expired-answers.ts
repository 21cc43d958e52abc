import { deleteExpiredAnswers } from '@storefront/idempotency';
import { untilNoneIsLeft } from '@storefront/lifecycle';
import type { BillingDeps } from '../deps.ts';

/** A fraction of a second of work under the statement timeout. */
const BATCH = 500;

/** Forgets Idempotency-Keys after their 24 hours, a batch at a time. */
export const forgetExpiredAnswers = ({ db }: BillingDeps): Promise<void> => untilNoneIsLeft(() => deleteExpiredAnswers(db, BATCH));
