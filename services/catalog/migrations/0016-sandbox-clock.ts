import { createStoreClockTables } from '@storefront/store-clock/tables';
import type { Kysely } from 'kysely';

/** Stores how far the clocks of sandboxes are ahead of the real time. */
export const up = (db: Kysely<unknown>): Promise<void> => createStoreClockTables(db);
