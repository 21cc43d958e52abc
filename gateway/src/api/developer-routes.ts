import { created, gone, ok } from '../http/routing/responses.ts';
import { type Route, route } from '../http/routing/route.ts';
import type { ResourceDeps } from './deps.ts';
import { requestHandlers } from './resources/requests.ts';
import { listenerHandlers } from './resources/webhook-listeners.ts';
import { envelopeOf } from './schemas/envelopes.ts';
import { RequestDetailOut, RequestPath, RequestsOut, RequestsQuery } from './schemas/requests.ts';
import { ListenerIn, ListenerOut, ListenerPath, ReceivedEventsOut, ReceivedEventsQuery } from './schemas/webhook-listeners.ts';

const SECRET = { access: 'secret', scope: null, isTool: true } as const;
const WEBHOOKS = { access: 'secret_webhook', scope: 'storefront:webhooks', isTool: true } as const;

/** The tools for developing a storefront. */
export function developerRoutes(deps: ResourceDeps): readonly Route[] {
  const requests = requestHandlers(deps);
  const listeners = listenerHandlers(deps);
  // prettier-ignore
  return [
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
      id: 'receiveWebhookEvents', method: 'get', path: '/v1/webhook-listeners/:listener_id/events', ...WEBHOOKS, places: 'slow',
      summary: 'Receive events', request: { path: ListenerPath, query: ReceivedEventsQuery },
      response: ok('The next events, signed.', ReceivedEventsOut), handler: listeners.receiveEvents,
    }),
    route({
      id: 'deleteWebhookListener', method: 'delete', path: '/v1/webhook-listeners/:listener_id', ...WEBHOOKS,
      summary: 'Delete a webhook listener', request: { path: ListenerPath }, response: gone('The listener was deleted.'), handler: listeners.deleteListener,
    }),
  ];
}
