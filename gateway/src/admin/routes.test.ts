import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { z } from 'zod';
import { adminRouteTable, generateAdminDocument } from './generate-document.ts';

const routes = seen('routes of the Admin API', adminRouteTable(), 9);

/** The endings of the paths whose requests need a key. */
const KEYED = /\/(?:shipments|shipments\/batch|cancellations|refunds|restocks|reversal|apply-credit|adjustments)$/;

test('admin-openapi.json matches the route table; run `npm run openapi -w gateway` to regenerate it', () => {
  expect(readFileSync(new URL('../../admin-openapi.json', import.meta.url), 'utf8')).toBe(generateAdminDocument());
});

describe.each(routes.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  test('needs a key exactly if it ships, corrects, or moves money or stock', () => {
    expect(route.isKeyed ?? false).toBe(route.method === 'post' && KEYED.test(route.path));
  });

  test('changes nothing for any scope at all, or for `read`', () => {
    const { method, scopes } = route;
    expect(method !== 'get' && (scopes === 'any' || scopes.includes('read'))).toBe(false);
  });
});

describe.each(
  seen(
    'routes with a body',
    routes.filter(({ request }) => request.body),
    3,
  ).map((route) => [route.id, route] as const),
)('the body of %s', (_id, route) => {
  const { body = z.never() } = route.request;

  test('refuses unknown fields at every depth', () => {
    const schema = JSON.stringify(z.toJSONSchema(body, { io: 'input' }));
    const countOf = (text: string) => schema.split(text).length - 1;

    expect(countOf('"type":"object"')).toBeGreaterThan(0);
    expect(countOf('"additionalProperties":false')).toBe(countOf('"type":"object"'));
  });

  test('accepts the sample, and no other field', () => {
    expect(body.safeParse(route.sample?.body).error).toBeUndefined();
    expect(body.safeParse({ ...route.sample?.body, no_such_field: 1 }).success).toBe(false);
  });
});

test('each path and method has one route, under a name of its own', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
});
