import { eventSweeps } from '@storefront/events';
import type { Sweep } from '@storefront/lifecycle';
import type { OrdersDeps } from '../deps.ts';
import { purgeCheckouts } from './purge-checkouts.ts';
import { purgeIdempotencyRecords, purgeIdempotentAnswers } from './purge-idempotent-answers.ts';
import { sweepAccountClosings } from './sweep-account-closings.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';
import { sweepCorrections } from './sweep-corrections.ts';
import { sweepShipments } from './sweep-shipments.ts';
import { sweepUnpaidOrders } from './sweep-unpaid-orders.ts';

/** Shoppers wait for checkouts that are tried again. An idle run is one index probe. */
const CHECKOUTS_EVERY_MS = 500;
/** An operator waits for a shipment or correction that is being resumed. */
const SHIPMENTS_EVERY_MS = 5_000;
/** An unpaid order has an hour's grace, so seconds do not matter. */
const UNPAID_EVERY_MS = 15_000;
/** Carts of a closed account are not shown to anybody, so seconds do not matter. An idle run is one index probe. */
const CLOSINGS_EVERY_MS = 5_000;
/** Not urgent: old rows only take up space. */
const PURGE_EVERY_MS = 10 * 60_000;

/** The periodic tasks of the orders service. */
export const sweeps = (deps: OrdersDeps): readonly Sweep[] => [
  { name: 'resume-checkouts', everyMs: CHECKOUTS_EVERY_MS, run: () => sweepCheckouts(deps) },
  { name: 'resume-shipments', everyMs: SHIPMENTS_EVERY_MS, run: () => sweepShipments(deps) },
  { name: 'resume-corrections', everyMs: SHIPMENTS_EVERY_MS, run: () => sweepCorrections(deps) },
  { name: 'expire-unpaid-orders', everyMs: UNPAID_EVERY_MS, run: () => sweepUnpaidOrders(deps) },
  { name: 'finish-account-closings', everyMs: CLOSINGS_EVERY_MS, run: () => sweepAccountClosings(deps) },
  { name: 'purge-checkouts', everyMs: PURGE_EVERY_MS, run: () => purgeCheckouts(deps) },
  { name: 'purge-idempotency-records', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotencyRecords(deps) },
  { name: 'purge-idempotent-answers', everyMs: PURGE_EVERY_MS, run: () => purgeIdempotentAnswers(deps) },
  ...eventSweeps(deps),
];

/** Claims the checkouts of a process that has died, once its leases are released. */
export async function takeOverCheckouts(deps: OrdersDeps): Promise<void> {
  try {
    await sweepCheckouts(deps);
  } catch (error) {
    // The sweep claims what is left.
    deps.log.warn({ err: error }, 'checkouts_not_taken_over');
  }
}
