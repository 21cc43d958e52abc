import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Access, Route } from '../http/route.ts';
import { linksOf } from './links.ts';
import { OPERATION_DOCS } from './operation-docs.ts';
import { headerParameters } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { goodHeaders } from './response-headers.ts';

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
  any_key: [{ publishableKey: [] }, { secretKey: [] }],
  secret: [{ secretKey: [] }],
  secret_shopper: [{ secretKey: [], shopperToken: [] }],
  secret_webhook: [{ secretKey: [] }],
};

/** One row of the route table as the document describes it. */
export function operationOf(row: Route): ZodOpenApiOperationObject {
  const { path, query, body } = row.request;
  const docs = OPERATION_DOCS[row.id];
  return {
    operationId: row.id,
    summary: row.summary,
    description: [docs?.description ?? row.summary, accessNote(row)].join('\n\n'),
    tags: [tagOf(row.path)],
    security: SECURITY[row.access],
    requestParams: {
      ...(path === undefined ? {} : { path: path as z.ZodObject }),
      ...(query === undefined ? {} : { query: query as z.ZodObject }),
      header: headerParameters(row),
    },
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body, ...examples(docs?.request) } } } }),
    responses: { ...goodResponses(row), ...refusalsOf(row, docs?.reasons) },
  };
}

function goodResponses(row: Route): Record<string, ZodOpenApiResponseObject> {
  const { response, edge, id } = row;
  const headers = goodHeaders(row);
  const content =
    response.body === undefined ? {} : { 'application/json': { schema: response.body, ...examples(OPERATION_DOCS[id]?.response) } };
  const links = linksOf(id);
  return {
    [response.status]: {
      description: response.description,
      headers,
      ...(response.body === undefined ? {} : { content }),
      ...(Object.keys(links).length === 0 ? {} : { links }),
    },
    ...(edge === undefined
      ? {}
      : { 304: { description: 'Unchanged since the `ETag` that was sent; no body, and no request of the budget.', headers } }),
  };
}

const examples = (named: Readonly<Record<string, unknown>> | undefined) => (named === undefined ? {} : { examples: { ...named } as never });

const ACCESS_NOTE: Record<Access, string> = {
  none: '**Access:** no key.',
  any_key: '**Access:** a publishable or a secret key',
  secret: '**Access:** a secret key',
  secret_shopper: '**Access:** a secret key and a shopper token',
  secret_webhook: '**Access:** a secret key',
};

const accessNote = ({ access, scope }: Route): string =>
  access === 'none' ? ACCESS_NOTE.none : `${ACCESS_NOTE[access]}${scope === null ? '' : ` with the scope \`${scope}\``}.`;

const tagOf = (path: string): string => TAG_OF_SECTION[path.replace(/^\/(v1\/)?/, '').split('/')[0] ?? ''] ?? 'Diagnostics';
