import { z } from 'zod';
import { id, textOrNull, time, timeOrNull } from './fields.ts';
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

const endpointUrl = text(2048).meta({ description: 'A public https address.', examples: ['https://erp.example/hooks/storefront'] });
const eventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1, 'must name at least one event')
  .transform((types) => [...new Set(types)]);

export const WebhookPath = z.object({ subscription_id: z.string() });
export const DeliveryPath = z.object({ subscription_id: z.string(), delivery_id: z.string() });

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

const moment = z.iso
  .datetime({ offset: true, error: 'must be a date-time such as 2026-11-20T10:00:00Z' })
  .transform((value) => new Date(value).toISOString());

export const ReplayIn = z
  .object({
    since: moment,
    until: moment.nullish().transform((value) => value ?? undefined),
    event_types: eventTypes.nullish().transform((value) => value ?? []),
  })
  .meta({ id: 'ReplayIn' });
export const ReplayOut = z
  .object({ replayed: z.int().meta({ description: 'How many deliveries are sent again.' }) })
  .meta({ id: 'Replay' });

const subscription = {
  id,
  endpoint_url: z.string(),
  event_types: z.array(z.string()),
  description: textOrNull,
  status: z.enum(['ACTIVE', 'DISABLED']),
  signing_secret_hint: z.string(),
  consecutive_failures: z.int(),
  disabled_at: timeOrNull,
  disabled_reason: textOrNull,
  last_delivery: z.object({ id, event: z.string(), status: z.string(), response_status: z.int().nullable(), at: time }).nullable(),
  created_at: time,
  updated_at: time,
};

export const SubscriptionOut = z.object(subscription).meta({ id: 'Subscription' });
export const SubscriptionWithSecretOut = z
  .object({ ...subscription, signing_secret: z.string().meta({ description: 'Told here once and never again.' }) })
  .meta({ id: 'SubscriptionWithSecret' });
export const PingOut = z.object({ delivery_id: id, event: z.literal('ping') }).meta({ id: 'WebhookPing' });

const delivery = {
  id,
  subscription_id: z.string(),
  event: z.string(),
  event_id: z.string(),
  status: z.string().meta({ description: 'PENDING, DELIVERED, FAILED or DISCARDED.' }),
  attempt_count: z.int(),
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
        number: z.int(),
        started_at: time,
        duration_ms: z.int(),
        response_status: z.int().nullable(),
        failure: textOrNull,
      }),
    ),
    body: textOrNull,
  })
  .meta({ id: 'Delivery' });
