import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import type { ApiDescription } from '../description/description.ts';
import { errorExamples } from './error-examples.ts';
import { sharedErrorResponses } from './error-responses.ts';
import { eventWebhooks } from './event-webhooks.ts';
import { type Json, normalizeSchemas } from './normalize-schemas.ts';
import { toOperation } from './operation.ts';
import { responseHeaders } from './response-headers.ts';

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

/** Builds the OpenAPI 3.1 document from the routes, the events, and the schemas that validate requests. */
export function openApiDocument(api: ApiDescription): Json {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const row of api.routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: toOperation(row, api) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version: VERSION,
        summary: 'The public API for building a custom storefront for a store.',
        description: api.introduction,
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
      tags: api.sections.map((tag) => ({ ...tag })),
      paths,
      webhooks: eventWebhooks(api),
      components: {
        securitySchemes: SECURITY_SCHEMES,
        headers: responseHeaders(api),
        responses: sharedErrorResponses(api.errors),
        examples: errorExamples(api.pathValues),
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
