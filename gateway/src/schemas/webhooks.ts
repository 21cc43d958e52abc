import { z } from 'zod';
import { count, id, idInPath, textOrNull, time, timeOrNull, webAddress } from './fields.ts';
import { optionalText, text } from './text.ts';

export const EVENT_TYPES = [
  'order.confirmed',
  'order.shipped',
  'order.cancelled',
  'invoice.issued',
  'product.created',
  'product.updated',
  'stock.changed',
] as const;

/** Where it may lead is the webhooks service's to say; that it is an address at all is told with the other faults of a request. */
const endpointUrl = text(2048)
  .refine((address) => URL.canParse(address), { error: 'must be an absolute URL', params: { code: 'invalid' } })
  .meta({
    format: 'uri',
    description: 'A public https address on port 443 or 8443, without user info and fragment.',
    examples: ['https://erp.example/hooks/storefront'],
  });
/** Repetitions are folded, so a list may be longer than there are events; this many is no list any more. */
const EVENTS_MAX = 50;
const eventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1, 'must name at least one event')
  .max(EVENTS_MAX, `must name at most ${EVENTS_MAX} events`)
  .transform((types) => [...new Set(types)]);

export const WebhookPath = z.object({ subscription_id: idInPath('subscription') });
export const DeliveryPath = z.object({ subscription_id: idInPath('subscription'), delivery_id: idInPath('delivery') });

export const SubscriptionIn = z
  .object({ endpoint_url: endpointUrl, event_types: eventTypes, description: optionalText(500) })
  .meta({ id: 'SubscriptionIn' });

export const SubscriptionUpdateIn = z
  .object({
    endpoint_url: endpointUrl.optional(),
    event_types: eventTypes.optional(),
    description: text(500, 0).optional(),
    status: z.enum(['ACTIVE', 'DISABLED']).optional(),
  })
  .meta({ id: 'SubscriptionUpdateIn' });

/** Nanoseconds and a zone, and room to spare. */
const MOMENT_LENGTH_MAX = 40;
const moment = z.iso
  .datetime({ offset: true, error: 'must be a date-time such as 2026-11-20T10:00:00Z' })
  .max(MOMENT_LENGTH_MAX, `must have at most ${MOMENT_LENGTH_MAX} characters`)
  .meta({ examples: ['2026-11-20T18:00:00Z'] })
  .transform((value) => new Date(value).toISOString());

export const ReplayIn = z
  .object({
    since: moment,
    until: moment.nullish().transform((value) => value ?? undefined),
    event_types: eventTypes.nullish().transform((value) => value ?? []),
  })
  .meta({ id: 'ReplayIn' });
export const ReplayOut = z.object({ replayed: count.meta({ description: 'How many deliveries are sent again.' }) }).meta({ id: 'Replay' });

const httpStatus = z.int32().min(100).max(599).meta({ description: 'The HTTP status of the endpoint; null without an answer.' });

const subscription = {
  id,
  endpoint_url: webAddress.meta({ examples: ['https://erp.example/hooks/storefront'] }),
  event_types: z.array(z.string()).meta({ examples: [['order.confirmed', 'invoice.issued']] }),
  description: textOrNull,
  status: z.enum(['ACTIVE', 'DISABLED']),
  signing_secret_hint: z.string().meta({ description: 'The end of the secret, to tell which one is in use.' }),
  consecutive_failures: count,
  disabled_at: timeOrNull,
  disabled_reason: textOrNull,
  last_delivery: z.object({ id, event: z.string(), status: z.string(), response_status: httpStatus.nullable(), at: time }).nullable(),
  created_at: time,
  updated_at: time,
};

export const SubscriptionOut = z.object(subscription).meta({ id: 'Subscription' });
export const SubscriptionWithSecretOut = z
  .object({
    ...subscription,
    signing_secret: z
      .string()
      .meta({ description: '`whsec_` and 32 random bytes in base64. Told here once and never again; the HMAC key is the whole string.' }),
  })
  .meta({ id: 'SubscriptionWithSecret' });
export const PingOut = z.object({ delivery_id: id, event: z.literal('ping') }).meta({ id: 'WebhookPing' });

const delivery = {
  id,
  subscription_id: id,
  event: z.string().meta({ examples: ['order.confirmed'] }),
  event_id: id,
  status: z.string().meta({ description: 'PENDING, DELIVERED, FAILED or DISCARDED.' }),
  attempt_count: count,
  next_attempt_at: timeOrNull,
  delivered_at: timeOrNull,
  created_at: time,
};

export const DeliveryRowOut = z.object(delivery).meta({ id: 'DeliveryRow' });
export const DeliveryOut = z
  .object({
    ...delivery,
    attempts: z.array(
      z.object({
        number: z.int32().min(1),
        started_at: time,
        duration_ms: count,
        response_status: httpStatus.nullable(),
        failure: textOrNull,
      }),
    ),
    body: textOrNull.meta({ description: 'The exact text that is signed and sent; null once it is no longer kept.' }),
  })
  .meta({ id: 'Delivery' });
