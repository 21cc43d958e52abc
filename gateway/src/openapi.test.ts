import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { documentOfThisBuild } from './document-of-this-build.ts';
import { EVENT_DATA } from './openapi/event-data.ts';
import { OPERATION_DOCS } from './openapi/operation-docs.ts';
import { routesOfThisBuild } from './routes-of-this-build.ts';
import { EVENT_TYPES } from './schemas/webhooks.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string; headers?: object; links?: Record<string, { operationId: string; parameters: object }> }>;
  parameters: { name?: string; $ref?: string }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: object }>;
}

const published = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(published) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const routes = routesOfThisBuild();

describe('openapi.json', () => {
  test('is what the route table says; `npm run openapi -w gateway` writes it anew', () => {
    expect(published).toBe(documentOfThisBuild());
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

  test('lets every operation take a shopper token, and names the mode and the request on every answer', () => {
    for (const { parameters, responses } of operations) {
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/ShopperToken' });
      for (const response of Object.values(responses)) {
        if (response.$ref !== undefined) continue;
        expect(Object.keys(response.headers ?? {})).toEqual(expect.arrayContaining(['X-Service-Mode', 'X-Request-Id']));
      }
    }
  });

  test('links answers to operations that there are, with every parameter of their path', () => {
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

  test('has every event among its webhooks', () => {
    expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES]);
  });
});

describe('the words of an operation', () => {
  test('are there for every row of the route table, and for no other', () => {
    expect(Object.keys(OPERATION_DOCS).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
  });

  test.each(routes.map((row) => [row.id, row] as const))('of %s have examples that its own schemas take, field by field', (id, row) => {
    const { request = {}, response = {} } = OPERATION_DOCS[id] ?? {};

    expect(Object.keys(request).length > 0).toBe(row.request.body !== undefined);
    expect(Object.keys(response).length > 0).toBe(row.response.body !== undefined);
    for (const { value } of Object.values(request)) expect(row.request.body?.safeParse(value).error?.issues ?? []).toEqual([]);
    for (const { value } of Object.values(response)) expectWhole(row.response.body, value);
  });

  test.each(Object.entries(EVENT_DATA))('of %s have an example that its schema takes, field by field', (_event, { schema, example }) => {
    expectWhole(schema, example);
  });
});

/** Parsing drops what a schema does not know, so equal means that nothing is unknown and nothing is missing. */
function expectWhole(schema: z.ZodType | undefined, value: unknown): void {
  expect(schema?.parse(value)).toEqual(value);
}
