import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { sectionErrors } from './envelopes.ts';
import { count, id, time } from './fields.ts';
import { named } from './named.ts';
import { wholeNumber } from './numbers.ts';
import { openEnum } from './open-enum.ts';
import { SandboxFaultEffect } from './sandbox-faults.ts';
import { text } from './text.ts';
import { deliveryFailure, deliveryStatus, httpStatus } from './webhooks.ts';

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
  duration_ms: duration,
  cache: openEnum(['hit', 'miss', 'unchanged'], {
    id: 'CacheOutcome',
    description: 'Whether a catalog read was answered from the cache: `hit`, `miss`, or `unchanged` (304).',
  }).nullable(),
  services: z
    .array(ServiceCallsOut)
    .meta({ description: 'The calls of the gateway to services. What a service calls itself is part of its duration.' }),
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
    .meta({ description: 'Pass as `after` in the next request, also to wait for new requests. `null` if there are none yet.' }),
  errors: sectionErrors,
});
