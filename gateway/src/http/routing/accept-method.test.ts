import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import { routeTable } from '../../api/route-table.ts';
import { type AppDeps, createApp } from '../../app.ts';
import { publishedDocument } from '../../docs/published-document.ts';
import { type HttpServer, listen } from '../server/http-server.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const READ = 'GET, HEAD, OPTIONS';
/** Every path outside the route table, and what it supports. */
const OTHER_PATHS: readonly (readonly [path: string, allow: string])[] = [
  ['/', READ],
  ['/?from=browser', READ],
  ['/openapi.json', READ],
  ['/openapi-3.0.json', READ],
  ['/asyncapi.json', READ],
  ['/llms.txt', READ],
  ['/llms-full.txt', READ],
  ['/changelog.json', READ],
  ['/changelog.atom', READ],
  ['/bruno.zip', READ],
  ['/.well-known/security.txt', READ],
  ['/docs.md', READ],
  ['/docs/errors.md', READ],
  ['/docs/guides/quickstart.md', READ],
  ['/docs/reference/orders.md', READ],
  ['/docs', READ],
  ['/docs/', READ],
  ['/docs/docs.js', READ],
  ['/docs/search.json', READ],
  ['/docs/reference', READ],
  ['/docs/guides', READ],
  ['/docs/guides/quickstart', READ],
  ['/payments/complete', READ],
  ['/sandbox/payments/019aa0c6-7c00-7000-8000-0123456789ab', 'GET, HEAD, POST, OPTIONS'],
  ['/payments/notifications/stripe', 'POST, OPTIONS'],
  ['/payments/notifications/sandbox/019aa0c6-7c00-7000-8000-0123456789ab', 'POST, OPTIONS'],
];
const routes = routeTable();
const tablePaths = [...Map.groupBy(routes, ({ path }) => path)].map(([path, rows]): readonly [string, string] => [
  path.replace(/:\w+/g, '019aa0c6-7c00-7000-8000-0123456789ab'),
  [...rows.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])), 'OPTIONS'].join(', '),
]);
let server: HttpServer;

beforeAll(async () => {
  // No request of this test gets beyond its route, so nothing that a route needs is there.
  const deps = {
    routes,
    openApi: publishedDocument('openapi.json'),
    openApi30: Buffer.from('{}'),
    asyncApi: Buffer.from('{}'),
    securityContact: 'mailto:security@shop.example',
    trustedProxies: [],
    payments: {},
    isDraining: () => false,
    log: createLogger('test', 'silent'),
    logRequest: () => undefined,
    recordRequest: () => undefined,
  } as unknown as AppDeps;
  server = await listen(createApp(deps), { host: '127.0.0.1', port: 0, reusePort: false });
});

afterAll(() => server.close());

const send = (method: string, path: string): Promise<{ status: number | undefined; allow: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, method, path, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allow: response.headers.allow });
    });
    sent.on('error', reject).end();
  });

test.each([...tablePaths, ...OTHER_PATHS])('%s supports exactly %s', async (path, allow) => {
  const refused = METHODS.filter((method) => !allow.split(', ').includes(method));

  expect(await send('OPTIONS', path)).toEqual({ status: 204, allow });
  for (const method of seen('refused methods', refused))
    expect([method, await send(method, path)]).toEqual([method, { status: 405, allow }]);
});

test.each([
  '/nothing',
  '/v1',
  '/v1/nothing',
  '/healthz',
  '/docs/nothing',
  '/docs/nothing.md',
  '/llms',
  '/.well-known/other',
  '/payments/notifications/',
  '*',
])('%s is unknown to every method', async (path) => {
  for (const method of [...METHODS, 'OPTIONS']) expect([method, await send(method, path)]).toEqual([method, { status: 404 }]);
});
