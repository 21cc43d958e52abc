import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { createLogger, wideEvents } from '@storefront/telemetry';
import { publishedDocument } from '../docs/published-document.ts';
import { type HttpServer, listen } from '../http/server/http-server.ts';
import { tokenCache } from './access/token-cache.ts';
import { createAdminApp } from './app.ts';
import { type AdminClients, closeAdminClients, openAdminClients } from './clients.ts';
import { adminRouteTable } from './generate-document.ts';
import { openStores } from './http/open-store.ts';

/** The docs of the Admin API need no token and no service. */

const NOWHERE = '127.0.0.1:1';
const log = createLogger('admin-docs-test', 'silent');
let clients: AdminClients;
let server: HttpServer;
beforeAll(async () => {
  clients = openAdminClients(
    { gateway: NOWHERE, catalog: NOWHERE, cart: NOWHERE, orders: NOWHERE, billing: NOWHERE, webhooks: NOWHERE },
    undefined,
  );
  const app = createAdminApp({
    routes: adminRouteTable(),
    openApi: publishedDocument('admin-openapi.json'),
    tokens: tokenCache(clients.operations.gateway, Date.now),
    stores: openStores(clients),
    trustedProxies: [],
    isDraining: () => false,
    log,
    logRequest: wideEvents(log, 'http_request', process.stdout),
    now: Date.now,
  });
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(async () => {
  await server.close();
  closeAdminClients(clients);
});

const read = async (path: string) => {
  const response = await fetch(new URL(path, `http://127.0.0.1:${server.port}`));
  return { status: response.status, text: await response.text() };
};

test('doc_url of an error leads to a section of a page, and so does that of each other code and reason', async () => {
  const { error } = JSON.parse((await read('/admin/v1/me')).text);
  const { components } = JSON.parse((await read('/admin/openapi.json')).text);
  const names: string[] = [...components.schemas.ErrorCode.enum, ...components.schemas.ErrorReason.enum];
  const page = await read(error.doc_url);

  expect([error.reason, new URL(error.doc_url).hash, page.status]).toEqual(['invalid_token', '#invalid_token', 200]);
  expect(names).toEqual(expect.arrayContaining(['precondition_failed', 'stock_changed', 'partly_revoked', 'rate_limited']));
  expect(names.filter((name) => page.text.split(` id="${name}"`).length !== 2)).toEqual([]);
});

test('the reference shows every operation with its scopes, headers, and reasons', async () => {
  const { text } = await read('/docs');
  const sectionOf = (id: string) => text.split(`<h2 id="${id}"`)[1]?.split('<section')[0] ?? '';
  const expected = ({ path, scopes, reasons = [], isKeyed, isVersioned }: ReturnType<typeof adminRouteTable>[number]) => [
    path.replaceAll(/:(\w+)/g, '{$1}'),
    ...(scopes === 'any' ? ['any token'] : [...scopes, 'admin'].map((scope) => `<code>${scope}</code>`)),
    ...reasons.map((reason) => `<code>${reason}</code>`),
    ...(isKeyed ? ['Idempotency-Key'] : []),
    ...(isVersioned ? ['If-Match'] : []),
  ];

  expect(
    seen('operations', adminRouteTable(), 90).flatMap((row) => expected(row).filter((part) => !sectionOf(row.id).includes(part))),
  ).toEqual([]);
});

describe.each(['/docs', '/docs/errors', '/docs/guides/erp'])('%s', (path) => {
  test('leads to pages, files, and sections that exist', async () => {
    const { text } = await read(path);
    const targets = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target);
    const own = new Set(targets.filter((target) => !target.startsWith('https:') && !target.startsWith('#')));
    const missing = await Promise.all(
      seen('links', [...own], 30).map(async (target) => {
        const url = new URL(target, `http://127.0.0.1:${server.port}${path}`);
        const page = await read(url.href);
        return page.status === 200 && (url.hash === '' || page.text.includes(`id="${url.hash.slice(1)}"`)) ? [] : [target];
      }),
    );

    expect(missing.flat()).toEqual([]);
  });
});
