import { createRequestEvents } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** An index is built concurrently. */
export const transaction = false;

/** Lets events name the request that has caused them, and finds the events of a request. */
export const up = (db: Kysely<unknown>): Promise<void> => createRequestEvents(db);
