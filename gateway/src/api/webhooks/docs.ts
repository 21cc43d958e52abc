import { linksTo, type OperationDocs } from '@storefront/api-docs';
import type { z } from 'zod';
import { example, paged } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import type { DeliveryOut, DeliveryRowOut, SubscriptionOut, SubscriptionWithSecretOut } from './schemas.ts';

const SUBSCRIPTION: z.output<typeof SubscriptionOut> = {
  id: IDS.subscription,
  endpoint_url: 'https://erp.example/hooks/storefront',
  event_types: ['order.confirmed', 'invoice.issued'],
  description: 'Sends orders to the ERP',
  status: 'ACTIVE',
  signing_secret_hint: 'whsec_...3m9Q',
  consecutive_failures: 0,
  disabled_at: null,
  disabled_reason: null,
  filters: [{ field: 'payment_status', in: ['PAID', 'ON_ACCOUNT'] }],
  headers: { Authorization: '•••' },
  ordering: 'NONE',
  signature_scheme: 'v1a',
  public_key: 'whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  max_deliveries_per_second: null,
  last_delivery: { id: IDS.delivery, event: 'order.confirmed', status: 'DELIVERED', response_status: 200, at: '2026-11-21T08:16:00.400Z' },
  created_at: '2026-11-10T12:00:00.000Z',
  updated_at: '2026-11-10T12:00:00.000Z',
};

const NEW_SUBSCRIPTION: z.output<typeof SubscriptionWithSecretOut> = {
  ...SUBSCRIPTION,
  last_delivery: null,
  signing_secret: 'whsec_EXAMPLEk3yExampleK3yEXAMPLEk3yExampleK3m9Q=',
};

const DELIVERY_ROW: z.output<typeof DeliveryRowOut> = {
  id: IDS.delivery,
  subscription_id: IDS.subscription,
  event: 'order.confirmed',
  event_id: IDS.event,
  status: 'DELIVERED',
  attempt_count: 1,
  next_attempt_at: null,
  delivered_at: '2026-11-21T08:16:00.400Z',
  created_at: '2026-11-21T08:16:00.100Z',
  last_response_status: 200,
  last_failure: null,
};

const DELIVERY_HOURS = {
  data: [
    { hour: '2026-11-21T07:00:00.000Z', delivered: 118, failed: 3, p50_ms: 92, p95_ms: 405 },
    { hour: '2026-11-21T08:00:00.000Z', delivered: 64, failed: 0, p50_ms: 88, p95_ms: 236 },
  ],
  errors: [],
};

const DELIVERY: z.output<typeof DeliveryOut> = {
  ...DELIVERY_ROW,
  attempts: [{ number: 1, started_at: '2026-11-21T08:16:00.200Z', duration_ms: 183, response_status: 200, failure: null }],
  body: `{"id":"${IDS.event}","type":"order.confirmed","api_version":"v1", …}`,
};

const subscription = { active: example('An active subscription', SUBSCRIPTION) };

