import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Access } from '@storefront/api-docs';
import { EVENT_TYPES } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { z } from 'zod';
import { EVENT_DATA } from './events/event-data.ts';
import { generateDocument } from './generate-document.ts';
import { routeTable } from './route-table.ts';

interface Response {
  $ref?: string;
  headers?: object;
  content?: object;
  links?: Record<string, { operationId: string; parameters: object }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, Response>;
  parameters?: { name?: string; $ref?: string }[];
}
interface Schema {
  $ref: string;
  format?: string;
  type?: string;
  enum?: string[];
  oneOf?: Schema[];
  discriminator?: object;
  properties?: Record<string, Schema>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: object }>;
  components: { parameters: Record<string, { required?: boolean }>; responses: Record<string, Response>; schemas: Record<string, Schema> };
}

const published = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(published) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const routes = routeTable();
/** The operations whose bodies the contract shows without the envelope. */
const BARE = [
  'createWebhook',
  'getAvailability',
  'getDelivery',
  'getEvent',
  'getHealth',
  'getWebhook',
  'listWebhooks',
  'ping',
  'pingWebhook',
  'redeliver',
  'replayDeliveries',
  'rotateWebhookSecret',
  'updateWebhook',
];
const { parameters, schemas } = document.components;
const operationOf = (id: string): Operation => operations.find(({ operationId }) => operationId === id) ?? fail(`no operation ${id}`);

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

  test('has mode and request ID headers on every response', () => {
    for (const { responses } of seen('operations', operations)) {
      for (const response of seen('responses', Object.values(responses))) {
        if (response.$ref !== undefined) continue;
        expect(Object.keys(response.headers ?? {})).toEqual(expect.arrayContaining(['X-Service-Mode', 'X-Request-Id']));
      }
    }
  });

  test('requires a shopper token exactly on customer-scoped operations, and accepts it on every other one', () => {
    const names: Record<Access, string[]> = {
      none: ['UnusedShopperToken'],
      any_key: ['OptionalShopperToken'],
      secret: ['UnusedShopperToken'],
      secret_webhook: ['UnusedShopperToken'],
      secret_sandbox: ['UnusedShopperToken'],
      secret_shopper: ['ShopperToken'],
    };
    for (const { id, access } of seen('routes', routes)) {
      const declared = (operationOf(id).parameters ?? []).flatMap(({ $ref = '' }) => /\w*ShopperToken$/.exec($ref) ?? []);
      expect([id, declared]).toEqual([id, names[access]]);
    }
    const tokens = [parameters.ShopperToken, parameters.OptionalShopperToken, parameters.UnusedShopperToken];
    expect(tokens.map((token) => token?.required)).toEqual([true, undefined, undefined]);
  });

  test('gives every ID the format uuid, in paths and in bodies', () => {
    // A tax ID and a request ID are any text.
    const named = [...withName(document, /^(?!tax_id|request_id)(id|\w+_id)$/)];

    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ schema }) => schema.format !== 'uuid' && schema.type !== 'null')).toEqual([]);
  });

  test('names every schema that has properties or enumerated values', () => {
    const inline = [...nested(Object.values(schemas)), ...nested([document.paths])].filter(
      (schema) => 'properties' in schema || (Array.isArray(schema['enum']) && schema['enum'].length > 1),
    );

    expect(inline).toEqual([]);
  });

  test.each([
    ['CheckoutResult', 'state'],
    ['CheckoutPreview', 'state'],
    ['MediaRef', 'kind'],
  ])('maps each variant of %s by %s', (name, property) => {
    const { oneOf = [], discriminator } = schemas[name] ?? {};
    const variants = Object.fromEntries(
      oneOf.map(({ $ref }) => [schemas[$ref.split('/').at(-1) ?? '']?.properties?.[property]?.enum?.[0], $ref]),
    );

    expect(oneOf.length).toBeGreaterThan(1);
    expect(discriminator).toEqual({ propertyName: property, mapping: variants });
  });

  test('wraps success bodies in the envelope, except where the contract shows the bare resource', () => {
    const bare = routes.filter(({ response }) => {
      const { body, mediaType } = response;
      return body instanceof z.ZodType && mediaType === undefined && !(body instanceof z.ZodObject && 'errors' in body.shape);
    });

    expect(bare.map(({ id }) => id).toSorted()).toEqual(BARE);
  });

  test('has one body for all errors', () => {
    const bodies = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { $ref = '', content }]) => {
        const resolved = content ?? document.components.responses[$ref.split('/').at(-1) ?? '']?.content;
        return Number(status) < 400 ? [] : [resolved];
      }),
    );

    expect(bodies.length).toBeGreaterThan(500);
    for (const content of bodies)
      expect(content).toMatchObject({ 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } });
  });

  test('names the limit of idempotency keys wherever responses are stored, except on a checkout, whose keys are stored without a limit', () => {
    const named = operations.filter(({ responses }) => JSON.stringify(responses).includes('idempotency_key_limit'));
    const stored = routes.filter(({ storesResponses }) => storesResponses).map(({ id }) => id);

    expect(stored).toContain('checkout');
    expect(named.map(({ operationId }) => operationId).toSorted()).toEqual(stored.filter((id) => id !== 'checkout').toSorted());
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
  test.each(routes.map((row) => [row.id, row] as const))('of %s have examples that match their schemas exactly', (_id, row) => {
    const { request = {}, response = {} } = row.docs ?? {};

    if (!row.request.body) expect(request).toEqual({});
    if (!row.response.body) expect(response).toEqual({});
    for (const { value } of seen('request examples', Object.values(request), row.request.body ? 1 : 0))
      expect(row.request.body?.safeParse(value).error?.issues ?? []).toEqual([]);
    for (const { value } of seen('response examples', Object.values(response), row.response.body ? 1 : 0))
      expectExactMatch(row.response.body, value);
  });

  test.each(Object.entries(EVENT_DATA))('of %s have an example that matches its schema exactly', (_event, { schema, example }) => {
    expectExactMatch(schema, example);
  });
});

function fail(message: string): never {
  throw new Error(message);
}

/** All properties, and all path parameters, whose name matches. */
function* withName(node: unknown, name: RegExp): Generator<{ name: string; schema: Schema }> {
  for (const [key, value] of entriesOf(node)) {
    if (key === 'properties')
      for (const [property, schema] of entriesOf(value)) if (name.test(property)) yield { name: property, schema: schema as Schema };
    const parameter = value as { in?: string; name?: string; schema?: Schema };
    if (parameter?.in === 'path' && name.test(parameter.name ?? '') && parameter.schema)
      yield { name: parameter.name ?? '', schema: parameter.schema };
    yield* withName(value, name);
  }
}

/** All objects inside the nodes, without the nodes themselves and without examples. */
function* nested(nodes: readonly unknown[]): Generator<Record<string, unknown>> {
  for (const node of nodes) {
    for (const [, value] of entriesOf(node)) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield value as Record<string, unknown>;
      yield* nested([value]);
    }
  }
}

/** The entries of an object or array that are part of the description and not of an example. */
const entriesOf = (node: unknown): [string, unknown][] =>
  typeof node === 'object' && node !== null ? Object.entries(node).filter(([key]) => !['example', 'examples', 'enum'].includes(key)) : [];

/** Parsing drops unknown fields, so equality means that no field is unknown and none is missing. */
function expectExactMatch(schema: z.ZodType | undefined, value: unknown): void {
  expect(schema?.parse(value)).toEqual(value);
}
