import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { count, id, idFilter, idInPath, textOrNull, time, timeOrNull, webAddress } from '../schemas/fields.ts';
import { isoDateTime, momentOrDate } from '../schemas/iso-date-time.ts';
import { named } from '../schemas/named.ts';
import { paging } from '../schemas/numbers.ts';
import { openEnum } from '../schemas/open-enum.ts';
import { clearableText, optionalString, optionalText, text } from '../schemas/text.ts';
import { optionsIn, optionsOut, optionsUpdateIn } from './options.ts';

/** Only the syntax is checked here, with the other fields. The webhooks service decides which hosts are allowed. */
const endpointUrl = text(2048)
  .refine((address) => URL.canParse(address), { error: 'must be an absolute URL', params: { code: 'invalid' } })
  .meta({
    format: 'uri',
    description: 'The URL that receives the events. It must be a public HTTPS URL on port 443 or 8443, without user info or a fragment.',
    examples: ['https://erp.example/hooks/storefront'],
  });
/** Duplicates are removed, so a list can be longer than the number of event types, but not by this much. */
const EVENTS_MAX = 50;
/** An event type. */
export const EventType = z
  .enum(EVENT_TYPES)
  .meta({ id: 'EventType', description: 'An event to which a webhook subscription can subscribe.' });
export const eventTypes = z
  .array(EventType)
  .min(1, 'must contain at least one event type')
  .max(EVENTS_MAX, `must contain at most ${EVENTS_MAX} event types`)
  .transform((types) => [...new Set(types)]);

export const WebhookPath = z.object({ subscription_id: idInPath('subscription') });
export const DeliveryPath = z.object({ subscription_id: idInPath('subscription'), delivery_id: idInPath('delivery') });

export const deliveryStatus = z.enum(['PENDING', 'DELIVERED', 'FAILED', 'DISCARDED']).meta({
  id: 'DeliveryStatus',
  description: 'The status of a delivery. A `DISCARDED` one was not sent because the subscription was disabled or deleted.',
});
const subscriptionStatus = z
  .enum(['ACTIVE', 'DISABLED'])
  .meta({ id: 'SubscriptionStatus', description: 'Whether the subscription receives events.' });
const knownEvent = z.enum([...EVENT_TYPES, 'ping']).meta({
  id: 'DeliveredEvent',
  description: 'The known events of deliveries: those of subscriptions, and `ping`. New events can be added at any time.',
});
export const deliveredEvent = z.union([knownEvent, z.string()]);
export const deliveriesQuery = z.object({
  ...paging(),
  status: deliveryStatus.optional().meta({ description: 'Return only the deliveries with this status.' }),
  event_id: idFilter('Return only the delivery of this event.'),
  event_type: knownEvent.optional().meta({ description: 'Return only the deliveries of this event type.' }),
  from: isoDateTime.optional().meta({
    description: 'Return only the deliveries created at or after this time, or from this date on in the time zone of the store.',
  }),
  to: isoDateTime.optional().meta({ description: 'Return only the deliveries created before this time, or until the end of this date.' }),
});
export const statsQuery = z.object({
  from: isoDateTime.optional().meta({
    description:
      'Return statistics from the hour of this time on, or from this date on in the time zone of the store. Defaults to 24 hours before `to`.',
  }),
  to: isoDateTime.optional().meta({
    description: 'Return statistics up to this time, or to the end of this date. Defaults to now; at most 30 days after `from`.',
  }),
});
const durationMs = count.meta({ description: 'Milliseconds, with an error of at most 5%.' });
export const DeliveryHourOut = named('DeliveryHour', {
  hour: time.meta({ description: 'The beginning of the hour, UTC.' }),
  delivered: count.meta({ description: 'The number of attempts to which the endpoint returned a 2xx.' }),
  failed: count.meta({ description: 'The number of attempts that failed.' }),
  p50_ms: durationMs,
  p95_ms: durationMs,
});

export const SubscriptionIn = named('SubscriptionIn', {
  endpoint_url: endpointUrl,
  event_types: eventTypes,
  description: optionalText(500),
  ...optionsIn,
});

export const SubscriptionUpdateIn = named('SubscriptionUpdateIn', {
  endpoint_url: endpointUrl.optional(),
  event_types: eventTypes.optional(),
  description: clearableText(500).meta({ description: 'A label for your staff; `null` removes it.' }),
  status: subscriptionStatus.optional(),
  ...optionsUpdateIn,
});

