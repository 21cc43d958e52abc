import { z } from 'zod';
import { id } from '../schemas/fields.ts';
import { IDS } from './examples/ids.ts';

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
