import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { id, mode, time } from '../schemas/fields.ts';
import { EVENT_DATA, type EventType } from './event-data.ts';
import { IDS } from './examples/ids.ts';
import { TAGS } from './introduction.ts';

const eventHeader = (schema: z.ZodType, description: string, example: string) =>
  schema.meta({ description, examples: [example], param: { example } });

const HEX_SIGNATURE = z.string().meta({ pattern: '^sha256=[0-9a-f]{64}$', maxLength: 71 });
const SIGNATURE = 'sha256=9f2d7c6a3be1f04458c0b7d2a1e96f035c84d7b21f6a0e93b85d4c7f1a2e6b30';

/** The headers of every delivery: the contract's three, the attempt, and the Standard Webhooks trio. */
const HEADERS = (event: string) =>
  z.object({
    'X-Service-Event': eventHeader(z.literal(event), 'The event name.', event),
    'X-Service-Delivery': eventHeader(id, 'Identifies the delivery; the same on every attempt.', IDS.delivery),
    'X-Service-Signature': eventHeader(
      HEX_SIGNATURE,
      '`sha256=` and the hex HMAC-SHA256 of the exact body bytes, keyed by the whole `signing_secret`.',
      SIGNATURE,
    ),
    'X-Service-Signature-Next': eventHeader(
      HEX_SIGNATURE.optional(),
      'The same with the new secret, for the 24 hours after a rotation.',
      SIGNATURE,
    ),
    'X-Service-Attempt': eventHeader(z.string().meta({ pattern: '^[0-9]+$', maxLength: 6 }), 'The number of the attempt, from 1.', '1'),
    'webhook-id': eventHeader(id, 'The id of the event, as in the body.', IDS.event),
    'webhook-timestamp': eventHeader(z.string().meta({ pattern: '^[0-9]+$', maxLength: 12 }), 'Unix seconds of the attempt.', '1795249560'),
    'webhook-signature': eventHeader(
      z.string().meta({ pattern: '^v1,', maxLength: 200 }),
      'Standard Webhooks: `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, keyed by the bytes behind `whsec_`; two of them after a rotation.',
      'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    ),
  });

const bodyOf = (event: EventType) =>
  z
    .object({
      id: id.meta({ description: 'The id of the event. Events may come more than once: keep the ids.' }),
      type: z.literal(event),
      api_version: z.literal('v1'),
      mode,
      created_at: time.meta({ description: 'The commit of the fact.' }),
      sequence: z
        .int32()
        .min(1)
        .meta({
          description: 'Counts the public events of one order, invoice, product, or SKU of stock, from 1 without a gap.',
          examples: [1],
        }),
      data: EVENT_DATA[event].schema,
    })
    .meta({ id: EVENT_DATA[event].name });

/** The top-level `webhooks` of the document: one post for each event. */
export function eventWebhooks(): ZodOpenApiPathsObject {
  const tag = TAGS.at(-1)?.name ?? '';
  const events = Object.keys(EVENT_DATA) as EventType[];
  return Object.fromEntries(events.map((event) => [event, { post: operationOf(event, tag) }]));
}

function operationOf(event: EventType, tag: string) {
  const { name, summary, description, example } = EVENT_DATA[event];
  return {
    operationId: `on${name}`,
    summary,
    description,
    tags: [tag],
    security: [],
    requestParams: { header: HEADERS(event) },
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: bodyOf(event), examples: { event: { summary, value: envelope(event, example) } } },
      },
    },
    responses: {
      '2XX': { description: 'Any 2xx, within 15 seconds: received. Its body is ignored.' },
      '410': { description: 'Gone: the subscription is disabled at once.' },
      default: { description: 'Anything else, a redirect too, is a failure and is tried again.' },
    },
  };
}

const envelope = (type: EventType, data: unknown) => ({
  id: IDS.event,
  type,
  api_version: 'v1',
  mode: 'sandbox',
  created_at: '2026-11-21T08:16:00.000Z',
  sequence: 1,
  data,
});