/** The longest overlap of a rotation. */
const OVERLAP_HOURS_MAX = 24;
/** The body is optional: without one, the default applies. */
export const RotationIn = z
  .object({
    overlap_hours: z
      .int('must be a whole number of hours')
      .min(0, 'must be 0 at least')
      .max(OVERLAP_HOURS_MAX, `must be ${OVERLAP_HOURS_MAX} at most`)
      .nullish()
      .transform((value) => value ?? OVERLAP_HOURS_MAX)
      .meta({
        description:
          'The number of hours for which the old secret keeps signing along with the new one, 24 by default. Send 0 to revoke a leaked secret immediately.',
      }),
  })
  .optional()
  .meta({ id: 'RotationIn' });

export const ReplayIn = named('ReplayIn', {
  since: momentOrDate,
  until: optionalString(momentOrDate),
  event_types: eventTypes.nullish().transform((value) => value ?? []),
});
export const ReplayOut = named('Replay', { replayed: count.meta({ description: 'The number of deliveries that were queued again.' }) });

export const httpStatus = z
  .int32()
  .min(100)
  .max(599)
  .meta({ description: 'The HTTP status that the endpoint returned; `null` if it did not respond.' });

const LastDeliveryOut = named('LastDelivery', {
  id,
  event: deliveredEvent,
  status: deliveryStatus,
  response_status: httpStatus.nullable(),
  at: time,
});

export const disabledReason = openEnum(['disabled_by_store', 'endpoint_gone', 'endpoint_failing'], {
  id: 'DisabledReason',
  description: 'The known reasons why a subscription is disabled. New reasons can be added at any time.',
});

const subscription = {
  id,
  endpoint_url: webAddress.meta({ examples: ['https://erp.example/hooks/storefront'] }),
  event_types: z.array(z.union([EventType, z.string()])).meta({ examples: [['order.confirmed', 'invoice.issued']] }),
  description: textOrNull,
  status: subscriptionStatus,
  signing_secret_hint: z
    .string()
    .meta({ description: 'The prefix and the last four characters of the signing secret, to identify the secret in use.' }),
  consecutive_failures: count,
  disabled_at: timeOrNull,
  disabled_reason: disabledReason.nullable(),
  last_delivery: LastDeliveryOut.nullable(),
  ...optionsOut,
  created_at: time,
  updated_at: time,
};

export const SubscriptionOut = named('Subscription', subscription);
export const SubscriptionWithSecretOut = named('SubscriptionWithSecret', {
  ...subscription,
  signing_secret: z.string().meta({
    description:
      'The signing secret: `whsec_` followed by 32 random bytes in base64. It is shown only once. The HMAC key is the entire string.',
  }),
});
export const PingOut = named('WebhookPing', { delivery_id: id, event: z.literal('ping') });

/** Why an attempt can fail. */
export const deliveryFailure = openEnum(
  [
    'timeout',
    'dns',
    'tls',
    'connection_refused',
    'connection_reset',
    'connection_failed',
    'endpoint_not_allowed',
    'secret_unreadable',
    'redirect',
    'http_status',
    'invalid_response',
  ],
  { id: 'DeliveryFailure', description: 'The known reasons why an attempt failed. New reasons can be added at any time.' },
);

const delivery = {
  id,
  subscription_id: id,
  event: deliveredEvent,
  event_id: id,
  status: deliveryStatus,
  attempt_count: count,
  next_attempt_at: timeOrNull,
  delivered_at: timeOrNull,
  created_at: time,
  last_response_status: httpStatus
    .nullable()
    .meta({ description: 'The HTTP status of the latest attempt; `null` if there was none or no response.' }),
  last_failure: deliveryFailure
    .nullable()
    .meta({ description: 'Why the latest attempt failed; `null` if it succeeded or there was none.' }),
};

export const DeliveryRowOut = named('DeliveryRow', delivery);
export const DeliveryOut = named('Delivery', {
  ...delivery,
  attempts: z.array(
    named('DeliveryAttempt', {
      number: z.int32().min(1),
      started_at: time,
      duration_ms: count,
      response_status: httpStatus.nullable(),
      failure: deliveryFailure.nullable(),
    }),
  ),
  body: textOrNull.meta({ description: 'The exact text that is signed and sent; `null` once it is no longer stored.' }),
});
