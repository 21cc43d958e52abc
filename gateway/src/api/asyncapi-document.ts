import { EVENT_TYPES } from '@storefront/contract';
import { z } from 'zod';
import { createSchema } from 'zod-openapi';
import { deliveryHeaders } from './openapi/delivery-headers.ts';
import { eventBodyOf, eventExample, PING_EXAMPLE, pingBody } from './openapi/event-bodies.ts';
import { EVENT_DATA, type EventData } from './openapi/event-data.ts';
import { TAGS } from './openapi/introduction.ts';
import { type Json, normalizeSchemas } from './openapi/normalize-schemas.ts';

/** What the document says about one kind of message. */
interface EventMessage extends Omit<EventData, 'schema'> {
  /** The event name, as in the header `X-Service-Event`. */
  readonly type: string;
  readonly body: z.ZodType;
}

const PING: EventMessage = {
  type: 'ping',
  name: 'Ping',
  summary: 'A test delivery',
  description: 'Sent by `POST /v1/webhooks/{subscription_id}/ping`, to that subscription only.',
  body: pingBody,
  example: PING_EXAMPLE,
};

const MESSAGES: readonly EventMessage[] = [
  ...EVENT_TYPES.map((type) => ({ ...EVENT_DATA[type], type, body: eventBodyOf(type), example: eventExample(type) })),
  PING,
];

/** Builds the AsyncAPI 3 document of the events from the same schemas as the OpenAPI document. */
export function asyncApiDocument(): Json {
  const schemas = Object.fromEntries(
    MESSAGES.flatMap(({ body, name, type }) => [[name, body] as const, [headersOf(name), deliveryHeaders(type)]]),
  );
  const { schema, components } = createSchema(z.object(schemas), { io: 'input', openapiVersion: '3.1.0' });
  const inline = (schema as { properties: Record<string, Json> }).properties;
  return normalizeSchemas(
    copyOf({
      asyncapi: '3.1.0',
      info: {
        title: 'storefront events',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Proprietary' },
        tags: [{ name: 'webhooks' }],
      },
      defaultContentType: 'application/json',
      channels: {
        endpoint: {
          address: null,
          title: 'The endpoint of a subscription',
          description: 'The `endpoint_url` of a webhook subscription. It receives the events in the `event_types` of the subscription.',
          messages: Object.fromEntries(MESSAGES.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
        },
      },
      operations: Object.fromEntries(MESSAGES.map((message) => [`send${message.name}`, operationOf(message)])),
      components: {
        messages: Object.fromEntries(MESSAGES.map((message) => [message.name, messageOf(message, inline)])),
        schemas: components,
      },
    }),
  );
}

const DESCRIPTION = `${TAGS.at(-1)?.description ?? ''}

Each event is a \`POST\` request. HTTP header names are case-insensitive. Any 2xx status within 15 seconds acknowledges the delivery; 410 disables the
subscription; after any other response, including a redirect, the delivery is repeated with the next attempt number.`;

const headersOf = (name: string): string => `${name}Headers`;

const operationOf = ({ name, summary, description }: EventMessage) => ({
  action: 'send',
  channel: { $ref: '#/channels/endpoint' },
  summary,
  description,
  bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
  messages: [{ $ref: `#/channels/endpoint/messages/${name}` }],
});

function messageOf({ type, name, summary, description, example }: EventMessage, schemas: Readonly<Record<string, Json>>) {
  const headers = schemas[headersOf(name)];
  return {
    name: type,
    title: name,
    summary,
    description,
    contentType: 'application/json',
    headers,
    payload: schemas[name],
    examples: [{ name: 'event', summary, headers: exampleOf(headers), payload: example }],
  };
}

/** Returns an example of the required headers. */
function exampleOf(headers: Json | undefined): Json {
  const { properties, required } = headers as { properties: Record<string, { examples: Json[] }>; required: string[] };
  return Object.fromEntries(required.map((header) => [header, properties[header]?.examples[0] ?? null]));
}

const copyOf = (document: object): Json => JSON.parse(JSON.stringify(document)) as Json;
