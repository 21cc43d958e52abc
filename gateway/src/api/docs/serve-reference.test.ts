import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { startRequestContext } from '../../http/context/start-request-context.ts';
import { type HttpServer, listen } from '../../http/server/http-server.ts';
import { serveReference } from './serve-reference.ts';

let server: HttpServer;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });

beforeAll(async () => {
  const app = express();
  app.use(startRequestContext(() => undefined));
  app.use(serveReference());
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(() => server.close());

test('the page requires no key, and its policy allows only its own origin and the styles of the response', async () => {
  const [first, second] = [await get('/docs'), await get('/docs')];
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';

  expect(first.status).toBe(200);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(await first.text()).toContain(`nonce="${nonce}"`);
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a request ID that looks like a header name does not break the page', async () => {
  const page = await get('/docs', { 'x-request-id': 'Content-Security-Policy' });

  expect([page.status, page.headers.get('x-request-id')]).toEqual([200, 'Content-Security-Policy']);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('the page has no inline script and refers to no other host', async () => {
  const page = await (await get('/docs')).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');

  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/);
  expect(files.filter((file) => /^(\/\/|https?:)/.test(file))).toEqual([]);
  for (const file of files.filter((name) => name.startsWith('docs/'))) expect([file, (await get(`/${file}`)).status]).toEqual([file, 200]);
});

test('the page is revalidated, and a 304 leaves the policy of the copy in place', async () => {
  const page = await get('/docs');
  const unchanged = await get('/docs', { 'if-none-match': page.headers.get('etag') ?? '' });
  const other = await get('/docs', { 'if-none-match': '"other"' });

  expect([page.headers.get('etag')?.slice(0, 3), page.headers.get('cache-control')]).toEqual(['W/"', 'no-cache']);
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, page.headers.get('etag')]);
  expect([unchanged.headers.has('content-security-policy'), unchanged.headers.get('x-frame-options')]).toEqual([false, 'DENY']);
  expect(other.status).toBe(200);
});

test('a file of the page has an ETag in each coding and returns 304 for it', async () => {
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': coding };
    const etag = (await get('/docs/page.js', headers)).headers.get('etag') ?? '';
    const unchanged = await get('/docs/page.js', { ...headers, 'if-none-match': etag });

    expect([coding, unchanged.status, unchanged.headers.get('etag')]).toEqual([coding, 304, etag]);
  }
});

test("Redoc's bundle is compressed if the client accepts it and does not load its logo from a CDN", async () => {
  const bundle = await get('/docs/redoc.js', { 'accept-encoding': 'gzip' });
  const text = await bundle.text();

  expect(bundle.headers.get('content-encoding')).toBe('gzip');
  expect(Number(bundle.headers.get('content-length'))).toBeLessThan(1_000_000);
  expect(text).not.toContain('logo-mini');
  expect((await get('/docs/redoc.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

test('a trailing slash redirects to the page, and an unknown file is 404', async () => {
  const slash = await get('/docs/');

  expect([slash.status, slash.headers.get('location')]).toEqual([308, '../docs']);
  expect((await get('/docs/../package.json')).status).toBe(404);
  expect((await get('/docs/constructor')).status).toBe(404);
});
