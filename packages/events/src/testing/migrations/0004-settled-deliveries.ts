import type { Kysely } from 'kysely';
import { createSettledDeliveries } from '../../tables.ts';

/** Stores settled deliveries, as the later migration of every service does. */
export const up = (db: Kysely<unknown>): Promise<void> => createSettledDeliveries(db);
