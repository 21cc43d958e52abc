import { inTransaction, PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';
import { forgetSequences } from './sequences.ts';

/** Whether a store can read its events, and the positions of those that are stored. */
export interface EventFeed {
  readonly isOn: boolean;
  readonly beganAt: Date | null;
  readonly beganPosition: number;
  readonly lastPosition: number;
}

const OFF: EventFeed = { isOn: false, beganAt: null, beganPosition: 0, lastPosition: 0 };

const COLUMNS = sql`
  is_on as "isOn", began_at as "beganAt", began_position::float8 as "beganPosition", last_position::float8 as "lastPosition"
`;

/** Returns the feed of a store, which is off unless it was turned on. */
export async function getEventFeed(db: Db, { tenantId, mode }: Scope): Promise<EventFeed> {
  const { rows } = await sql<EventFeed>`
    select ${COLUMNS} from event_feed where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(db);
  return rows[0] ?? OFF;
}

/**
 * Locks the feed of a store until the end of the transaction, if it has ever been used. Positions are assigned under this lock, so events become visible in the
 * order of their positions, and no reader passes one that is committed later. Take it last: it serializes the transactions of the store.
 */
export async function lockEventFeed(trx: Trx, { tenantId, mode }: Scope): Promise<EventFeed | undefined> {
  const { rows } = await sql<EventFeed>`${PREPARED}
    select ${COLUMNS} from event_feed where tenant_id = ${tenantId} and mode = ${mode} for no key update
  `.execute(trx);
  return rows[0];
}

/** Locks the feed of a store like `lockEventFeed`, even if it has never been used. */
export async function createEventFeed(trx: Trx, scope: Scope): Promise<EventFeed> {
  await sql`
    insert into event_feed (tenant_id, mode) values (${scope.tenantId}, ${scope.mode}) on conflict (tenant_id, mode) do nothing
  `.execute(trx);
  return (await lockEventFeed(trx, scope)) ?? OFF;
}

/** Turns the feed of a store on or off. Each time it is turned on, it begins after the events so far, and the cursors of its earlier readers expire. `check` receives the feed before. */
export function setEventFeed(db: Db, scope: Scope, isOn: boolean, check: (current: EventFeed) => void): Promise<EventFeed> {
  return inTransaction(db, async (trx) => {
    const feed = await createEventFeed(trx, scope);
    check(feed);
    if (feed.isOn === isOn) return feed;
    if (isOn) await forgetSequences(trx, scope);
    const { rows } = await sql<EventFeed>`
      update event_feed set ${isOn ? BEGINNING : sql`is_on = false`}
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode}
      returning ${COLUMNS}
    `.execute(trx);
    return rows[0] ?? OFF;
  });
}

/** The beginning takes a position of its own, so that it differs from every cursor before. */
const BEGINNING = sql`
  is_on = true, began_at = statement_timestamp(), last_position = last_position + 1, began_position = last_position + 1
`;
