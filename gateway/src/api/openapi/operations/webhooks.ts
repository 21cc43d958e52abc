import { paged } from '../envelope-examples.ts';
import { IDS } from '../examples/ids.ts';
import { DELIVERY, DELIVERY_ROW, NEW_SUBSCRIPTION, SUBSCRIPTION } from '../examples/webhooks.ts';
import type { OperationDocs } from '../operation-doc.ts';

const subscription = { active: { summary: 'An active subscription', value: SUBSCRIPTION } };

export const WEBHOOK_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listWebhooks: {
    description: 'Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most 20.',
    response: { one: { summary: 'One subscription', value: [SUBSCRIPTION] } },
  },
  createWebhook: {
    description:
      'Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only once and cannot be retrieved ' +
      'later. The endpoint must be a public HTTPS URL on port 443 or 8443, without user info or a fragment. A store can have at most 20 ' +
      'subscriptions per mode; another one returns 409.',
    reasons: ['subscription_limit'],
    request: {
      erp: {
        summary: 'Send orders and invoices to an ERP',
        value: {
          endpoint_url: 'https://erp.example/hooks/storefront',
          event_types: ['order.confirmed', 'invoice.issued'],
          description: 'Sends orders to the ERP',
        },
      },
    },
    response: { created: { summary: 'The subscription with its signing secret', value: NEW_SUBSCRIPTION } },
  },
  getWebhook: { description: 'Returns a webhook subscription without its signing secret.', response: subscription },
  updateWebhook: {
    description:
      'Changes the endpoint, event types, description, or status of a subscription. Fields you omit stay unchanged. Setting `status` to ' +
      '`DISABLED` discards pending deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that occurred in the meantime, replay the time range. A ' +
      '`description` of `null` removes the description.',
    request: { disable: { summary: 'Disable the subscription', value: { status: 'DISABLED' } } },
    response: {
      disabled: {
        summary: 'A disabled subscription',
        value: { ...SUBSCRIPTION, status: 'DISABLED', disabled_at: '2026-11-21T09:00:00.000Z', disabled_reason: 'disabled_by_store' },
      },
    },
  },
  deleteWebhook: { description: 'Deletes a webhook subscription. Pending deliveries are not sent.' },
  rotateWebhookSecret: {
    description:
      'Replaces the signing secret and returns the new secret, which is shown only once. For 24 hours, or for `overlap_hours`, ' +
      '`X-Service-Signature` is still computed with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` ' +
      'contains both signatures. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation during the overlap replaces the ' +
      'new secret; it can shorten the overlap but does not extend it.',
    request: {
      default: { summary: 'Both secrets sign for 24 hours', value: {} },
      leaked: { summary: 'Revoke a leaked secret immediately', value: { overlap_hours: 0 } },
    },
    response: { rotated: { summary: 'The subscription with its new signing secret', value: NEW_SUBSCRIPTION } },
  },
  pingWebhook: {
    description: 'Sends a signed test delivery with the event `ping` to the endpoint. The `data` of the event is `{subscription_id}`.',
    response: { sent: { summary: 'The test delivery was queued', value: { delivery_id: IDS.delivery, event: 'ping' } } },
  },
  listDeliveries: {
    description:
      'Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given `status`. Deliveries are kept for 30 days.',
    response: { page: { summary: 'A page with one delivery', value: paged([DELIVERY_ROW], 1) } },
  },
  getDelivery: {
    description: 'Returns a delivery with its attempts and the exact body that is signed and sent.',
    response: { delivered: { summary: 'Delivered on the first attempt', value: DELIVERY } },
  },
  redeliver: {
    description:
      'Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it with its attempts so far. A disabled subscription returns 409.',
    reasons: ['subscription_disabled'],
    response: {
      again: {
        summary: 'The delivery was queued again',
        value: { ...DELIVERY, status: 'PENDING', next_attempt_at: '2026-11-21T09:00:00.000Z' },
      },
    },
  },
  replayDeliveries: {
    description:
      'Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This includes the deliveries of events ' +
      'that occurred while the subscription was disabled, which have the status `DISCARDED`. One request resends at most 10,000 ' +
      'deliveries; to resend more, send another request with a later `since`. A disabled subscription returns 409.',
    reasons: ['subscription_disabled'],
    request: {
      outage: {
        summary: 'Deliveries that an outage may have missed',
        value: { since: '2026-11-20T18:00:00Z', until: '2026-11-21T06:00:00Z', event_types: ['order.confirmed'] },
      },
    },
    response: { replayed: { summary: '41 deliveries were queued again', value: { replayed: 41 } } },
  },
};
