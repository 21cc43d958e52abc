import { notFound } from '@storefront/errors';
import type { RequestEvent__Output } from '@storefront/proto/storefront/operations/v1';
import type { Delivery__Output } from '@storefront/proto/storefront/webhooks/v1';
import { renderRequestEventDelivery, renderSectionErrors } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import { bare, enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { RequestEventClients } from '../../insight/insight-deps.ts';
import type { RequestRecord } from '../../insight/request-record.ts';
import type { ResourceDeps } from '../deps.ts';

/** Returns the operations on recent requests. */
export const requestHandlers = ({ clients: { webhooks }, insight }: ResourceDeps) => ({
  listRequests: async (page: { after?: string | undefined; limit: number }, { caller }: Call): Promise<Reply> => {
    const { nextCursor, requests } = await insight.requests.list(caller, page);
    return bare({ data: requests.map(renderRequest), next_cursor: nextCursor ?? null, errors: [] });
  },
  getRequest: async ({ requestId }: { requestId: string }, { caller }: Call): Promise<Reply> => {
    const found = await insight.requests.find(caller, requestId);
    if (found === undefined) throw notFound('request');
    const events = await section(['events'], caller, (within) => loadEvents(insight.events, found.id, within));
    const ids = events.value?.map(({ id }) => id) ?? [];
    const deliveries = await section(['events[].deliveries'], caller, async (within) =>
      ids.length === 0 ? [] : (await webhooks.listEventDeliveries({ eventIds: ids }, within)).deliveries,
    );
    const data = { ...renderRequest(found), events: events.value?.map((event) => renderEvent(event, deliveries.value)) ?? null };
    return enveloped(data, { errors: renderSectionErrors([...events.errors, ...deliveries.errors]) });
  },
});

/** The events of all services that were emitted on behalf of the request, in order of occurrence. */
async function loadEvents(
  { billing, orders }: RequestEventClients,
  requestId: string,
  caller: Caller,
): Promise<readonly RequestEvent__Output[]> {
  const found = await Promise.all([orders, billing].map((each) => each.listRequestEvents({ requestId }, caller)));
  // Those of a service are in order already, also if they occurred at the same time.
  return found.flatMap(({ events }) => events).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
}

const renderRequest = (record: RequestRecord) => ({
  request_id: record.id,
  started_at: record.startedAt,
  operation: record.operation,
  method: record.method,
  path: record.path,
  status: record.status,
  error_code: record.code,
  error_reason: record.reason,
  sandbox_fault: record.sandboxFault ?? null,
  duration_ms: record.durationMs,
  cache: record.cache,
  services: record.calls.map(({ rpc, count, totalMs }) => {
    const [, service = '', method = ''] = /^storefront\.(\w+)\.v\d+\.(.+)$/.exec(rpc) ?? [];
    return { service, rpc: method, count, total_ms: totalMs };
  }),
});

const renderEvent = ({ id, type, occurredAt }: RequestEvent__Output, deliveries: readonly Delivery__Output[] | null) => ({
  id,
  type,
  occurred_at: occurredAt,
  deliveries: deliveries?.filter(({ eventId }) => eventId === id).map(renderRequestEventDelivery) ?? null,
});
