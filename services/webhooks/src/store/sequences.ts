import { PREPARED, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import { sequenceOf } from '../domain/pending-event.ts';
import { NOW, schedule } from './flows.ts';
import type { Trx } from './schema.ts';

/**
 * The sequences of aggregates: their events by position. They are ordered twice, for the same reason: the next one begins only after the one before it has ended.
 *
 * Events. In a store with a feed or an ordered subscription, `aggregate_sequence` says up to which position the events of an aggregate were dispatched, that is,
 * their deliveries written and the events stored for the feed. One that arrives before its predecessor is pending until that one was dispatched, or its wait is
 * over. Sequences are locked after the subscriptions of a store, and before its pending events and deliveries.
 *
 * Deliveries. Those of a subscription with `ordering: AGGREGATE` that are neither accepted nor given up are open. Only the first of an aggregate has a next
 * attempt; the others have none, so that no claim finds them, until the first one ends. A redelivery is sent regardless, and a delivery that has ended is opened
 * again only by a replay. They change under the lock of their subscription.
 */
export interface Sequence {
  readonly subscriptionId: string;
  readonly aggregate: string;
}

/** Locks the sequences of events until the end of the transaction, and returns up to which position each was dispatched; null before the first event. */
export async function lockSequences(
  trx: Trx,
  { tenantId, mode }: Scope,
  events: readonly DomainEvent<unknown>[],
): Promise<ReadonlyMap<string, number | null>> {
  const aggregates = [...new Set(events.map(sequenceOf))];
  const { rows } = await sql<{ aggregate: string; dispatchedTo: number | null }>`${PREPARED}
    insert into aggregate_sequence (tenant_id, mode, aggregate, seen_at)
    select ${tenantId}::uuid, ${mode}, aggregate, statement_timestamp() from unnest(${aggregates}::text[]) as given (aggregate) order by aggregate
    on conflict (tenant_id, mode, aggregate) do update set seen_at = excluded.seen_at
    returning aggregate, dispatched_to as "dispatchedTo"
  `.execute(trx);
  return new Map(rows.map(({ aggregate, dispatchedTo }) => [aggregate, dispatchedTo]));
}

/** Records that events of locked sequences were dispatched. Those that have waited for them are due; returns whether there are any. */
export async function advanceSequences(trx: Trx, scope: Scope, events: readonly DomainEvent<unknown>[]): Promise<boolean> {
  const positions = new Map<string, number>();
  const numbered = events.flatMap((event) => (event.position === undefined ? [] : [{ ...event, position: event.position }]));
  for (const event of numbered) positions.set(sequenceOf(event), Math.max(event.position, positions.get(sequenceOf(event)) ?? 0));
  if (positions.size === 0) return false;
  const { tenantId, mode } = scope;
  const { rows } = await sql<{ resumed: number }>`${PREPARED}
    with advanced as (
      update aggregate_sequence as stored set dispatched_to = greatest(stored.dispatched_to, given.position)
      from unnest(${[...positions.keys()]}::text[], ${[...positions.values()]}::integer[]) as given (aggregate, position)
      where stored.tenant_id = ${tenantId} and stored.mode = ${mode} and stored.aggregate = any(${[...positions.keys()]}::text[])
        and stored.aggregate = given.aggregate
    ), resumed as (
      update pending_event as pending set next_try_at = ${NOW}, gap_until = null
      from unnest(
        ${numbered.map(({ aggregate }) => aggregate)}::text[], ${numbered.map(({ aggregateId }) => aggregateId)}::text[],
        ${numbered.map(({ position }) => position)}::integer[]
      ) as given (aggregate, aggregate_id, position)
      where pending.tenant_id = ${tenantId} and pending.mode = ${mode} and pending.gap_until is not null
        and pending.aggregate_id = any(${numbered.map(({ aggregateId }) => aggregateId)}::text[])
        and pending.aggregate_id = given.aggregate_id and pending.aggregate = given.aggregate and pending.position = given.position + 1
      returning pending.event_id
    )
    select count(*)::integer as resumed from resumed
  `.execute(trx);
  const areResumed = (rows[0]?.resumed ?? 0) > 0;
  if (areResumed) await schedule(trx, scope, 'pending_event');
  return areResumed;
}

/** Forgets the sequences of a store that had neither a feed nor an ordered subscription until now: what it has received since is unknown. */
export async function forgetSequences(trx: Trx, { tenantId, mode }: Scope): Promise<void> {
  await sql`
    delete from aggregate_sequence where tenant_id = ${tenantId} and mode = ${mode} and not exists (
      select from subscription where tenant_id = ${tenantId} and mode = ${mode} and deleted_at is null and ordering = 'AGGREGATE'
    ) and not exists (select from event_feed where tenant_id = ${tenantId} and mode = ${mode} and is_on)
  `.execute(trx);
}

const isOpen = ({ tenantId, mode }: Scope, alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`${column('tenant_id')} = ${tenantId} and ${column('mode')} = ${mode} and ${column('is_open')} and ${column('status')} = 'PENDING'`;
};

/** Whether an earlier delivery of its sequence is open; `delivery` is an open one. */
export const isBehind = (scope: Scope) => sql<boolean>`exists (
  select from delivery earlier where ${isOpen(scope, 'earlier')} and earlier.subscription_id = delivery.subscription_id
    and earlier.aggregate = delivery.aggregate and earlier.position < delivery.position
)`;

/** Makes the first open delivery of each sequence due, unless it has a next attempt. Returns whether one was made due. */
export async function resumeDeliveries(trx: Trx, scope: Scope, sequences: readonly Sequence[]): Promise<boolean> {
  if (sequences.length === 0) return false;
  const { tenantId, mode } = scope;
  const { numAffectedRows = 0n } = await sql`${PREPARED}
    with head as materialized (
      select first.id
      from (
        select distinct subscription_id, aggregate from unnest(
          ${sequences.map(({ subscriptionId }) => subscriptionId)}::uuid[], ${sequences.map(({ aggregate }) => aggregate)}::text[]
        ) as given (subscription_id, aggregate)
      ) as sequence cross join lateral (
        select id, next_attempt_at from delivery
        where ${isOpen(scope, 'delivery')} and subscription_id = sequence.subscription_id and aggregate = sequence.aggregate
        order by position limit 1
      ) as first
      where first.next_attempt_at is null
    )
    update delivery set next_attempt_at = ${NOW} from head
    where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.id = head.id
  `.execute(trx);
  return numAffectedRows > 0n;
}

/** Defers those of these deliveries that have an earlier one in their sequence. */
export async function deferDeliveries(trx: Trx, scope: Scope, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  await sql`${PREPARED}
    update delivery set next_attempt_at = null
    where ${isOpen(scope, 'delivery')} and id = any(${deliveryIds}::uuid[]) and ${IS_DEFERRABLE} and ${isBehind(scope)}
  `.execute(trx);
}

/** Orders sequences again that a replay has opened. Reads them as a whole. */
export async function reorderDeliveries(trx: Trx, scope: Scope, sequences: readonly Sequence[]): Promise<void> {
  if (sequences.length === 0) return;
  await sql`
    update delivery set next_attempt_at = null
    where ${isOpen(scope, 'delivery')} and subscription_id = any(${sequences.map(({ subscriptionId }) => subscriptionId)}::uuid[])
      and aggregate = any(${sequences.map(({ aggregate }) => aggregate)}::text[]) and ${IS_DEFERRABLE} and ${isBehind(scope)}
  `.execute(trx);
  await resumeDeliveries(trx, scope, sequences);
}

/** Neither in flight nor to be sent again on request. */
const IS_DEFERRABLE = sql<boolean>`next_attempt_at is not null and resends = 0 and (lease_token is null or lease_until <= statement_timestamp())`;

/** Orders the pending deliveries of a subscription. */
export async function openDeliveries(trx: Trx, scope: Scope, subscriptionId: string): Promise<void> {
  const { tenantId, mode } = scope;
  await sql`
    update delivery set is_open = true
    where tenant_id = ${tenantId} and mode = ${mode} and subscription_id = ${subscriptionId} and status = 'PENDING'
      and aggregate is not null and position is not null and event <> ${PING}
  `.execute(trx);
  await sql`
    update delivery set next_attempt_at = null
    where ${isOpen(scope, 'delivery')} and subscription_id = ${subscriptionId} and ${IS_DEFERRABLE} and ${isBehind(scope)}
  `.execute(trx);
}

/** Ends the order of the deliveries of a subscription: all are due. */
export async function releaseDeliveries(trx: Trx, { tenantId, mode }: Scope, subscriptionId: string): Promise<void> {
  const open = sql`${isOpen({ tenantId, mode }, 'delivery')} and subscription_id = ${subscriptionId}`;
  await sql`update delivery set is_open = false, next_attempt_at = ${NOW} where ${open} and next_attempt_at is null`.execute(trx);
  await sql`update delivery set is_open = false where ${open}`.execute(trx);
}
