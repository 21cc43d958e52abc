import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';
import { MISSED_DELIVERIES, MISSED_EVENTS, STUCK_DELIVERIES } from './restore-turns.ts';

const OF_DELIVERY = sql`(attempt.tenant_id, attempt.mode, attempt.delivery_id) = (delivery.tenant_id, delivery.mode, delivery.id)`;

/** Until then, the sweep `restore-turns` marks what processes of the previous release write. */
const LONG_AGO = sql`statement_timestamp() - interval '5 minutes'`;

/** The rules that must always hold for deliveries. */
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
    name: 'event_is_held_for_minutes_at_most',
    description: 'No event waits for the invoices and the payment session of its order for more than ten minutes.',
    violations: () => sql`
      select event_id::text as id from held_event where aggregate = 'order' and created_at < now() - interval '10 minutes'`,
  },
  {
    name: 'waiting_work_has_a_turn',
    description: 'The turn of a store is due when one of its deliveries or held events is.',
    violations: () => sql`
      select waiting.id::text as id ${MISSED_DELIVERIES} and waiting.next_attempt_at < ${LONG_AGO}
      union all
      select held.event_id::text ${MISSED_EVENTS} and held.next_try_at < ${LONG_AGO}`,
  },
  {
    name: 'waiting_delivery_has_an_earlier_one',
    description: 'An ordered delivery waits only while an earlier one of its aggregate is open.',
    violations: () => sql`
      select stuck.id::text as id ${STUCK_DELIVERIES} and stuck.created_at < ${LONG_AGO}`,
  },
  {
    name: 'delivered_message_was_accepted',
    description: 'Every delivered message has an attempt with a 2xx response.',
    violations: (changed) => sql`
      select delivery.id::text as id from delivery where status = 'DELIVERED' and ${changed('created_at')} and not exists (
        select from attempt where ${OF_DELIVERY} and failure is null)`,
  },
];
