import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { GAP_MAX_MS } from '../domain/aggregate-progress.ts';
import { PING } from '../domain/delivery.ts';
import type { Trx } from './schema.ts';
import { NOW } from './turns.ts';

/**
 * The lines of subscriptions with `ordering: AGGREGATE`. The deliveries of an aggregate that are neither accepted nor given up are open and form a line, by the
 * numbers of their events. Only the first has a next attempt; the others have none, so that no claim finds them, until the first one leaves the line. A
 * redelivery is sent regardless, and a delivery that has left the line returns only with a replay. Lines change under the lock of their subscription.
 */
export interface Line {
  readonly subscriptionId: string;
  readonly aggregate: string;
}

const inLine = ({ tenantId, mode }: Scope, alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`${column('tenant_id')} = ${tenantId} and ${column('mode')} = ${mode} and ${column('is_open')} and ${column('status')} = 'PENDING'`;
};

/** Whether an earlier delivery of its line is open; `delivery` is an open one. */
export const isBehind = (scope: Scope) => sql<boolean>`exists (
  select from delivery earlier where ${inLine(scope, 'earlier')} and earlier.subscription_id = delivery.subscription_id
    and earlier.aggregate = delivery.aggregate and earlier.place < delivery.place
)`;

/**
 * Makes the first delivery of each line due, unless it has a next attempt: now, or later if an event before it has not arrived. Returns whether one was made due.
 */
export async function advanceLines(trx: Trx, scope: Scope, lines: readonly Line[]): Promise<boolean> {
  if (lines.length === 0) return false;
  const { tenantId, mode } = scope;
  const { numAffectedRows = 0n } = await sql`${PREPARED}
    with head as materialized (
      select first.id, case when progress.received_to < first.place then progress.gap_since + ${GAP_MAX_MS} * interval '1 millisecond' end as waits_until
      from (
        select distinct subscription_id, aggregate from unnest(
          ${lines.map(({ subscriptionId }) => subscriptionId)}::uuid[], ${lines.map(({ aggregate }) => aggregate)}::text[]
        ) as given (subscription_id, aggregate)
      ) as line cross join lateral (
        select id, place, next_attempt_at from delivery
        where ${inLine(scope, 'delivery')} and subscription_id = line.subscription_id and aggregate = line.aggregate
        order by place limit 1
      ) as first left join aggregate_progress progress
        on progress.tenant_id = ${tenantId} and progress.mode = ${mode} and progress.aggregate = line.aggregate
      where first.next_attempt_at is null
    )
    update delivery set next_attempt_at = greatest(${NOW}, head.waits_until) from head
    where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode} and delivery.id = head.id
  `.execute(trx);
  return numAffectedRows > 0n;
}

/** Lets those of these deliveries wait that have an earlier one in their line, because they have failed or it has arrived later. */
export async function parkBehind(trx: Trx, scope: Scope, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  await sql`${PREPARED}
    update delivery set next_attempt_at = null
    where ${inLine(scope, 'delivery')} and id = any(${deliveryIds}::uuid[]) and ${IS_PARKABLE} and ${isBehind(scope)}
  `.execute(trx);
}

/** Orders lines again that earlier deliveries have joined, or whose missing event has arrived. Reads whole lines. */
export async function reorderLines(trx: Trx, scope: Scope, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update delivery set next_attempt_at = null
    where ${inLine(scope, 'delivery')} and subscription_id = any(${lines.map(({ subscriptionId }) => subscriptionId)}::uuid[])
      and aggregate = any(${lines.map(({ aggregate }) => aggregate)}::text[]) and ${IS_PARKABLE}
      and (${isBehind(scope)} or (attempt_count = 0 and next_attempt_at > statement_timestamp()))
  `.execute(trx);
  await advanceLines(trx, scope, lines);
}

/** Neither in flight nor to be sent again on request. */
const IS_PARKABLE = sql<boolean>`next_attempt_at is not null and resends = 0 and (lease_token is null or lease_until <= statement_timestamp())`;

/** Forms the lines of a subscription, which its pending deliveries join. */
export async function openLines(trx: Trx, scope: Scope, subscriptionId: string): Promise<void> {
  const { tenantId, mode } = scope;
  await sql`
    update delivery set is_open = true
    where tenant_id = ${tenantId} and mode = ${mode} and subscription_id = ${subscriptionId} and status = 'PENDING'
      and aggregate is not null and place is not null and event <> ${PING}
  `.execute(trx);
  await sql`
    update delivery set next_attempt_at = null
    where ${inLine(scope, 'delivery')} and subscription_id = ${subscriptionId} and ${IS_PARKABLE} and ${isBehind(scope)}
  `.execute(trx);
}

/** Dissolves the lines of a subscription: all of its deliveries are due. */
export async function dissolveLines(trx: Trx, { tenantId, mode }: Scope, subscriptionId: string): Promise<void> {
  const inLines = sql`${inLine({ tenantId, mode }, 'delivery')} and subscription_id = ${subscriptionId}`;
  await sql`update delivery set is_open = false, next_attempt_at = ${NOW} where ${inLines} and next_attempt_at is null`.execute(trx);
  await sql`update delivery set is_open = false where ${inLines}`.execute(trx);
}

/** Locks a subscription whose lines change. */
export async function lockForLines(trx: Trx, { tenantId, mode }: Scope, subscriptionId: string): Promise<void> {
  await sql`
    select from subscription where tenant_id = ${tenantId} and mode = ${mode} and id = ${subscriptionId} for no key update
  `.execute(trx);
}
