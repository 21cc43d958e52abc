import type { Scope } from '@storefront/contract';
import type { Kysely } from 'kysely';
import { atStoreTime } from './store-time.ts';
import { findOffset } from './stored-offsets.ts';

/** Runs background work for a store at the store's time, which is the real time in live mode. */
export const atTimeOfStore = async <T, Database>(db: Kysely<Database>, scope: Scope, work: () => Promise<T>): Promise<T> =>
  atStoreTime(await findOffset(db, scope), work);
