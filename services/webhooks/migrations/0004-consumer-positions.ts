import { createConsumerPositions } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** Stores the positions of event consumers, so that a restored database is detected. */
export const up = (db: Kysely<unknown>): Promise<void> => createConsumerPositions(db);
