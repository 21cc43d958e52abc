import { deleteExpiredAnswers } from '@storefront/idempotency';
import type { OrdersDeps } from '../deps.ts';
import { deleteAbandonedCheckouts, deleteCompletedCheckouts, deleteExpiredKeys } from '../store/delete-old-rows.ts';

/** A delete of so many rows takes some milliseconds. */
const BATCH = 1_000;
/** What is left after so many batches waits for the next turn. */
const BATCHES_MAX = 20;

/** Deletes what is no longer answered for: lapsed Idempotency-Keys, and checkouts that came to nothing or were completed long ago. */
export async function sweepOldRows({ db }: OrdersDeps): Promise<void> {
  for (const deleteBatch of [deleteExpiredAnswers, deleteExpiredKeys, deleteAbandonedCheckouts, deleteCompletedCheckouts]) {
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      if ((await deleteBatch(db, BATCH)) < BATCH) break;
    }
  }
}
