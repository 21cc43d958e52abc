import { createRequestIds } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** Lets events name the request that has caused them. */
export const up = (db: Kysely<unknown>): Promise<void> => createRequestIds(db);
