import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { SandboxFaultEffect } from '../sandbox/fault-schemas.ts';
import { sectionErrors } from '../schemas/envelopes.ts';
import { count, id, idInPath, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { wholeNumber } from '../schemas/numbers.ts';
import { openEnum } from '../schemas/open-enum.ts';
import { optionalText, text } from '../schemas/text.ts';
import { deliveredEvent, deliveryFailure, deliveryStatus, EventType, eventTypes, httpStatus } from '../webhooks/schemas.ts';

export const RequestPath = z.object({
  request_id: z
    .string()
    .meta({ maxLength: 128, description: 'The `X-Request-Id` of the response.', examples: ['019aa5b3-9b00-7000-8000-00000000e0a1'] }),
});

/** The requests of one response. */
const REQUESTS_MAX = 200;
const REQUESTS_DEFAULT = 50;
export const RequestsQuery = z.object({
  after: text(40, 0).optional().meta({ description: 'The `next_cursor` of the previous response. Omit to get the latest requests.' }),
  limit: wholeNumber(1, REQUESTS_MAX, REQUESTS_DEFAULT).meta({ description: 'The maximum number of requests to return.' }),
});

const duration = z
  .number()
  .min(0)
  .meta({ description: 'Milliseconds.', examples: [12.5] });

const ServiceCallsOut = named('ServiceCalls', {
  service: z.string().meta({ examples: ['orders'] }),
  rpc: z.string().meta({ examples: ['OrdersService/Checkout'] }),
  count: count.meta({ description: 'How often it was called.' }),
  total_ms: duration.meta({ description: 'The duration of all its calls in milliseconds, which can overlap.' }),
});

const request = {
  request_id: z.string().meta({ description: 'The `X-Request-Id` of the response.' }),
  started_at: time,
  operation: z.string().meta({ description: 'The operation ID in this document.', examples: ['checkout'] }),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).meta({ id: 'RequestMethod', description: 'The HTTP method.' }),
  path: z.string().meta({ description: 'The path of the operation, without values.', examples: ['/v1/orders/{order_id}'] }),
  status: z.int32().min(0).max(599).meta({ description: 'The HTTP status; 0 if a fault of the sandbox closed the connection.' }),
  error_code: z.string().nullable().meta({ description: 'The `code` of the error; `null` without one.' }),
  error_reason: z.string().nullable().meta({ description: 'The `reason` of the error; `null` without one.' }),
  sandbox_fault: SandboxFaultEffect.nullable().meta({ description: 'The fault of the sandbox that the request met; `null` without one.' }),
  warning: z
    .string()
    .nullable()
    .meta({
      description: 'The `X-Service-Warning` of the response, which names what was ignored; `null` without one, and in live mode.',
      examples: ['unknown_field;name="lines[].uom"'],
    }),
  duration_ms: duration,
  cache: openEnum(['hit', 'miss', 'unchanged'], {
    id: 'CacheOutcome',
    description: 'Whether a catalog read was served from the cache: `hit`, `miss`, or `unchanged` (304).',
  }).nullable(),
  services: z
    .array(ServiceCallsOut)
    .meta({ description: 'The calls of the gateway to services. The calls of a service are part of its duration.' }),
};

export const RequestDeliveryOut = named('RequestEventDelivery', {
  id,
  subscription_id: id,
  status: deliveryStatus,
  attempt_count: count,
  last_response_status: httpStatus.nullable(),
  last_failure: deliveryFailure.nullable(),
});

const RequestEventOut = named('RequestEvent', {
  id,
  type: openEnum(EVENT_TYPES, { id: 'EmittedEvent', description: 'The known events. New events can be added at any time.' }),
  occurred_at: time,
  deliveries: z
    .array(RequestDeliveryOut)
    .nullable()
    .meta({ description: 'The deliveries to subscriptions; `null` if they are temporarily unavailable.' }),
});

const RequestOut = named('RequestRow', request);
export const RequestDetailOut = named('RequestDetail', {
  ...request,
  events: z.array(RequestEventOut).nullable().meta({
    description:
      'The events that the request has caused so far, directly or through other events; `null` if they are temporarily unavailable.',
  }),
});

export const RequestsOut = named('Requests', {
  data: z.array(RequestOut).max(REQUESTS_MAX),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: 'Pass as `after` in the next request, including to wait for new requests. `null` if there are none yet.' }),
  errors: sectionErrors,
});

export const ListenerPath = z.object({ listener_id: idInPath('listener') });

export const ListenerIn = named('WebhookListenerIn', {
  event_types: eventTypes
    .nullish()
    .transform((value) => value ?? [])
    .meta({ description: 'The events to receive; by default, those that `sequence` counts.' }),
  signing_secret: optionalText(100).meta({
    description:
      'The secret to sign with, `whsec_` followed by 32 bytes in base64, so that it stays the same for each listener. A new one by default.',
  }),
});

const expiresAt = time.meta({ description: 'When the listener expires, unless its events are received before.' });

export const ListenerOut = named('WebhookListener', {
  id,
  event_types: z.array(z.union([EventType, z.string()])).meta({ examples: [['order.confirmed', 'invoice.issued']] }),
  signing_secret: z.string().meta({ description: 'The secret that signs the events. It is shown only once.' }),
  created_at: time,
  expires_at: expiresAt,
});

/** A cursor is a position in the events of the store, counted from the beginning of the listener. Clients treat it as opaque. */
const CURSOR = /^\d{1,9}$/;
const cursorOut = z.string().meta({ examples: ['3'] });
/** The longest wait for an event; the webhooks service and the shutdown of a gateway depend on it. */
const WAIT_SECONDS_MAX = 5;
/** The events of one response, as limited by the webhooks service. */
const EVENTS_MAX = 10;

export const ReceivedEventsQuery = z.object({
  cursor: z
    .string()
    .regex(CURSOR, 'must be the next_cursor of a previous response')
    .transform(Number)
    .optional()
    .meta({
      description: 'The `next_cursor` of the previous response, which acknowledges its events. Omit to start from the beginning.',
      override: ({ jsonSchema }) => {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'string', maxLength: 9 });
      },
    }),
  limit: wholeNumber(1, EVENTS_MAX, EVENTS_MAX).meta({ description: 'The maximum number of events to return.' }),
  wait_seconds: wholeNumber(0, WAIT_SECONDS_MAX, 0).meta({ description: 'How long to wait for an event if there is none.' }),
});

const ReceivedEventOut = named('ReceivedWebhookEvent', {
  cursor: cursorOut.meta({ description: 'Pass as `cursor` to acknowledge this event and those before it.' }),
  event: deliveredEvent,
  event_id: id,
  headers: z
    .record(z.string(), z.string())
    .meta({ description: 'The headers of the delivery, with its signatures. The timestamp is that of this response.' }),
  body: z.string().meta({ description: 'The exact text that is signed.' }),
});

export const ReceivedEventsOut = named('ReceivedWebhookEvents', {
  data: z.array(ReceivedEventOut).max(EVENTS_MAX),
  next_cursor: cursorOut.meta({ description: 'Pass as `cursor` in the next request, once the events have been handled.' }),
  missed: count.meta({
    description: 'The number of events before the first one that were dropped, because more than 1,000 were waiting.',
  }),
  expires_at: expiresAt,
  errors: sectionErrors,
});
