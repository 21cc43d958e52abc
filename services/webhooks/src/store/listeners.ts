import { isUuid } from '@storefront/contract';
import { inScope, inTransaction, recordOf, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { sql } from 'kysely';
import { LISTENER_EXPIRES_MINUTES, LISTENERS_MAX, type Listener } from '../domain/listener.ts';
import { createEventFeed } from './event-feed.ts';
import type { Db } from './schema.ts';
import { lockStore } from './turns.ts';

const LISTENER = recordOf<Listener>()({ id: 'plain', eventTypes: 'plain', createdAt: 'plain', seenAt: 'plain' });

/** Whether a listener has not expired, by the clock of the database. */
export const isLive = sql<boolean>`seen_at > statement_timestamp() - ${LISTENER_EXPIRES_MINUTES} * interval '1 minute'`;

/** Every query for a store's listeners starts here, so none can access another store's listeners or expired ones. */
export const listenersOf = (db: Db, { tenantId, mode }: Scope) =>
  db.selectFrom('listener').where(inScope({ tenantId, mode })).where(isLive);

/** Inserts a listener; 409 `webhook_listener_limit` if the store already has the maximum. */
export function insertListener(
  db: Db,
  scope: Scope,
  added: { readonly id: string; readonly eventTypes: readonly string[]; readonly secretSealed: Buffer },
): Promise<Listener> {
  return inTransaction(db, async (trx) => {
    // Serializes the creation of listeners, so that concurrent requests cannot exceed the limit.
    await lockStore(trx, scope);
    const { held } = await listenersOf(trx, scope)
      .select(sql<number>`count(*)::int`.as('held'))
      .executeTakeFirstOrThrow();
    if (held >= LISTENERS_MAX) throw conflict('webhook_listener_limit', `A store can have at most ${LISTENERS_MAX} webhook listeners.`);
    // It receives the events from now on.
    const { lastPosition } = await createEventFeed(trx, scope);
    const row = await trx
      .insertInto('listener')
      .values({
        tenant_id: scope.tenantId,
        mode: scope.mode,
        id: added.id,
        event_types: [...added.eventTypes],
        secret_sealed: added.secretSealed,
        position: String(lastPosition),
      })
      .returning(LISTENER.columns)
      .executeTakeFirstOrThrow();
    return LISTENER.read(row);
  });
}

/** A listener with its encrypted secret. */
export type SealedListener = Listener & { readonly secretSealed: Buffer };

/**
 * Records that a listener is in use, and returns it with its encrypted secret; 404 for an unknown or expired one. One that a process of the previous release has
 * created, or written events for, has ended too, because these events are stored apart: its tool creates another one, and reports that events may be missing.
 */
export async function touchListener(db: Db, scope: Scope, id: string): Promise<SealedListener> {
  const row = isUuid(id)
    ? await db
        .updateTable('listener')
        .set({ seen_at: sql<Date>`statement_timestamp()` })
        .where(inScope(scope))
        .where('id', '=', id)
        .where(isLive)
        .returning([...LISTENER.columns, 'secret_sealed', hasEarlierEvents(scope).as('is_earlier')])
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound('webhook listener');
  if (row.is_earlier) await deleteListener(db, scope, id);
  if (row.is_earlier) throw notFound('webhook listener');
  return { ...LISTENER.read(row), secretSealed: row.secret_sealed };
}

const hasEarlierEvents = ({ tenantId, mode }: Scope) => sql<boolean>`position is null or exists (
  select from listener_event where tenant_id = ${tenantId} and mode = ${mode} and listener_id = listener.id
)`;

/** Deletes a listener; 404 for an unknown or expired one. */
export async function deleteListener(db: Db, scope: Scope, id: string): Promise<void> {
  const { numDeletedRows } = isUuid(id)
    ? await db.deleteFrom('listener').where(inScope(scope)).where('id', '=', id).where(isLive).executeTakeFirst()
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw notFound('webhook listener');
}
