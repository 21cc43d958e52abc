import { SERVICE_NAMES } from '@storefront/access';
import { ERROR_REASONS, OPERATOR_REASONS } from '@storefront/api-docs';
import { normalizeSchemas } from '@storefront/api-docs/documents';
import { HTTP_STATUS } from '@storefront/public-json';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathItemObject } from 'zod-openapi';
import { errorSchemas } from '../api/schemas/errors.ts';
import type { NeededScopes } from './access/operator-context.ts';
import { type AdminAddresses, openAdminClients } from './clients.ts';
import type { AdminRoute } from './http/admin-route.ts';
import { ADDRESS_REQUESTS_MAX, ROWS_PER_REQUEST, TOKEN_REQUESTS_MAX } from './http/check-token.ts';
import { FILE_TYPE } from './http/uploaded-file.ts';
import { adminRoutes } from './routes.ts';

/** CommonMark. */
const INTRODUCTION = `
The Admin API serves a store's staff and their programs. The guide [Connect an ERP](docs/guides/erp) shows its use, and the [errors](docs/errors) have a page.

- **Tokens**: every request carries \`Authorization: Bearer sfop_…\`. Each operation names the scopes of which the token needs one: \`read\`, \`catalog\`, \`customers\`, \`shipments\`, \`money\`, \`keys\`, \`webhooks\`, or \`admin\`, which permits everything. Requests are checked in this order: token (401), rate (429), validation (422), store (404), scope (403), resource.
- **Rates**: ${TOKEN_REQUESTS_MAX} requests a minute per token, of which a batch is one per ${ROWS_PER_REQUEST} rows, and ${ADDRESS_REQUESTS_MAX} per client address without a valid token.
- **Input**: an unknown field of a body is refused. A malformed row refuses its whole batch (422); \`rejected\` names well-formed ones that cannot be written. Amounts and quantities are numbers or decimal text. Dates are those of the store. In a \`PATCH\`, \`null\` clears a field.
- **Lists**: send \`next_cursor\` as \`cursor\`, with the same filters, until it is \`null\`. Rows that exist at the first page come exactly once.
- **Versions**: \`If-Match\` with the \`version\` that was read, in quotes, refuses a change that another one has preceded, with 412.
- **Keys**: with the same \`Idempotency-Key\`, a repeated request returns the first response, with \`Idempotent-Replayed: true\`, for 24 hours.
`.trim();

const UNREACHABLE = '127.0.0.1:1';

/** Builds the route table without live services, for the document and for tests that do not call its handlers. */
export function adminRouteTable(): readonly AdminRoute[] {
  const addresses = Object.fromEntries(SERVICE_NAMES.map((service) => [service, UNREACHABLE]));
  return adminRoutes(openAdminClients(addresses as AdminAddresses, undefined));
}

/** The errors that routes return, by status; those of the checks come from every route. */
const ERRORS: Readonly<Record<number, string>> = {
  401: 'The token is missing, malformed, unknown, expired, or revoked (`invalid_token`).',
  403: 'The token has none of the scopes of the operation (`scope_missing`).',
  404: 'The resource does not exist, or the store is closed to the token.',
  409: 'The state of the resource does not allow this operation.',
  412: 'The resource has changed since the version in `If-Match` (`version_mismatch`). Nothing was written.',
  413: 'The body is too large.',
  415: 'The body is not uncompressed `application/json` in UTF-8, or the `application/octet-stream` of an import.',
  422: 'The request is invalid. `details` lists every problem. Nothing was written.',
  429: 'Too many requests. `Retry-After` is in seconds.',
  500: 'An internal error occurred.',
  503: 'The service is temporarily unavailable. `Retry-After` is in seconds.',
  502: 'A part of the service is unavailable.',
  504: 'A part of the service did not respond in time. A write may have taken effect.',
};

const HEADERS = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    description: 'Makes the request safe to repeat for 24 hours: the same key, token, and body return the first response.',
  },
  'if-match': { name: 'If-Match', description: 'The `ETag` or, in quotes, the `version` that was read.' },
};

const namesIn = (table: object) => Object.keys(table) as [string, ...string[]];

