import { paged } from '../enveloped.ts';
import { IDS } from '../examples/ids.ts';
import { DELIVERY, DELIVERY_ROW, NEW_SUBSCRIPTION, SUBSCRIPTION } from '../examples/webhooks.ts';
import type { OperationDocs } from '../operation-docs.ts';

const subscription = { active: { summary: 'An active subscription', value: SUBSCRIPTION } };

export const WEBHOOK_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listWebhooks: {
    description: 'All subscriptions of the store in the mode of the key: a bare array of at most 20.',
    response: { one: { summary: 'One subscription', value: [SUBSCRIPTION] } },
  },
  createWebhook: {
    description:
      'Subscribes an endpoint to events. The answer reveals `signing_secret` exactly once; it cannot be read back later. The endpoint is https on port 443 or 8443 at a public address, ' +
      'without user info and fragment. At most 20 subscriptions per store and mode.',
    reasons: ['subscription_limit'],
    request: {
      erp: {
        summary: 'Orders and invoices into an ERP',
        value: {
          endpoint_url: 'https://erp.example/hooks/storefront',
          event_types: ['order.confirmed', 'invoice.issued'],
          description: 'Orders into the ERP',
        },
      },
    },
    response: { created: { summary: 'With the secret, this once', value: NEW_SUBSCRIPTION } },
  },
  getWebhook: { description: 'One subscription, without its secret.', response: subscription },
  updateWebhook: {
    description: 'Changes the endpoint, the events, the description or the status. `DISABLED` discards what waits; `ACTIVE` begins again.',
    request: { disable: { summary: 'Stop it', value: { status: 'DISABLED' } } },
    response: {
      disabled: {
        summary: 'Disabled',
        value: { ...SUBSCRIPTION, status: 'DISABLED', disabled_at: '2026-11-21T09:00:00.000Z', disabled_reason: 'disabled_by_store' },
      },
    },
  },
  deleteWebhook: { description: 'Ends a subscription. What waits is not sent any more.' },
  rotateWebhookSecret: {
    description:
      'Replaces the signing secret and reveals the new one exactly once. For 24 hours `X-Service-Signature` still signs with the old secret and `X-Service-Signature-Next` with the new; ' +
      '`webhook-signature` carries both.',
    response: { rotated: { summary: 'With the new secret, this once', value: NEW_SUBSCRIPTION } },
  },
  pingWebhook: {
    description: 'Sends a signed test delivery of the event `ping` to the endpoint; its `data` is `{subscription_id}`.',
    response: { sent: { summary: 'On its way', value: { delivery_id: IDS.delivery, event: 'ping' } } },
  },
  listDeliveries: {
    description: 'What was sent to the endpoint, newest first. Kept for 30 days.',
    response: { page: { summary: 'A page of one', value: paged([DELIVERY_ROW], 1) } },
  },
  getDelivery: {
    description: 'One delivery with its attempts and the exact body that is signed and sent.',
    response: { delivered: { summary: 'Delivered at once', value: DELIVERY } },
  },
  redeliver: {
    description: 'Sends the same delivery again: same id, same bytes, next attempt number.',
    reasons: ['subscription_disabled'],
    response: {
      again: {
        summary: 'On its way again',
        value: { ...DELIVERY, status: 'PENDING', next_attempt_at: '2026-11-21T09:00:00.000Z' },
      },
    },
  },
  replayDeliveries: {
    description:
      'Sends the deliveries of a span again, oldest first, at most 10 000: same ids, same bytes. Ask again with a later `since` for more.',
    reasons: ['subscription_disabled'],
    request: {
      outage: {
        summary: 'What an outage may have lost',
        value: { since: '2026-11-20T18:00:00Z', until: '2026-11-21T06:00:00Z', event_types: ['order.confirmed'] },
      },
    },
    response: { replayed: { summary: 'Forty-one on their way', value: { replayed: 41 } } },
  },
};
