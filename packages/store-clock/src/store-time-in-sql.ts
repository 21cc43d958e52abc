import { type RawBuilder, sql } from 'kysely';
import { storeOffsetMs } from './store-time.ts';

/** How far the clock of the store that is being worked for is ahead, as an interval in SQL. */
export const storeOffset = (): RawBuilder<unknown> => sql`${storeOffsetMs()} * interval '1 millisecond'`;

/** The time of the store that is being worked for, by the database's clock. */
export const storeTime = (): RawBuilder<Date> => sql<Date>`(statement_timestamp() + ${storeOffset()})`;
