import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { EVENT_TYPES } from '@storefront/contract';
import type { z } from 'zod';
import { generateDocument } from './generate-document.ts';
import { EVENT_DATA } from './openapi/event-data.ts';
import { OPERATION_DOCS } from './openapi/operation-docs.ts';
import { routeTable } from './route-table.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; headers?: object; links?: Record<string, { operationId: string; parameters: object }> }>;
  parameters: { name?: string; $ref?: string }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: object }>;
}

const published = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(published) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const routes = routeTable();

describe('openapi.json', () => {
  test('matches the route table; run `npm run openapi -w gateway` to regenerate it', () => {
    expect(published).toBe(generateDocument());
  });

  test('describes the storefront API 1.0.0 in OpenAPI 3.1.0, with unique operation ids', () => {
    const ids = operations.map(({ operationId }) => operationId);

    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'storefront API', version: '1.0.0' },
      servers: [{ url: '{base_url}' }],
    });
    expect(ids.toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a shopper token parameter on every operation, and mode and request ID headers on every response', () => {
    for (const { parameters, responses } of operations) {
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/ShopperToken' });
      for (const response of Object.values(responses)) {
        if (response.$ref !== undefined) continue;
        expect(Object.keys(response.headers ?? {})).toEqual(expect.arrayContaining(['X-Service-Mode', 'X-Request-Id']));
      }
    }
  });

  test('links only to existing operations, with every parameter of their path', () => {
    const paths = new Map(routes.map(({ id, path }) => [id, path]));
    const links = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap((response) => Object.values(response.links ?? {})),
    );

    expect(links.length).toBeGreaterThan(20);
    for (const { operationId, parameters } of links) {
      const named = [...(paths.get(operationId) ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      expect(Object.keys(parameters).toSorted()).toEqual(named.toSorted());
    }
  });

  test('lists every event in its webhooks', () => {
    expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES]);
  });
});

describe('operation docs', () => {
  test('exist for exactly the routes of the route table', () => {
    expect(Object.keys(OPERATION_DOCS).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
  });

  test.each(routes.map((row) => [row.id, row] as const))('of %s have examples that match their schemas exactly', (id, row) => {
    const { request = {}, response = {} } = OPERATION_DOCS[id] ?? {};

    expect(Object.keys(request).length > 0).toBe(row.request.body !== undefined);
    expect(Object.keys(response).length > 0).toBe(row.response.body !== undefined);
    for (const { value } of Object.values(request)) expect(row.request.body?.safeParse(value).error?.issues ?? []).toEqual([]);
    for (const { value } of Object.values(response)) expectExactMatch(row.response.body, value);
  });

  test.each(Object.entries(EVENT_DATA))('of %s have an example that matches its schema exactly', (_event, { schema, example }) => {
    expectExactMatch(schema, example);
  });
});

/** Parsing drops unknown fields, so equality means that no field is unknown and none is missing. */
function expectExactMatch(schema: z.ZodType | undefined, value: unknown): void {
  expect(schema?.parse(value)).toEqual(value);
}