export const WEBHOOK_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listWebhooks: {
    description: 'Returns all webhook subscriptions of the store in the mode of the key, as a bare array of at most 20.',
    response: { one: example('One subscription', [SUBSCRIPTION]) },
  },
  createWebhook: {
    description:
      'Subscribes an endpoint to events. The response contains the `signing_secret`, which is shown only once and cannot be retrieved ' +
      'later. The endpoint must be a public HTTPS URL on port 443 or 8443, without user info or a fragment. A store can have at most 20 ' +
      'subscriptions per mode; another one returns 409.',
    reasons: ['subscription_limit'],
    request: {
      erp: example('Send orders and invoices to an ERP', {
        endpoint_url: 'https://erp.example/hooks/storefront',
        event_types: ['order.confirmed', 'invoice.issued'],
        description: 'Sends orders to the ERP',
      }),
      options: example('Send paid orders to an endpoint behind a gateway, one after the other', {
        endpoint_url: 'https://erp.example/hooks/storefront',
        event_types: ['order.confirmed', 'order.shipped'],
        filters: [{ field: 'payment_status', in: ['PAID', 'ON_ACCOUNT'] }],
        headers: { Authorization: 'Bearer 5f1c' },
        ordering: 'AGGREGATE',
        signature_scheme: 'v1a',
        max_deliveries_per_second: 20,
      }),
    },
    response: { created: example('The subscription with its signing secret', NEW_SUBSCRIPTION) },
    links: linksTo(
      { subscription_id: '$response.body#/id' },
      'getWebhook',
      'updateWebhook',
      'pingWebhook',
      'rotateWebhookSecret',
      'listDeliveries',
      'deleteWebhook',
    ),
  },
  getWebhook: { description: 'Returns a webhook subscription without its signing secret.', response: subscription },
  updateWebhook: {
    description:
      'Changes the endpoint, event types, description, status, or options of a subscription. Fields you omit stay unchanged; `filters` and `headers` replace all stored ones. After a change of `signature_scheme`, both schemes sign for 24 hours. Setting `status` to ' +
      '`DISABLED` discards pending deliveries; setting it to `ACTIVE` resumes deliveries for new events. To send the events that occurred in the meantime, replay the time range. A ' +
      '`description` of `null` removes the description.',
    request: { disable: example('Disable the subscription', { status: 'DISABLED' }) },
    response: {
      disabled: example('A disabled subscription', {
        ...SUBSCRIPTION,
        status: 'DISABLED',
        disabled_at: '2026-11-21T09:00:00.000Z',
        disabled_reason: 'disabled_by_store',
      }),
    },
    sample: { body: { event_types: ['order.confirmed', 'order.shipped', 'order.cancelled'] } },
  },
  deleteWebhook: { description: 'Deletes a webhook subscription. Pending deliveries are not sent.' },
  rotateWebhookSecret: {
    description:
      'Replaces the signing secret and returns the new secret, which is shown only once; a key pair of `v1a` is replaced too. For 24 hours, or for `overlap_hours`, ' +
      '`X-Service-Signature` is still computed with the old secret and `X-Service-Signature-Next` with the new one; `webhook-signature` ' +
      'contains a signature of each. With `overlap_hours` 0 the old secret is revoked immediately. A second rotation during the overlap replaces the ' +
      'new secret; it can shorten the overlap but does not extend it.',
    request: {
      default: example('Both secrets sign for 24 hours', {}),
      leaked: example('Revoke a leaked secret immediately', { overlap_hours: 0 }),
    },
    response: { rotated: example('The subscription with its new signing secret', NEW_SUBSCRIPTION) },
    sample: { body: { overlap_hours: 24 } },
  },
  pingWebhook: {
    description: 'Sends a signed test delivery with the event `ping` to the endpoint. The `data` of the event is `{subscription_id}`.',
    response: { sent: example('The test delivery was queued', { delivery_id: IDS.delivery, event: 'ping' }) },
    links: linksTo(
      { subscription_id: '$request.path.subscription_id', delivery_id: '$response.body#/delivery_id' },
      'getDelivery',
      'redeliver',
    ),
  },
  listDeliveries: {
    description:
      'Returns a page of the deliveries to the endpoint, newest first, optionally only those with a given `status` or `event_type`, or those created from `from` to before `to`. Deliveries are retained for 30 days.',
    response: { page: paged('A page with one delivery', [DELIVERY_ROW], 1) },
    sample: { query: { status: 'FAILED' } },
  },
  getWebhookStats: {
    description:
      'Returns how many attempts the endpoint accepted and how many failed, and how long they took, by hour. Hours without attempts are left out. `from` counts from the beginning of its hour; ' +
      'statistics are retained for 30 days.',
    response: { day: example('Two hours', DELIVERY_HOURS) },
  },
  getDelivery: {
    description: 'Returns a delivery with its attempts and the exact body that is signed and sent.',
    response: { delivered: example('Delivered on the first attempt', DELIVERY) },
  },
  redeliver: {
    description:
      'Sends a delivery again, with the same ID, the same body, and the next attempt number, and returns it with its attempts so far. A disabled subscription returns 409.',
    reasons: ['subscription_disabled'],
    response: {
      again: example('The delivery was queued again', { ...DELIVERY, status: 'PENDING', next_attempt_at: '2026-11-21T09:00:00.000Z' }),
    },
  },
  replayDeliveries: {
    description:
      'Sends the deliveries from a time range again, oldest first, with the same IDs and bodies. This includes the deliveries of events ' +
      'that occurred while the subscription was disabled, which have the status `DISCARDED`. One request resends at most 10,000 ' +
      'deliveries; to resend more, send another request with a later `since`. A disabled subscription returns 409.',
    reasons: ['subscription_disabled'],
    request: {
      outage: example('Deliveries that an outage may have missed', {
        since: '2026-11-20T18:00:00Z',
        until: '2026-11-21T06:00:00Z',
        event_types: ['order.confirmed'],
      }),
    },
    response: { replayed: example('41 deliveries were queued again', { replayed: 41 }) },
  },
};
