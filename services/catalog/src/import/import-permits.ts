import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** Each import has two batches in memory, up to ten megabytes, and at most 16 MiB of a file of Shopify, and occupies a connection and up to a core of Postgres. */
const IMPORTS_MAX = 4;
/** The writers of a store wait for each other anyway. One import reads while the other one writes. */
export const IMPORTS_PER_STORE = 2;
/** More than operators start at once. */
const IMPORTS_WAITING_MAX = 100;

/** Creates the permits of the imports of a process. */
export const importPermits = (): FairQueue =>
  createFairQueue({ resource: 'imports', running: IMPORTS_MAX, runningPerStore: IMPORTS_PER_STORE, waiting: IMPORTS_WAITING_MAX });
