import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Access, Route } from './http/route.ts';
import { ErrorOut } from './schemas/envelopes.ts';

type Responses = ZodOpenApiResponsesObject;

const TITLE = 'storefront API';
const VERSION = '1.0.0';

const TAG_OF_SECTION: Readonly<Record<string, string>> = {
  health: 'Diagnostics',
  ping: 'Diagnostics',
  products: 'Catalog',
  categories: 'Catalog',
  tags: 'Catalog',
  availability: 'Catalog',
  catalog: 'Catalog',
  auth: 'Shopper sessions',
  me: 'Customer',
  carts: 'Cart',
  checkout: 'Checkout',
  orders: 'Orders',
  invoices: 'Invoices',
  webhooks: 'Webhooks',
};

const SECURITY: Record<Access, Record<string, string[]>[]> = {
  none: [],
  any_key: [{ apiKey: [] }, { apiKey: [], shopperToken: [] }],
  secret: [{ apiKey: [] }],
  secret_shopper: [{ apiKey: [], shopperToken: [] }],
  secret_webhook: [{ apiKey: [] }],
};

const errorResponse = (id: string, description: string): ZodOpenApiResponseObject => ({
  id,
  description,
  content: { 'application/json': { schema: ErrorOut } },
});

const ERRORS = {
  401: errorResponse('Unauthorized', 'Missing, malformed, unknown, revoked or expired key or shopper token.'),
  403: errorResponse('Forbidden', 'The key may not do this, the origin is not on its list, or the shopper token is of another store.'),
  404: errorResponse('NotFound', 'Unknown, hidden and other people’s resources alike.'),
  409: errorResponse('Conflict', 'The state of the resource does not allow this.'),
  413: errorResponse('PayloadTooLarge', 'The body is larger than 256 KiB.'),
  415: errorResponse('UnsupportedMediaType', 'The body is not application/json.'),
  422: errorResponse('ValidationError', 'The request is malformed; every fault is named.'),
  429: errorResponse('RateLimited', 'Too many requests; Retry-After tells when the next one passes.'),
  500: errorResponse('InternalError', 'A fault of the service.'),
  502: errorResponse('BadGateway', 'A part of the service is unavailable.'),
  503: errorResponse('ServiceUnavailable', 'The service is unavailable at the moment.'),
  504: errorResponse('GatewayTimeout', 'A part of the service did not answer in time.'),
};

/** The OpenAPI 3.1 description of the table: from the same schemas that validate. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method]: operationOf(row) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: TITLE, version: VERSION, description: 'The public JSON-over-HTTP API on which a store builds its own storefront.' },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(TAG_OF_SECTION))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A publishable or secret key: svc_<test|live>_<pub|sec>_….' },
        shopperToken: { type: 'apiKey', in: 'header', name: 'X-Storefront-Shopper-Token', description: 'A signed-in shopper.' },
      },
    },
  });
}

function operationOf(row: Route): ZodOpenApiOperationObject {
  const { path, query, headers, body } = row.request;
  return {
    operationId: row.id,
    summary: row.summary,
    tags: [tagOf(row.path)],
    security: SECURITY[row.access],
    requestParams: {
      ...(path === undefined ? {} : { path: path as z.ZodObject }),
      ...(query === undefined ? {} : { query: query as z.ZodObject }),
      ...(headers === undefined && row.edge === undefined ? {} : { header: headerParameters(row) }),
    },
    ...(body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...goodResponses(row), ...errorResponses(row) },
  };
}

function headerParameters({ request, edge }: Route): z.ZodObject {
  const own = request.headers instanceof z.ZodObject ? request.headers.shape : {};
  const named = Object.entries(own).map(([name, schema]) => [HEADER_NAMES[name] ?? name, schema]);
  const conditional = edge === undefined ? {} : { 'If-None-Match': z.string().optional() };
  return z.object({ ...Object.fromEntries(named), ...conditional });
}

const HEADER_NAMES: Readonly<Record<string, string>> = { 'idempotency-key': 'Idempotency-Key' };

function goodResponses({ response, edge, access }: Route): Responses {
  const headers = {
    'X-Service-Mode': { description: 'sandbox or live, from the key.', schema: { type: 'string' as const } },
    'X-Request-Id': { description: "The request's id, the client's own where it sent one.", schema: { type: 'string' as const } },
    ...(access === 'none' ? {} : RATE_HEADERS),
    ...(edge === undefined ? {} : CACHE_HEADERS),
    ...Object.fromEntries(
      Object.entries(response.headers ?? {}).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
    ),
  };
  const good: ZodOpenApiResponseObject = {
    description: response.description,
    headers,
    ...(response.body === undefined ? {} : { content: { 'application/json': { schema: response.body } } }),
  };
  const unchanged: ZodOpenApiResponseObject = { description: 'Unchanged since the ETag that was sent; no body.', headers };
  return { [response.status]: good, ...(edge === undefined ? {} : { 304: unchanged }) };
}

const RATE_HEADERS = {
  RateLimit: { description: 'What is left of the budget.', schema: { type: 'string' as const } },
  'RateLimit-Policy': { description: 'The budget.', schema: { type: 'string' as const } },
};

const CACHE_HEADERS = {
  ETag: { description: 'Strong; absent on a partial answer.', schema: { type: 'string' as const } },
  'Cache-Control': { description: 'Who may keep the answer, and for how long.', schema: { type: 'string' as const } },
};

function errorResponses({ access, request, method }: Route): Responses {
  const isKeyed = access !== 'none';
  const statuses: (keyof typeof ERRORS)[] = [
    ...(isKeyed ? ([401, 403, 422, 429] as const) : []),
    ...(request.path === undefined && request.body === undefined ? [] : ([404] as const)),
    ...(method === 'get' ? [] : ([409] as const)),
    ...(request.body === undefined ? [] : ([413, 415] as const)),
    500,
    ...(isKeyed ? ([502, 503, 504] as const) : []),
  ];
  return Object.fromEntries(statuses.map((status) => [status, ERRORS[status]])) as Responses;
}

const tagOf = (path: string): string => TAG_OF_SECTION[path.replace(/^\/(v1\/)?/, '').split('/')[0] ?? ''] ?? 'Diagnostics';
