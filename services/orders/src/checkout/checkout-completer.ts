import type { Kysely } from 'kysely';
import type { HeldCheckout } from '../domain/checkout.ts';
import { type CompleteCheckout, completeCheckouts } from '../store/complete-checkouts.ts';
import type { Database } from '../store/schema.ts';
import { createBatch } from './create-batch.ts';

/** The checkouts of one batch of commits are ready at the same time. */
const WINDOW_MS = 10;
const CHECKOUTS_MAX = 100;

/** Returns a function that ends checkouts in batches. */
export const createCheckoutCompleter = (db: Kysely<Database>): CompleteCheckout =>
  createBatch<HeldCheckout, void>({
    windowMs: WINDOW_MS,
    itemsMax: CHECKOUTS_MAX,
    process: async (checkouts) => {
      await completeCheckouts(db, checkouts);
      return [];
    },
  });
