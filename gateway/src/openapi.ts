import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import type { Route } from './http/route.ts';
import { errorExamples } from './openapi/error-examples.ts';
import { eventWebhooks } from './openapi/event-webhooks.ts';
import { INTRODUCTION, TAGS } from './openapi/introduction.ts';
import { operationOf } from './openapi/operation.ts';
import { sharedRefusals } from './openapi/refusals.ts';
import { RESPONSE_HEADERS } from './openapi/response-headers.ts';
import { type Json, tidySchemas } from './openapi/tidy-schemas.ts';

const TITLE = 'storefront API';
const VERSION = '1.0.0';

const SECURITY_SCHEMES = {
  publishableKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'svc_<test|live>_pub_<random>',
    description: 'Browser-safe: catalog reads, availability, ping, shopper sign-up and login. Bound to the origins on its list.',
  },
  secretKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'svc_<test|live>_sec_<random>',
    description:
      'For servers only, never for browsers: everything that a publishable key may, customer-scoped operations, and webhooks where granted.',
  },
  shopperToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Storefront-Shopper-Token',
    description: 'A signed-in shopper of the same store and mode as the key; from `/v1/auth`.',
  },
} as const;

/** The OpenAPI 3.1 description of the route table and the events, from the same schemas that validate. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: operationOf(row) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version: VERSION,
        summary: 'The public API on which a store builds its own storefront.',
        description: INTRODUCTION,
        contact: { name: 'The operators of the service that answers at {base_url}' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [
        {
          url: '{base_url}',
          description: 'Production and sandbox alike; the key tells which of the two worlds it is.',
          variables: { base_url: { default: 'https://api.shop.example', description: 'Where the service is installed.' } },
          'x-internal': false,
        },
      ],
      tags: TAGS.map((tag) => ({ ...tag })),
      paths,
      webhooks: eventWebhooks(),
      components: {
        securitySchemes: SECURITY_SCHEMES,
        headers: { ...RESPONSE_HEADERS },
        responses: sharedRefusals(),
        examples: errorExamples(),
      },
    },
    // What goes out has one shape, in an answer and in an event, and is open: additive fields may appear in v1 at any time.
    {
      override: ({ jsonSchema, io }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
  return tidySchemas(withoutUnusedExamples(document));
}

/** Reasons whose operation is not published have an example that nothing refers to. */
function withoutUnusedExamples(document: object): Json {
  const text = JSON.stringify(document);
  const copy = JSON.parse(text) as { components: { examples: Record<string, Json> } };
  const used = Object.entries(copy.components.examples).filter(([name]) => text.includes(`"#/components/examples/${name}"`));
  return { ...copy, components: { ...copy.components, examples: Object.fromEntries(used) } };
}
