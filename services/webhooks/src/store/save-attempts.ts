import { PREPARED, type Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { AttemptEffect } from '../domain/attempt-effect.ts';
import { type AttemptOutcome, PING } from '../domain/delivery.ts';
import { bucketOf } from '../domain/duration-bucket.ts';
import { hourOf } from '../domain/stats-range.ts';
import { type LockedFlow, lockFlows } from './flows.ts';
import type { Trx } from './schema.ts';

/** A leased delivery. The token proves that the lease is the one under which it was sent. */
export interface LeasedDelivery extends Scope {
  readonly id: string;
  readonly token: string;
  readonly subscriptionId: string;
}

/** An attempt with its effect, to be saved. */
export interface SettledRow {
  readonly leased: LeasedDelivery;
  readonly outcome: AttemptOutcome;
  readonly effect: AttemptEffect;
  readonly attempt: number;
  readonly event: string;
  readonly now: Date;
  readonly aggregate: string | null;
  /** Whether later deliveries of its aggregate wait for it. */
  readonly isOpen: boolean;
  /** Whether its endpoint failed before this attempt. */
  readonly wasFailing: boolean;
}

/**
 * Writes attempts of a store, the state of their deliveries, whose leases end, the health of their subscriptions, and the last delivery of each, and counts the attempts
 * in the hours in which they have ended. The subscriptions are locked, so the rows of hours are not contended. Returns the flows of the store for its deliveries, locked.
 */
export async function saveAttempts(trx: Trx, { tenantId, mode }: Scope, rows: readonly SettledRow[]): Promise<readonly LockedFlow[]> {
  const each = <T>(value: (row: SettledRow) => T): T[] => rows.map(value);
  const { rows: flows } = await sql<LockedFlow>`${PREPARED}
    with given as (
      select * from unnest(
        ${each(({ leased }) => leased.id)}::uuid[], ${each(({ attempt }) => attempt)}::integer[],
        ${each(({ effect }) => effect.status)}::text[], ${each(({ effect }) => effect.nextAttemptAt)}::timestamptz[],
        ${each(({ now }) => now)}::timestamptz[], ${each(({ outcome }) => outcome.startedAt)}::timestamptz[],
        ${each(({ outcome }) => outcome.durationMs)}::integer[], ${each(({ outcome }) => outcome.responseStatus)}::integer[],
        ${each(({ outcome }) => outcome.failure)}::text[], ${each(({ leased }) => leased.subscriptionId)}::uuid[],
        ${each(({ now }) => hourOf(now))}::timestamptz[], ${each(({ outcome }) => bucketOf(outcome.durationMs))}::smallint[]
      ) as given (id, attempt, status, next_attempt_at, now, started_at, duration_ms, response_status, failure, subscription_id, hour, bucket)
    ), settled as (
      update delivery set status = given.status, attempt_count = given.attempt, next_attempt_at = given.next_attempt_at,
        delivered_at = case when given.failure is null then given.now else delivery.delivered_at end,
        resends = case when given.status = 'PENDING' then delivery.resends else 0 end,
        is_open = delivery.is_open and given.status = 'PENDING' and given.failure is not null,
        lease_token = null, lease_until = null, lease_owner = null
      from given where delivery.tenant_id = ${tenantId} and delivery.mode = ${mode}
        -- Without the list of IDs, a plan can read all deliveries of the store and join them.
        and delivery.id = any (${each(({ leased }) => leased.id)}::uuid[]) and delivery.id = given.id
    ), hours as (
      insert into delivery_hour as counted (tenant_id, mode, subscription_id, hour, bucket, delivered, failed)
      select ${tenantId}::uuid, ${mode}, subscription_id, hour, bucket, count(*) filter (where failure is null), count(failure)
      from given group by subscription_id, hour, bucket
      on conflict (tenant_id, mode, subscription_id, hour, bucket)
      do update set delivered = counted.delivered + excluded.delivered, failed = counted.failed + excluded.failed
    ), informed as (${subscriptionUpdate({ tenantId, mode }, rows)}
    ), attempted as (
      insert into attempt (tenant_id, mode, delivery_id, number, started_at, duration_ms, response_status, failure)
      select ${tenantId}::uuid, ${mode}, id, attempt, started_at, duration_ms, response_status, failure from given
    ), flows as (${lockFlows({ tenantId, mode }, ['delivery', 'failing_delivery'])})
    select kind, "isBlocked" from flows
  `.execute(trx);
  return flows;
}

function subscriptionUpdate({ tenantId, mode }: Scope, rows: readonly SettledRow[]): RawBuilder<unknown> {
  const [last, health, disabled] = [byId(rows), byId(rows.filter(({ event }) => event !== PING)), byId(rows.filter(isDisabling))];
  const each = <T>(value: (row: SettledRow) => T): T[] => [...last.values()].map(value);
  const healthOf = ({ leased }: SettledRow) => health.get(leased.subscriptionId)?.effect.health;
  const disabledBy = ({ leased }: SettledRow) => disabled.get(leased.subscriptionId);
  return sql`
    update subscription set
      consecutive_failures = case when given.counts then given.consecutive_failures else subscription.consecutive_failures end,
      failing_since = case when given.counts then given.failing_since else subscription.failing_since end,
      failing_messages = case when given.counts then given.failing_messages else subscription.failing_messages end,
      last_failure_at = case when given.counts then given.last_failure_at else subscription.last_failure_at end,
      status = case when given.disabled_reason is null then subscription.status else 'DISABLED' end,
      disabled_at = case when given.disabled_reason is null then subscription.disabled_at else given.now end,
      disabled_reason = coalesce(given.disabled_reason, subscription.disabled_reason),
      updated_at = case when given.disabled_reason is null then subscription.updated_at else given.now end,
      last_delivery_id = given.delivery_id, last_delivery_event = given.event, last_delivery_status = given.delivery_status,
      last_response_status = given.response_status, last_delivery_at = given.now
    from unnest(
      ${each(({ leased }) => leased.subscriptionId)}::uuid[], ${each((row) => healthOf(row) !== undefined)}::boolean[],
      ${each((row) => healthOf(row)?.consecutiveFailures ?? 0)}::integer[], ${each((row) => healthOf(row)?.failingSince ?? null)}::timestamptz[],
      ${each((row) => healthOf(row)?.failingMessages ?? 0)}::integer[], ${each((row) => healthOf(row)?.lastFailureAt ?? null)}::timestamptz[],
      ${each((row) => disabledBy(row)?.effect.disable ?? null)}::text[], ${each(({ now }) => now)}::timestamptz[],
      ${each(({ leased }) => leased.id)}::uuid[], ${each(({ event }) => event)}::text[], ${each(({ effect }) => effect.status)}::text[],
      ${each(({ outcome }) => outcome.responseStatus)}::integer[]
    ) as given (subscription_id, counts, consecutive_failures, failing_since, failing_messages, last_failure_at,
      disabled_reason, now, delivery_id, event, delivery_status, response_status)
    where subscription.tenant_id = ${tenantId} and subscription.mode = ${mode}
      and subscription.id = any (${each(({ leased }) => leased.subscriptionId)}::uuid[]) and subscription.id = given.subscription_id
  `;
}

const isDisabling = ({ effect }: SettledRow): boolean => effect.disable !== null;

/** The last row of each subscription. */
const byId = (rows: readonly SettledRow[]): ReadonlyMap<string, SettledRow> => new Map(rows.map((row) => [row.leased.subscriptionId, row]));
