import type { Scope } from '@storefront/contract';
import type { ListRequestEventsRequest__Output, RequestEventsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { type Caller, type ImplementedService, implement } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';

/** A request changes one order, or ends a few sessions. */
const EVENTS_MAX = 100;

/** Serves the public events of a request from the outbox. Pass it to serve() in services that emit public events on requests. */
export const requestEvents = <Database>(db: Kysely<Database>): ImplementedService =>
  implement<RequestEventsServiceDefinition>(
    'storefront.operations.v1.RequestEventsService',
    {
      async ListRequestEvents({ requestId }: ListRequestEventsRequest__Output, caller: Caller) {
        const events = await listRequestEvents(db, caller, requestId);
        return { events: events.map(({ id, type, createdAt }) => ({ id, type, occurredAt: createdAt.toISOString() })) };
      },
    },
    { callers: ['gateway'] },
  );

interface Row {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
}

async function listRequestEvents<Database>(db: Kysely<Database>, { tenantId, mode }: Scope, requestId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, type, created_at as "createdAt" from outbox
    where tenant_id = ${tenantId} and mode = ${mode} and request_id = ${requestId}
      and aggregate_position is not null
    order by position limit ${EVENTS_MAX}
  `.execute(db);
  return rows;
}
