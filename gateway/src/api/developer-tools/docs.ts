import type { OperationDocs } from '@storefront/api-docs';
import { enveloped, example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';

const REQUEST = {
  request_id: IDS.request,
  started_at: '2026-11-21T08:16:00.000Z',
  operation: 'checkout',
  method: 'POST',
  path: '/v1/checkout',
  status: 200,
  error_code: null,
  error_reason: null,
  sandbox_fault: null,
  warning: null,
  duration_ms: 68.4,
  cache: null,
  services: [{ service: 'orders', rpc: 'OrdersService/Checkout', count: 1, total_ms: 64.2 }],
};

export const DEVELOPER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listRequests: {
    description:
      'Returns the recent requests of the store in the mode of the key, in the order in which they ended: the latest ones, or those after `after`. Requests are retained for 24 ' +
      'hours, at most 10,000 unless the service is configured otherwise. Requests without a valid key, those to the developer tools, and most reads from the cache under ' +
      'load are not recorded. Bodies, query values, path values, headers, and addresses are never recorded, and names that were ignored only in the sandbox. Returns 503 `request_log_unavailable` while the log is unavailable.',
    reasons: ['request_log_unavailable'],
    response: { latest: example('One request', { data: [REQUEST], next_cursor: '1795248960123-0', errors: [] }) },
    sample: { query: { limit: '20' } },
  },
  getRequest: {
    description:
      'Returns a recent request by the `X-Request-Id` of its response: how long it took in which service, the events that it has caused, and their deliveries. If several ' +
      'requests sent the same `X-Request-Id`, it is the latest one. A request can be retrieved within a second after its response. An unknown or expired request, and one ' +
      'of another store or mode, returns 404.',
    reasons: ['request_log_unavailable'],
    response: {
      checkout: enveloped('A checkout with the event that it has caused', {
        ...REQUEST,
        events: [
          {
            id: IDS.event,
            type: 'order.confirmed',
            occurred_at: '2026-11-21T08:16:00.050Z',
            deliveries: [
              {
                id: IDS.delivery,
                subscription_id: IDS.subscription,
                status: 'DELIVERED',
                attempt_count: 1,
                last_response_status: 200,
                last_failure: null,
              },
            ],
          },
        ],
      }),
    },
  },
  createWebhookListener: {
    description:
      'Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public address. `storefront webhooks listen` uses it. Every event of ' +
      'its types is stored for it, at most 1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used. A store can have at most 10 ' +
      'listeners per mode; another one returns 409.',
    reasons: ['webhook_listener_limit'],
    request: {
      all: example('All events', {}),
      some: example('Two events', { event_types: ['order.confirmed', 'invoice.issued'] }),
    },
    response: {
      created: enveloped('The listener with its signing secret', {
        id: IDS.listener,
        event_types: ['order.confirmed', 'invoice.issued'],
        signing_secret: 'whsec_EXAMPLEk3yExampleK3yEXAMPLEk3yExampleK3m9Q=',
        created_at: '2026-11-21T08:15:00.000Z',
        expires_at: '2026-11-21T08:25:00.000Z',
      }),
    },
    sample: { body: { event_types: ['order.confirmed', 'invoice.issued'] } },
  },
  receiveWebhookEvents: {
    description:
      'Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body` with its `headers` to your receiver: they are those of a ' +
      'delivery, signed when the response was made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so reception is at least ' +
      'once. An unknown or expired listener returns 404: create another one.',
    response: {
      one: example('One event', {
        data: [
          {
            cursor: '3',
            event: 'order.confirmed',
            event_id: IDS.event,
            headers: {
              'Content-Type': 'application/json',
              'User-Agent': 'Storefront-Webhooks/1.0',
              'X-Service-Event': 'order.confirmed',
              'X-Service-Delivery': IDS.delivery,
              'X-Service-Attempt': '1',
              'X-Service-Signature': 'sha256=5f0c…',
              'webhook-id': IDS.event,
              'webhook-timestamp': '1795248960',
              'webhook-signature': 'v1,K5oZ…',
            },
            body: `{"id":"${IDS.event}","type":"order.confirmed","api_version":"v1", …}`,
          },
        ],
        next_cursor: '3',
        missed: 0,
        expires_at: '2026-11-21T08:26:00.000Z',
        errors: [],
      }),
    },
    sample: { query: { wait_seconds: '1' } },
  },
  deleteWebhookListener: { description: 'Deletes a listener. Events that it has not received are discarded.' },
};
