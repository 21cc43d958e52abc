import { createSettledDeliveries } from '@storefront/events/tables';
import type { Kysely } from 'kysely';

/** Stores which delivery of an event consumer is settled, so that events of other consumers are not taken for lost ones. */
export const up = (db: Kysely<unknown>): Promise<void> => createSettledDeliveries(db);
