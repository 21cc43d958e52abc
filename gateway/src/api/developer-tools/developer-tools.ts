import { documented } from '@storefront/api-docs';
import { notFound } from '@storefront/errors';
import type { RequestEvent__Output } from '@storefront/proto/storefront/operations/v1';
import type { Delivery__Output } from '@storefront/proto/storefront/webhooks/v1';
import { renderRequestEventDelivery, renderSectionErrors } from '@storefront/public-json';
import { type Caller, section } from '@storefront/rpc';
import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { present } from '../../http/replies/present.ts';
import { bare, enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import type { RequestEventClients } from '../../insight/insight-deps.ts';
import type { RequestRecord } from '../../insight/request-record.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';
import { envelopeOf } from '../schemas/envelopes.ts';
import { DEVELOPER_OPERATIONS } from './docs.ts';
import {
  ListenerIn,
  ListenerOut,
  ListenerPath,
  ReceivedEventsOut,
  ReceivedEventsQuery,
  RequestDetailOut,
  RequestPath,
  RequestsOut,
  RequestsQuery,
} from './schemas.ts';

const SECRET = { access: 'secret', scope: null, isTool: true } as const;
const WEBHOOKS = { access: 'secret_webhook', scope: 'storefront:webhooks', isTool: true } as const;

/** The tools for developing a storefront. */
export function developerRoutes(deps: ResourceDeps): readonly Route[] {
  const requests = requestHandlers(deps);
  const listeners = listenerHandlers(deps);
  // prettier-ignore
  return documented('Developer tools', DEVELOPER_OPERATIONS, [
    route({
      id: 'listRequests', method: 'get', path: '/v1/requests', ...SECRET,
      summary: 'List recent requests', request: { query: RequestsQuery }, response: ok('The requests.', RequestsOut), handler: requests.listRequests,
    }),
    route({
      id: 'getRequest', method: 'get', path: '/v1/requests/:request_id', ...SECRET,
      summary: 'Retrieve a request', request: { path: RequestPath },
      response: ok('The request, its events, and their deliveries.', envelopeOf(RequestDetailOut)), handler: requests.getRequest,
    }),
    route({
      id: 'createWebhookListener', method: 'post', path: '/v1/webhook-listeners', ...WEBHOOKS,
      summary: 'Create a webhook listener', request: { body: ListenerIn },
      response: created('The listener with its signing secret.', envelopeOf(ListenerOut)), handler: listeners.createListener,
    }),
    route({
      id: 'receiveWebhookEvents', method: 'get', path: '/v1/webhook-listeners/:listener_id/events', ...WEBHOOKS, permits: 'slow',
      summary: 'Receive events', request: { path: ListenerPath, query: ReceivedEventsQuery },
      response: ok('The next events, signed.', ReceivedEventsOut), handler: listeners.receiveEvents,
    }),
    route({
      id: 'deleteWebhookListener', method: 'delete', path: '/v1/webhook-listeners/:listener_id', ...WEBHOOKS,
      summary: 'Delete a webhook listener', request: { path: ListenerPath }, response: gone('The listener was deleted.'), handler: listeners.deleteListener,
    }),
  ]);
}

/** Returns the operations on recent requests. */
const requestHandlers = ({ clients: { webhooks }, insight }: ResourceDeps) => ({
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
  warning: record.warning ?? null,
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

type ReceiveRequest = Message<z.output<typeof ReceivedEventsQuery>> & { readonly listenerId: string };

/** Returns the operations on webhook listeners. */
const listenerHandlers = ({ clients: { webhooks } }: ResourceDeps) => ({
  createListener: forward(webhooks.createListener, ({ listener, signingSecret }) => {
    const { id, createdAt, expiresAt, eventTypes } = present(listener, 'listener');
    const data = { id, event_types: eventTypes, signing_secret: signingSecret, created_at: createdAt, expires_at: expiresAt };
    return enveloped(data, { status: 201 });
  }),
  receiveEvents: async ({ cursor = 0, waitSeconds, ...wanted }: ReceiveRequest, { caller }: Call): Promise<Reply> => {
    const request = { ...wanted, cursor, waitMs: waitSeconds * 1_000 };
    const { events, expiresAt, missed } = await webhooks.receiveEvents(request, caller);
    return bare({
      data: events.map(({ eventId, ...event }) => ({
        cursor: String(event.cursor),
        event: event.event,
        event_id: eventId,
        headers: event.headers,
        body: event.body,
      })),
      next_cursor: String(events.at(-1)?.cursor ?? cursor),
      missed,
      expires_at: expiresAt,
      errors: [],
    });
  },
  deleteListener: forward(webhooks.deleteListener, noContent),
});
