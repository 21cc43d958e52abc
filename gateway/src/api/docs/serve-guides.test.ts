import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { startRequestContext } from '../../http/context/start-request-context.ts';
import { type HttpServer, listen } from '../../http/server/http-server.ts';
import { GUIDES, PAGES } from './guides/guide-list.ts';
import { serveGuides } from './serve-guides.ts';
import { serveReference } from './serve-reference.ts';
import { serveRoot } from './serve-root.ts';

let server: HttpServer;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });
const PATHS = [...GUIDES.map(({ name }) => `/docs/guides/${name}`), ...PAGES.map(({ name }) => `/docs/${name}`)];

beforeAll(async () => {
  const app = express();
  for (const middleware of [startRequestContext(() => undefined), serveRoot(), serveReference(), serveGuides()]) app.use(middleware);
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(() => server.close());

describe.each(PATHS)('%s', (path) => {
  test('is HTML with a title and one main heading, and its policy allows no script', async () => {
    const page = await get(path);
    const html = await page.text();

    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|script-src|https?:|\*/);
    expect(html).toMatch(/<title>\S.* – storefront API<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  test('leads to pages and sections that exist', async () => {
    const html = await (await get(path)).text();
    const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('https:'));

    expect(targets.length).toBeGreaterThan(20);
    for (const target of new Set(targets)) {
      const url = new URL(target, `http://127.0.0.1:${server.port}${path}`);
      const answer = await get(url.pathname);
      expect([target, answer.status]).toEqual([target, 200]);
      const isPage = url.hash !== '' && url.pathname !== '/docs';
      if (isPage) expect([target, (await answer.text()).includes(`id="${decodeURIComponent(url.hash.slice(1))}"`)]).toEqual([target, true]);
    }
  });
});

test('a page that was not changed returns 304 for each encoding', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const first = await get('/docs/guides/webhooks', { 'accept-encoding': encoding });
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/docs/guides/webhooks', { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` });

    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, encoding === 'gzip' ? 'gzip' : null]);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const plain = (await get('/docs/guides/webhooks', { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
  expect((await get('/docs/guides/webhooks', { 'accept-encoding': 'gzip', 'if-none-match': plain })).status).toBe(304);
});

test('a file that is not served is named, not linked', async () => {
  const html = await (await get('/docs/guides/quickstart')).text();

  expect(html).toContain('README (<code>README.md</code>)');
  expect(html).not.toContain('.md"');
});

test('the folder leads to the quickstart, and other methods and pages are refused', async () => {
  const folders = await Promise.all(['/docs/guides', '/docs/guides/'].map(async (path) => (await get(path)).headers.get('location')));
  const posted = await fetch(`http://127.0.0.1:${server.port}/docs/guides/webhooks`, { method: 'POST' });

  expect(folders).toEqual(['guides/quickstart', 'quickstart']);
  expect(posted.status).toBeGreaterThanOrEqual(400);
  expect((await get('/docs/guides/constructor')).status).toBe(404);
  expect((await get('/docs/guides/webhooks/')).status).toBe(404);
});

test('the root leads browsers to the docs, and names the documents to programs', async () => {
  const browser = await get('/', { accept: 'text/html,application/xhtml+xml' });
  const program = await get('/?x=1');

  expect([browser.status, browser.headers.get('location'), browser.headers.get('vary')]).toEqual([
    302,
    'docs',
    expect.stringContaining('Accept'),
  ]);
  expect(await program.json()).toMatchObject({ docs: 'docs', guides: 'docs/guides', openapi: 'openapi.json' });
  expect(program.headers.get('link')).toContain('rel="service-desc"');
});
