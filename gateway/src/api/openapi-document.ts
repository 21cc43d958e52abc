import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import type { Route } from '../http/routing/route.ts';
import { errorExamples } from './openapi/error-examples.ts';
import { sharedErrorResponses } from './openapi/error-responses.ts';
import { eventWebhooks } from './openapi/event-webhooks.ts';
import { INTRODUCTION, TAGS } from './openapi/introduction.ts';
import { type Json, normalizeSchemas } from './openapi/normalize-schemas.ts';
import { toOperation } from './openapi/operation.ts';
import { RESPONSE_HEADERS } from './openapi/response-headers.ts';

const TITLE = 'storefront API';
const VERSION = '1.0.0';

const SECURITY_SCHEMES = {
  publishableKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'svc_<test|live>_pub_<random>',
    description:
      'Safe to use in a browser. Allows catalog reads, availability, ping, and shopper sign-up and login. Browsers can use it only from the allowed origins of the key.',
  },
  secretKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'svc_<test|live>_sec_<random>',
    description:
      'For servers only, never for browsers. Allows everything that a publishable key allows, plus customer-scoped operations and, if granted, webhook management.',
  },
  shopperToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Storefront-Shopper-Token',
    description: 'The token of a signed-in shopper, obtained from `/v1/auth`. It must belong to the same store and mode as the key.',
  },
} as const;

/** Builds the OpenAPI 3.1 document from the route table, the events, and the schemas that validate requests. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: toOperation(row) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version: VERSION,
        summary: 'The public API for building a custom storefront for a store.',
        description: INTRODUCTION,
        contact: { name: 'The operators of the service at {base_url}' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [
        {
          url: '{base_url}',
          description: 'Both live and sandbox mode. The API key determines the mode.',
          variables: { base_url: { default: 'https://api.shop.example', description: 'The base URL of the service.' } },
          'x-internal': false,
        },
      ],
      tags: TAGS.map((tag) => ({ ...tag })),
      paths,
      webhooks: eventWebhooks(),
      components: {
        securitySchemes: SECURITY_SCHEMES,
        headers: { ...RESPONSE_HEADERS },
        responses: sharedErrorResponses(),
        examples: errorExamples(),
      },
    },
    // Output schemas allow additional properties, because v1 can gain fields at any time.
    {
      override: ({ jsonSchema, io }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
  return normalizeSchemas(withoutUnusedExamples(document));
}

/** Removes the examples that nothing refers to, such as those of reasons that no published operation returns. */
function withoutUnusedExamples(document: object): Json {
  const text = JSON.stringify(document);
  const copy = JSON.parse(text) as { components: { examples: Record<string, Json> } };
  const used = Object.entries(copy.components.examples).filter(([name]) => text.includes(`"#/components/examples/${name}"`));
  return { ...copy, components: { ...copy.components, examples: Object.fromEntries(used) } };
}
