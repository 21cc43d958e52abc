import type { InvariantRule } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import { PING } from '../domain/delivery.ts';
import { type FlowKind, IS_FAILING } from './flows.ts';

const OF_DELIVERY = sql`(attempt.tenant_id, attempt.mode, attempt.delivery_id) = (delivery.tenant_id, delivery.mode, delivery.id)`;

/** A process that releases leases schedules the flow right afterward, in another transaction. */
const LONG_AGO = sql`statement_timestamp() - interval '5 minutes'`;

const flowOf = (kind: RawBuilder<FlowKind>, row: string) => sql<boolean>`
  flow.tenant_id = ${sql.ref(`${row}.tenant_id`)} and flow.mode = ${sql.ref(`${row}.mode`)} and flow.kind = ${kind}`;
const KIND = sql<FlowKind>`case when ${IS_FAILING} then 'failing_delivery' else 'delivery' end`;
const isMissed = (at: string) => sql<boolean>`
  (flow.due_at is null or (not flow.is_blocked and flow.due_at > greatest(${sql.ref(at)}, statement_timestamp())))`;

/** The rules that must always be true for deliveries. */
export const invariants: readonly InvariantRule[] = [
  {
    name: 'ended_subscription_has_no_pending_delivery',
    description: 'No delivery is pending for a subscription that was deleted or disabled.',
    violations: () => sql`
      select delivery.id::text as id from delivery join subscription
        on (subscription.tenant_id, subscription.mode, subscription.id) = (delivery.tenant_id, delivery.mode, delivery.subscription_id)
      where delivery.status = 'PENDING' and (delivery.lease_token is null or delivery.lease_until < now() - interval '5 minutes')
        and (subscription.deleted_at is not null or (subscription.status = 'DISABLED' and delivery.event <> 'ping'))`,
  },
  {
    name: 'delivery_counts_its_attempts',
    description: 'The attempt count of a delivery is the number of its attempts.',
    violations: (changed) => sql`
      select delivery.id::text as id from delivery where ${changed('created_at')} and attempt_count <> (
        select count(*) from attempt where ${OF_DELIVERY})`,
  },
  {
    name: 'event_is_pending_for_minutes_at_most',
    description: 'No event waits for the invoices and the payment session of its order for more than ten minutes.',
    violations: () => sql`
      select event_id::text as id from pending_event where aggregate = 'order' and created_at < now() - interval '10 minutes'`,
  },
  {
    name: 'due_work_is_scheduled',
    description: 'The flow of a store is due when one of its deliveries or pending events is.',
    violations: () => sql`
      select waiting.id::text as id
      from subscription left join flow on ${flowOf(KIND, 'subscription')}
      cross join lateral (
        select id, next_attempt_at from delivery
        where delivery.tenant_id = subscription.tenant_id and delivery.mode = subscription.mode and delivery.subscription_id = subscription.id
          and delivery.status = 'PENDING' and next_attempt_at is not null and (lease_token is null or lease_until <= statement_timestamp())
          and (subscription.status = 'ACTIVE' or delivery.event = ${PING})
        order by next_attempt_at limit 1
      ) as waiting
      where subscription.deleted_at is null and ${isMissed('waiting.next_attempt_at')} and waiting.next_attempt_at < ${LONG_AGO}
      union all
      select pending.event_id::text
      from pending_event pending left join flow on ${flowOf(sql`'pending_event'`, 'pending')}
      where ${isMissed('pending.next_try_at')} and pending.next_try_at < ${LONG_AGO}`,
  },
  {
    name: 'deferred_delivery_has_an_earlier_one',
    description: 'An ordered delivery waits only while an earlier one of its aggregate is open.',
    violations: () => sql`
      select deferred.id::text as id from delivery deferred
      where deferred.is_open and deferred.status = 'PENDING' and deferred.next_attempt_at is null and not exists (
        select from delivery earlier
        where earlier.tenant_id = deferred.tenant_id and earlier.mode = deferred.mode and earlier.subscription_id = deferred.subscription_id
          and earlier.aggregate = deferred.aggregate and earlier.position < deferred.position and earlier.is_open and earlier.status = 'PENDING'
      )`,
  },
  {
    name: 'delivered_message_was_accepted',
    description: 'Every delivered message has an attempt with a 2xx response.',
    violations: (changed) => sql`
      select delivery.id::text as id from delivery where status = 'DELIVERED' and ${changed('created_at')} and not exists (
        select from attempt where ${OF_DELIVERY} and failure is null)`,
  },
];
