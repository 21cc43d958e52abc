import { randomUUIDv7 } from 'node:crypto';
import { inScope, type Scope } from '@storefront/db';
import type { DomainEvent } from '@storefront/events';
import { sql } from 'kysely';
import { ENDPOINT_AGGREGATE, type EndpointEventData, endpointEventOf } from '../domain/endpoint-event.ts';
import { insertPendingEvents } from './pending-events.ts';
import type { SettledRow } from './save-attempts.ts';
import type { Trx } from './schema.ts';

/** An event of this service. Its position numbers the events of the subscription from 1. */
interface EndpointEvent extends DomainEvent<EndpointEventData> {
  readonly position: number;
}

/** Stores the events about endpoints that attempts of a store have caused, in the transaction that saves the attempts. */
export async function storeEndpointEvents(trx: Trx, scope: Scope, settled: readonly SettledRow[]): Promise<void> {
  for (const row of settled) {
    const event = await endpointEventOfAttempt(trx, scope, row);
    if (event !== undefined) await storeOwnEvent(trx, scope, event);
  }
}

/** Stores an event of this service in the transaction of its fact. It is rendered and dispatched in a later one, like a pending event of another service. */
const storeOwnEvent = (trx: Trx, scope: Scope, event: EndpointEvent): Promise<void> =>
  insertPendingEvents(trx, scope, new Map([[event, undefined]]));

async function endpointEventOfAttempt(
  trx: Trx,
  { tenantId, mode }: Scope,
  { effect, leased, now }: SettledRow,
): Promise<EndpointEvent | undefined> {
  const type = endpointEventOf(effect);
  if (type === undefined) return undefined;
  const numbered = await trx
    .updateTable('subscription')
    .set({ last_event_position: sql`last_event_position + 1` })
    .where(inScope({ tenantId, mode }))
    .where('id', '=', leased.subscriptionId)
    .where('deleted_at', 'is', null)
    .returning(['endpoint_url', 'last_event_position'])
    .executeTakeFirst();
  if (numbered === undefined) return undefined;
  return {
    id: randomUUIDv7(),
    type,
    tenantId,
    mode,
    aggregate: ENDPOINT_AGGREGATE,
    aggregateId: leased.subscriptionId,
    sequence: null,
    position: numbered.last_event_position,
    occurredAt: now.toISOString(),
    traceparent: null,
    data: {
      subscriptionId: leased.subscriptionId,
      endpointUrl: numbered.endpoint_url,
      failingSince: effect.health.failingSince?.toISOString() ?? null,
      percent: effect.disable === null ? (effect.warning ?? 0) : 100,
      disabledReason: effect.disable,
    },
  };
}
