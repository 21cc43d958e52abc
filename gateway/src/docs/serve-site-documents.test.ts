import { request } from 'node:http';
import { posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GUIDES, PAGES } from '@storefront/api-docs/site';
import { createLogger } from '@storefront/telemetry';
import { routeTable } from '../api/route-table.ts';
import { type AppDeps, createApp } from '../app.ts';
import { type HttpServer, listen } from '../http/server/http-server.ts';
import { publishedDocument } from './published-document.ts';
import { securityText } from './serve-site-documents.ts';

const SECTIONS = ['catalog', 'cart', 'checkout', 'orders', 'invoices', 'webhooks', 'sandbox', 'events'];
const MARKDOWN = [
  '/docs.md',
  ...SECTIONS.map((name) => `/docs/reference/${name}.md`),
  ...GUIDES.map(({ name }) => `/docs/guides/${name}.md`),
  ...PAGES.map(({ name }) => `/docs/${name}.md`),
];
const DOCUMENTS: readonly (readonly [path: string, type: string])[] = [
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/changelog.json', 'application/json; charset=utf-8'],
  ['/changelog.atom', 'application/atom+xml; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/bruno.zip', 'application/zip'],
  ['/docs.md', 'text/markdown; charset=utf-8'],
  ['/docs/guides/webhooks.md', 'text/markdown; charset=utf-8'],
];
const DEPS = {
  routes: routeTable(),
  openApi: publishedDocument('openapi.json'),
  openApi30: Buffer.from('{}'),
  asyncApi: Buffer.from('{}'),
  trustedProxies: [],
  payments: {},
  isDraining: () => false,
  log: createLogger('test', 'silent'),
  logRequest: () => undefined,
  recordRequest: () => undefined,
} as unknown as AppDeps;
const open = (deps: AppDeps): Promise<HttpServer> => listen(createApp(deps), { host: '127.0.0.1', port: 0, reusePort: false });

let server: HttpServer;
beforeAll(async () => {
  server = await open({ ...DEPS, securityContact: 'mailto:security@shop.example' });
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init });

test.each(DOCUMENTS)('%s is served with a strong ETag, and supports HEAD and conditional requests', async (path, type) => {
  const headers = { 'accept-encoding': 'identity' };
  const response = await get(path, { headers });
  const etag = response.headers.get('etag') ?? '';
  const head = await get(path, { method: 'HEAD', headers });
  const unchanged = await get(path, { headers: { ...headers, 'if-none-match': etag } });

  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect([unchanged.status, unchanged.headers.get('etag'), await unchanged.text()]).toEqual([304, etag, '']);
});

describe('a page as Markdown', () => {
  const known = new Map<string, Promise<number>>();
  const statusOf = (path: string): Promise<number> => {
    const status = known.get(path) ?? get(path).then((response) => response.status);
    known.set(path, status);
    return status;
  };

  test.each([...MARKDOWN, '/llms.txt', '/llms-full.txt'])('%s has a title, and its links lead to what is served', async (path) => {
    const text = await (await get(path)).text();
    const targets = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const own = new Set(targets.filter((target) => !/^(?:https?:|mailto:|#)/.test(target)).map((target) => target.split('#', 1)[0] ?? ''));
    const missing = await Promise.all(
      [...own].map(async (target) => [target, await statusOf(posix.join(posix.dirname(path), target))] as const),
    );

    expect(text).toMatch(/^# \S/);
    expect(missing.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('of the reference has every operation with its fields and a sample', async () => {
    const text = await (await get('/llms-full.txt')).text();

    expect(
      DEPS.routes.filter(({ method, path }) => !text.includes(`\`${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``)),
    ).toEqual([]);
    expect(text).toMatch(/^- `cart_id` \(string \(uuid\), path, required\)/m);
    expect(text).toContain('curl "$STOREFRONT_URL/v1/orders');
  });
});

test('llms.txt lists every page', async () => {
  const text = await (await get('/llms.txt')).text();

  expect(text).toMatch(/^# storefront API\n\n> .+\n\n## Guides\n\n- \[Quickstart\]\(docs\/guides\/quickstart\.md\)\n/);
  expect(MARKDOWN.filter((path) => !text.includes(`](${path.slice(1)})`))).toEqual([]);
});

describe('security.txt', () => {
  test('expires 180 days after the day, and is the same until then', () => {
    const at = (time: string): string => securityText('mailto:security@shop.example', new Date(time));

    expect(at('2026-11-27T13:00:00Z')).toBe(
      'Contact: mailto:security@shop.example\nExpires: 2027-05-26T00:00:00.000Z\nPreferred-Languages: en\n',
    );
    expect(at('2026-11-27T23:59:59Z')).toBe(at('2026-11-27T00:00:00Z'));
  });

  test('does not exist without a contact', async () => {
    const other = await open(DEPS);
    const { status } = await fetch(`http://127.0.0.1:${other.port}/.well-known/security.txt`);
    await other.close();

    expect(status).toBe(404);
  });
});

test('paths that look like those of pages are unknown', async () => {
  const raw = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  for (const path of ['/docs/../README.md', '/docs/guides/../../README.md', '/docs/architecture.md', '/docs/constructor.md'])
    expect([path, await raw(path)]).toEqual([path, 404]);
});
