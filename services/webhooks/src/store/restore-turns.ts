import { inTransaction, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import { advanceLines, type Line, lockForLines } from './lines.ts';
import type { Db } from './schema.ts';
import { IS_FAILING, markAllDue, markDue, type TurnKind } from './turns.ts';

const ofStore = (kind: RawBuilder<TurnKind>, row: string) => sql<boolean>`
  turn.tenant_id = ${sql.ref(`${row}.tenant_id`)} and turn.mode = ${sql.ref(`${row}.mode`)} and turn.kind = ${kind}`;
const KIND = sql<TurnKind>`case when ${IS_FAILING} then 'failing_delivery' else 'delivery' end`;
const isMissed = (at: string) => sql<boolean>`
  (turn.due_at is null or (not turn.is_blocked and turn.due_at > greatest(${sql.ref(at)}, statement_timestamp())))`;

/** Selects the first delivery of each subscription that waits although the turn of its store comes later or never, as `waiting`. */
export const MISSED_DELIVERIES = sql`
  from subscription
  left join store_turn turn on ${ofStore(KIND, 'subscription')}
  cross join lateral (
    select id, next_attempt_at from delivery
    where delivery.tenant_id = subscription.tenant_id and delivery.mode = subscription.mode and delivery.subscription_id = subscription.id
      and delivery.status = 'PENDING' and next_attempt_at is not null and (lease_token is null or lease_until <= statement_timestamp())
      and (subscription.status = 'ACTIVE' or delivery.event = ${PING})
    order by next_attempt_at limit 1
  ) as waiting
  where subscription.deleted_at is null and ${isMissed('waiting.next_attempt_at')}`;

/** Selects the held events whose next try comes although the turn of their store comes later or never, as `held`. */
export const MISSED_EVENTS = sql`
  from held_event held left join store_turn turn on ${ofStore(sql`'held_event'`, 'held')} where ${isMissed('held.next_try_at')}`;

/** Selects the deliveries that wait although no earlier one of their line is open, as `stuck`. */
export const STUCK_DELIVERIES = sql`
  from delivery stuck
  where stuck.is_open and stuck.status = 'PENDING' and stuck.next_attempt_at is null and not exists (
    select from delivery earlier
    where earlier.tenant_id = stuck.tenant_id and earlier.mode = stuck.mode and earlier.subscription_id = stuck.subscription_id
      and earlier.aggregate = stuck.aggregate and earlier.place < stuck.place and earlier.is_open and earlier.status = 'PENDING'
  )`;

/** Rows that a run finds; the next one continues. */
const FOUND_MAX = 1_000;

/** Advances the lines whose first delivery was settled by a process of a release without lines. Returns how many were found. */
export async function restoreLines(db: Db): Promise<number> {
  const { rows } = await sql<Scope & Line>`
    select stuck.tenant_id as "tenantId", stuck.mode, stuck.subscription_id as "subscriptionId", stuck.aggregate ${STUCK_DELIVERIES} limit ${FOUND_MAX}
  `.execute(db);
  for (const { aggregate, subscriptionId, ...scope } of rows) {
    await inTransaction(db, async (trx) => {
      await lockForLines(trx, scope, subscriptionId);
      if (await advanceLines(trx, scope, [{ aggregate, subscriptionId }])) await markAllDue(trx, scope);
    });
  }
  return rows.length;
}

/** Marks the turns of stores whose work was written by a process of a release that does not mark them. Returns how many. */
export async function restoreTurns(db: Db): Promise<number> {
  const { rows } = await sql<Scope & { kind: TurnKind }>`
    (select subscription.tenant_id as "tenantId", subscription.mode, ${KIND} as kind ${MISSED_DELIVERIES} limit ${FOUND_MAX})
    union
    (select held.tenant_id, held.mode, 'held_event' ${MISSED_EVENTS} limit ${FOUND_MAX})
  `.execute(db);
  for (const { kind, ...scope } of rows) await markDue(db, scope, kind);
  return rows.length;
}
