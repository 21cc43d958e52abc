import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** As many as a process has calls. */
const CHECKOUTS_MAX = 1000;
/** At 25 ms each, 120 checkouts of one store per second. Each occupies four processes and their databases, and so delays the requests of other stores. */
export const CHECKOUTS_BESIDE_OTHERS_MAX = 3;

/** Creates the permits of checkouts until they authorize a payment, which can take as long as a payment gateway does. */
export const checkoutPermits = (): FairQueue =>
  createFairQueue({
    resource: 'begun_checkouts',
    running: CHECKOUTS_MAX,
    waiting: CHECKOUTS_MAX,
    runningBesideOthers: CHECKOUTS_BESIDE_OTHERS_MAX,
  });