/** Generates the text of admin-openapi.json from the route table. */
export function generateAdminDocument(): string {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const row of adminRouteTable()) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: operationOf(row) };
  }
  const { envelope, problem } = errorSchemas(namesIn(HTTP_STATUS), namesIn({ ...ERROR_REASONS, ...OPERATOR_REASONS }));
  const body = { 'application/json': { schema: envelope }, 'application/problem+json': { schema: problem } };
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'storefront Admin API',
        version: '1.0.0',
        summary: "The API of a store's staff and their programs.",
        description: INTRODUCTION,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '{base_url}', variables: { base_url: { default: 'https://admin.shop.example' } } }],
      paths,
      components: {
        securitySchemes: { operatorToken: { type: 'http', scheme: 'bearer', bearerFormat: 'sfop_<random>' } },
        responses: Object.fromEntries(
          Object.entries(ERRORS).map(([status, description]) => [`Error${status}`, { description, content: body }]),
        ),
      },
    },
    {
      override: ({ jsonSchema, io }) => {
        // Responses can gain fields at any time.
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    },
  );
  return `${JSON.stringify(normalizeSchemas(document as never), null, 2)}\n`;
}

function operationOf(row: AdminRoute): ZodOpenApiOperationObject {
  const { path, query, body } = row.request;
  const { response, reasons = [] } = row;
  return {
    operationId: row.id,
    summary: row.summary,
    description: [
      row.description ?? row.summary,
      scopeNote(row),
      ...(reasons.length === 0 ? [] : [`**Reasons:** ${reasons.map((reason) => `\`${reason}\``).join(', ')}.`]),
    ].join('\n\n'),
    security: [{ operatorToken: [] }],
    'x-required-scopes': row.scopes === 'any' ? [] : [...row.scopes, 'admin'],
    requestParams: { ...(path && { path: path as z.ZodObject }), ...(query && { query: query as z.ZodObject }) },
    parameters: headersOf(row),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: body, ...(row.sample?.body && { example: row.sample.body }) } },
      },
    }),
    ...(row.takesFile && { requestBody: { required: true, content: { [FILE_TYPE]: { schema: { type: 'string', format: 'binary' } } } } }),
    responses: {
      [response.status]: {
        description: response.description,
        ...(row.isVersioned && { headers: { ETag: { schema: { type: 'string' } } } }),
        ...(response.body && {
          content: {
            [response.mediaType ?? 'application/json']: { schema: response.body },
            ...Object.fromEntries((response.files ?? []).map((type) => [type, { schema: { type: 'string' as const } }])),
          },
        }),
      },
      ...Object.fromEntries(statusesOf(row).map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
    },
  };
}

/** Reports whether a request can name a store other than in its path. */
const namesStore = ({ query, body }: AdminRoute['request']): boolean =>
  [query, body].some((schema) => schema instanceof z.ZodObject && 'store_id' in schema.shape);

const scopeNote = ({ scopes, forAllStores }: AdminRoute): string =>
  `**Needs** ${namesOf(scopes)}${forAllStores ? ', of a token for all stores' : ''}.`;
const namesOf = (scopes: NeededScopes): string =>
  scopes === 'any' ? 'any token' : `one of the scopes ${[...scopes, 'admin'].map((scope) => `\`${scope}\``).join(', ')}`;

const headersOf = ({ isKeyed, isVersioned }: AdminRoute): NonNullable<ZodOpenApiOperationObject['parameters']> =>
  [...(isKeyed ? [{ ...HEADERS['idempotency-key'], required: true }] : []), ...(isVersioned ? [HEADERS['if-match']] : [])].map(
    (header) => ({
      ...header,
      in: 'header',
      schema: { type: 'string' },
    }),
  );

function statusesOf({ isKeyed, isVersioned, method, request, reasons, takesFile }: AdminRoute): number[] {
  const named = request.path !== undefined || namesStore(request) ? [404] : [];
  const conflicts = isKeyed || (reasons ?? []).length > 0 || method === 'delete' ? [409] : [];
  const bodies = request.body === undefined && !takesFile ? [] : [413, 415];
  return [401, 403, ...named, ...conflicts, ...(isVersioned ? [412] : []), ...bodies, 422, 429, 500, 502, 503, 504];
}
