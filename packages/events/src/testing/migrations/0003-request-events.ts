import type { Kysely } from 'kysely';
import { createRequestEvents } from '../../tables.ts';

/** An index is built concurrently. */
export const transaction = false;

/** Links events to requests, as the later migration of every service does. */
export const up = (db: Kysely<unknown>): Promise<void> => createRequestEvents(db);
