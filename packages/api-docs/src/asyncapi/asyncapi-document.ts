import { z } from 'zod';
import { createSchema } from 'zod-openapi';
import type { ApiDescription, EventDescription } from '../description/description.ts';
import { type Json, normalizeSchemas } from '../openapi/normalize-schemas.ts';

/** Builds the AsyncAPI 3 document of the events from the same schemas as the OpenAPI document. */
export function asyncApiDocument({ events, ping, sections }: ApiDescription): Json {
  const messages = [...events, ping];
  const schemas = Object.fromEntries(messages.flatMap(({ body, name, headers }) => [[name, body] as const, [headersOf(name), headers]]));
  const { schema, components } = createSchema(z.object(schemas), { io: 'input', openapiVersion: '3.1.0' });
  const inline = (schema as { properties: Record<string, Json> }).properties;
  return normalizeSchemas(
    copyOf({
      asyncapi: '3.1.0',
      info: {
        title: 'storefront events',
        version: '1.0.0',
        description: `${sections.at(-1)?.description ?? ''}\n\n${DELIVERIES}`,
        license: { name: 'Proprietary' },
        tags: [{ name: 'webhooks' }],
      },
      defaultContentType: 'application/json',
      channels: {
        endpoint: {
          address: null,
          title: 'The endpoint of a subscription',
          description: 'The `endpoint_url` of a webhook subscription. It receives the events in the `event_types` of the subscription.',
          messages: Object.fromEntries(messages.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
        },
      },
      operations: Object.fromEntries(messages.map((message) => [`send${message.name}`, operationOf(message)])),
      components: {
        messages: Object.fromEntries(messages.map((message) => [message.name, messageOf(message, inline)])),
        schemas: components,
      },
    }),
  );
}

const DELIVERIES = `Each event is a \`POST\` request. HTTP header names are case-insensitive. Any 2xx status within 15 seconds acknowledges the delivery; 410 disables the
subscription; after any other response, including a redirect, the delivery is repeated with the next attempt number.`;

const headersOf = (name: string): string => `${name}Headers`;

const operationOf = ({ name, summary, description }: EventDescription) => ({
  action: 'send',
  channel: { $ref: '#/channels/endpoint' },
  summary,
  description,
  bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
  messages: [{ $ref: `#/channels/endpoint/messages/${name}` }],
});

function messageOf({ type, name, summary, description, example }: EventDescription, schemas: Readonly<Record<string, Json>>) {
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
