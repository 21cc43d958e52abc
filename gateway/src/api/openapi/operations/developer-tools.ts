import { IDS } from '../examples/ids.ts';
import type { OperationDocs } from '../operation-doc.ts';

export const DEVELOPER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  createWebhookListener: {
    description:
      'Creates a listener: a short-lived subscription without an endpoint, for a machine that has no public address. `storefront webhooks listen` uses it. Every event of ' +
      'its types is kept for it, at most 1,000, until it is received and acknowledged. A listener expires 10 minutes after it was last used. A store can have at most 10 ' +
      'listeners per mode; another one returns 409.',
    reasons: ['webhook_listener_limit'],
    request: {
      all: { summary: 'All events', value: {} },
      some: { summary: 'Two events', value: { event_types: ['order.confirmed', 'invoice.issued'] } },
    },
    response: {
      created: {
        summary: 'The listener with its signing secret',
        value: {
          data: {
            id: IDS.listener,
            event_types: ['order.confirmed', 'invoice.issued'],
            signing_secret: 'whsec_EXAMPLEk3yExampleK3yEXAMPLEk3yExampleK3m9Q=',
            created_at: '2026-11-21T08:15:00.000Z',
            expires_at: '2026-11-21T08:25:00.000Z',
          },
          errors: [],
        },
      },
    },
  },
  receiveWebhookEvents: {
    description:
      'Returns the events after `cursor`, oldest first, and acknowledges those up to it. Send each `body` with its `headers` to your receiver: they are those of a ' +
      'delivery, signed when the response was made. An event that is not acknowledged is returned again with the next `X-Service-Attempt`, so reception is at least ' +
      'once. An unknown or expired listener returns 404: create another one.',
    response: {
      one: {
        summary: 'One event',
        value: {
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
        },
      },
    },
  },
  deleteWebhookListener: { description: 'Deletes a listener. Events that it has not received are discarded.' },
};
