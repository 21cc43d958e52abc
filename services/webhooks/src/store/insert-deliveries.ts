import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { flowKindOf, NOW, schedule } from './flows.ts';
import type { Trx } from './schema.ts';
import { resumeDeliveries, type Sequence } from './sequences.ts';

/** A delivery to insert. */
export interface NewDelivery {
  readonly id: string;
  readonly subscriptionId: string;
  /** DISCARDED for a disabled subscription: it is not sent, but a replay can send it. */
  readonly status: 'PENDING' | 'DISCARDED';
  readonly event: string;
  readonly eventId: string;
  readonly body: string;
  readonly traceparent: string | null;
  /** The aggregate of the event; null for a ping. */
  readonly aggregate: string | null;
  /** The position of the event in its aggregate; null for one without a position. */
  readonly position: number | null;
  /** Whether it waits for the earlier ones of its aggregate. */
  readonly isOrdered: boolean;
  /** Whether its endpoint fails, so that it has another flow. */
  readonly isFailing: boolean;
}

/**
 * Inserts deliveries of a store to subscriptions locked by `trx`; pending ones are due now, or in their sequence. Idempotent: an event is inserted only once
 * for each subscription.
 */
export async function insertDeliveries(trx: Trx, scope: Scope, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  const each = <T>(value: (delivery: NewDelivery) => T): T[] => deliveries.map(value);
  // The senders use the database's clock.
  await sql`${PREPARED}
    insert into delivery (tenant_id, mode, id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open,
      next_attempt_at, created_at)
    select ${scope.tenantId}::uuid, ${scope.mode}, id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open,
      case when status = 'PENDING' and not is_open then ${NOW} end, ${now}::timestamptz
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ subscriptionId }) => subscriptionId)}::uuid[], ${each(({ event }) => event)}::text[],
      ${each(({ eventId }) => eventId)}::uuid[], ${each(({ body }) => body)}::text[], ${each(({ traceparent }) => traceparent)}::text[],
      ${each(({ status }) => status)}::text[], ${each(({ aggregate }) => aggregate)}::text[], ${each(({ position }) => position)}::integer[],
      ${each(isOpen)}::boolean[]
    ) as given (id, subscription_id, event, event_id, body, traceparent, status, aggregate, position, is_open)
    on conflict (tenant_id, mode, subscription_id, event_id) do nothing
  `.execute(trx);
  const pending = deliveries.filter(({ status }) => status === 'PENDING');
  await resumeDeliveries(trx, scope, pending.filter(isOpen).flatMap(sequenceOf));
  for (const isFailing of new Set(pending.map((delivery) => delivery.isFailing))) await schedule(trx, scope, flowKindOf(isFailing));
}

const isOpen = ({ isOrdered, position, status }: NewDelivery): boolean => isOrdered && position !== null && status === 'PENDING';
const sequenceOf = ({ aggregate, subscriptionId }: NewDelivery): readonly Sequence[] =>
  aggregate === null ? [] : [{ aggregate, subscriptionId }];
