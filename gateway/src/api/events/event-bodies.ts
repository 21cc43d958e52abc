import { type EventType, isSequenced } from '@storefront/contract';
import { z } from 'zod';
import { IDS } from '../examples/ids.ts';
import { id, mode, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { EVENT_DATA } from './event-data.ts';

const headOf = (type: EventType | 'ping') => ({
  id: id.meta({ description: 'The ID of the event. An event can be delivered more than once; use this ID to detect duplicates.' }),
  type: z.literal(type),
  api_version: z.literal('v1'),
  mode,
  created_at: time.meta({ description: 'The time at which the change was committed.' }),
});

const sequence = z
  .int32()
  .min(1)
  .nullable()
  .meta({
    description:
      'The number of this event among those of its type and similar ones of one order, invoice, or product, or among the stock events of one SKU. It starts at 1 and has no gaps. `null` for a triggered event.',
    examples: [1],
  });
const noSequence = z
  .int32()
  .nullable()
  .meta({ description: '`null`: only `position` counts this event.', examples: [null] });
const position = z
  .int32()
  .min(1)
  .nullable()
  .meta({
    description:
      'The number of this event among all events of its object, of any type and whether or not the subscription receives them. It starts at 1, and has no gaps from the first event with a position. `null` for a triggered event, and for one from a release without positions.',
    examples: [1],
  });

/** The schema of the body of an event. */
export const eventBodyOf = (event: EventType) =>
  z
    .object({
      ...headOf(event),
      sequence: isSequenced(event) ? sequence : noSequence,
      position,
      triggered: z.literal(true).optional().meta({
        description:
          'Whether the event was triggered with `POST /v1/sandbox/events`. Its `data` is real, but nothing has changed. Absent from real events.',
      }),
      data: EVENT_DATA[event].schema,
    })
    .meta({ id: EVENT_DATA[event].name });

/** The schema of the body of a test delivery. */
export const pingBody = named('Ping', {
  ...headOf('ping'),
  sequence: z.null(),
  position: z.null(),
  data: named('PingData', { subscription_id: id }),
});

const exampleOf = (type: EventType | 'ping', sequence: number | null, position: number | null, data: unknown) => ({
  id: IDS.event,
  type,
  api_version: 'v1',
  mode: 'sandbox',
  created_at: '2026-11-21T08:16:00.000Z',
  sequence,
  position,
  data,
});

/** An example of the body of an event. */
export const eventExample = (type: EventType) => exampleOf(type, isSequenced(type) ? 1 : null, 2, EVENT_DATA[type].example);

/** An example of the body of a test delivery. */
export const PING_EXAMPLE = exampleOf('ping', null, null, { subscription_id: IDS.subscription });

const eventHeader = (schema: z.ZodType, description: string, example: string) =>
  schema.meta({ description, examples: [example], param: { example } });

const HEX_SIGNATURE = z.string().meta({ pattern: '^sha256=[0-9a-f]{64}$', maxLength: 71 });
const SIGNATURE = 'sha256=9f2d7c6a3be1f04458c0b7d2a1e96f035c84d7b21f6a0e93b85d4c7f1a2e6b30';

/** The headers of every delivery of an event: the three from the contract, the attempt number, and the three of Standard Webhooks. */
export const deliveryHeaders = (event: string) =>
  z.object({
    'X-Service-Event': eventHeader(z.literal(event), 'The name of the event.', event),
    'X-Service-Delivery': eventHeader(id, 'The ID of the delivery. It is the same for every attempt.', IDS.delivery),
    'X-Service-Signature': eventHeader(
      HEX_SIGNATURE,
      '`sha256=` followed by the hex HMAC-SHA256 of the raw request body. The HMAC key is the entire `signing_secret` string.',
      SIGNATURE,
    ),
    'X-Service-Signature-Next': eventHeader(
      HEX_SIGNATURE.optional(),
      'The signature computed with the new secret, sent for 24 hours after a rotation.',
      SIGNATURE,
    ),
    'X-Service-Attempt': eventHeader(
      z.string().meta({ pattern: '^[0-9]+$', maxLength: 6 }),
      'The number of the attempt, starting at 1.',
      '1',
    ),
    'webhook-id': eventHeader(id, 'The ID of the event, which is also the `id` in the body.', IDS.event),
    'webhook-timestamp': eventHeader(
      z.string().meta({ pattern: '^[0-9]+$', maxLength: 12 }),
      'The time of the attempt, in Unix seconds.',
      '1795249560',
    ),
    'webhook-signature': eventHeader(
      z.string().meta({ pattern: '^v1,', maxLength: 200 }),
      'The Standard Webhooks signature: `v1,` followed by the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The HMAC key is the base64-decoded part of the secret after `whsec_`. For 24 hours after a rotation, the header contains two signatures.',
      'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    ),
  });
