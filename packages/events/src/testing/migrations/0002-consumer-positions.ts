import type { Kysely } from 'kysely';
import { createConsumerPositions } from '../../tables.ts';

/** Creates the positions of consumers, as the later migration of every service does. */
export const up = (db: Kysely<unknown>): Promise<void> => createConsumerPositions(db);
