import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERROR_CODES, ERROR_REASONS } from '@storefront/api-docs';
import { GUIDES, PAGES } from '@storefront/api-docs/site';
import { seen } from '@storefront/lifecycle/testing';
import express from 'express';
import MiniSearch from 'minisearch';
import { brunoSources } from '../api/bruno-flows.ts';
import { CHANGES } from '../api/changes.ts';
import { routeTable } from '../api/route-table.ts';
import { startRequestContext } from '../http/context/start-request-context.ts';
import { serveJson } from '../http/routing/serve-json.ts';
import { type HttpServer, listen } from '../http/server/http-server.ts';
import { publishedDocument } from './published-document.ts';
import { serveDocs } from './serve-docs.ts';
import { serveRoot } from './serve-root.ts';
import { serveSiteDocuments } from './serve-site-documents.ts';

let server: HttpServer;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: 'manual' });
/** Pages link the same targets, which are asked for once. */
const asked = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
const ask = (path: string) => {
  const page = asked.get(path) ?? get(path).then(async (response) => ({ status: response.status, text: await response.text() }));
  asked.set(path, page);
  return page;
};
const SECTIONS = ['catalog', 'shopper-sessions', 'cart', 'checkout', 'orders', 'webhooks', 'sandbox', 'developer-tools', 'events'];
const PATHS = [
  '/docs',
  ...SECTIONS.map((name) => `/docs/reference/${name}`),
  ...GUIDES.map(({ name }) => `/docs/guides/${name}`),
  ...PAGES.map(({ name }) => `/docs/${name}`),
];

beforeAll(async () => {
  const app = express();
  const openApi = publishedDocument('openapi.json');
  const documents = [serveJson('/openapi.json', openApi), serveJson('/asyncapi.json', publishedDocument('asyncapi.json'))];
  for (const middleware of [
    startRequestContext(() => undefined),
    ...documents,
    serveRoot(),
    serveSiteDocuments({ openApi, bruno: brunoSources(routeTable()), changes: CHANGES }),
    serveDocs(openApi),
  ])
    app.use(middleware);
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
});
afterAll(() => server.close());

describe.each(PATHS)('%s', (path) => {
  test('is HTML with a title and one main heading, and its policy allows nothing inline and no other origin', async () => {
    const page = await get(path);
    const html = await page.text();

    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|data:|https?:|\*/);
    expect(html).toMatch(/<title>\S.* – storefront API<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  test('leads to pages, files, and sections that exist', async () => {
    const html = await (await get(path)).text();
    const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('https:'));

    expect(targets.length).toBeGreaterThan(20);
    for (const target of new Set(targets)) {
      const url = new URL(target, `http://127.0.0.1:${server.port}${path}`);
      const response = await ask(url.pathname);
      // The folder of the guides leads to the first one.
      expect([target, [200, 302].includes(response.status)]).toEqual([target, true]);
      if (url.hash !== '')
        expect([target, response.text.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`)]).toEqual([target, true]);
    }
  });
});

test('a page that was not changed returns 304 for each encoding', async () => {
  for (const path of ['/docs/guides/webhooks', '/docs', '/docs/reference/orders', '/docs/console.js', '/docs/search.json']) {
    for (const encoding of ['gzip', 'br', 'identity']) {
      const first = await get(path, { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` });

      expect([path, first.status, first.headers.get('content-encoding')]).toEqual([path, 200, encoding === 'identity' ? null : encoding]);
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
  const plain = (await get('/docs/guides/webhooks', { 'accept-encoding': 'identity' })).headers.get('etag') ?? '';
  expect((await get('/docs/guides/webhooks', { 'accept-encoding': 'gzip', 'if-none-match': plain })).status).toBe(304);
});

test('a request ID that looks like a header name does not break the policy', async () => {
  const page = await get('/docs', { 'x-request-id': 'Content-Security-Policy' });

  expect([page.status, page.headers.get('x-request-id')]).toEqual([200, 'Content-Security-Policy']);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a file that is not served is named, not linked', async () => {
  const html = await (await get('/docs/guides/quickstart')).text();

  expect(html).toContain('README (<code>README.md</code>)');
  expect(html.replaceAll('href="quickstart.md"', '')).not.toContain('.md"');
});

test('no page opens with how it is made', async () => {
  for (const path of PATHS)
    expect([
      path,
      /generated|npm run docs/i.test((await ask(path)).text.split('<h1>')[1]?.split('<h2')[0] ?? 'no heading: generated'),
    ]).toEqual([path, false]);
});

describe('an address under /docs without a page', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  test.each(['/docs/nothing', '/docs/guides/nothing', '/docs/guides/webhooks/', '/docs/a/b/c/nothing', '/docs/nothing.md?x=1'])(
    '%s is a page with the navigation, whose links and files exist',
    async (path) => {
      const response = await get(path, html);
      const text = await response.text();
      const targets = [...text.matchAll(/(?:href|src)="([^"]+)"/g)]
        .map(([, target = '']) => target)
        .filter((target) => target !== '#content');

      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.headers.get('vary')).toContain('Accept');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(text).toContain('<h1>Page not found</h1>');
      for (const target of seen('targets', [...new Set(targets)], 30)) {
        const { pathname } = new URL(target, `http://127.0.0.1:${server.port}${path}`);
        expect([pathname, (await ask(pathname)).status]).toEqual([pathname, 200]);
      }
    },
  );

  test('is JSON for programs, for other methods, and beyond a depth', async () => {
    const deep = `/docs/${'a/'.repeat(6)}nothing`;
    const responses = await Promise.all([
      get('/docs/nothing'),
      get(deep, html),
      fetch(`http://127.0.0.1:${server.port}/docs/nothing`, { method: 'POST', headers: html }),
    ]);

    expect(await Promise.all(responses.map(async (each) => [each.status, (await each.text()).includes('Page not found')]))).toEqual(
      responses.map(() => [404, false]),
    );
  });
});

test('every error code and every reason has a section of its own, to which doc_url leads', async () => {
  const names = [...Object.keys(ERROR_CODES), ...Object.keys(ERROR_REASONS)];
  const html = await (await get('/docs/errors')).text();

  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => html.split(` id="${name}"`).length !== 2)).toEqual([]);
});

describe('the reference', () => {
  test('has every operation, with its samples in four languages, its fields, and its responses', async () => {
    const pages = await Promise.all(PATHS.map(async (path) => (await get(path)).text()));
    const sections = pages.flatMap((html) => html.split('<h2 id="').slice(1));
    const sectionOf = (id: string) => sections.find((section) => section.startsWith(`${id}"`)) ?? '';
    const all = ['customer', 'diagnostics', 'invoices', 'lists'].map(async (name) => (await get(`/docs/reference/${name}`)).text());
    sections.push(...(await Promise.all(all)).flatMap((html) => html.split('<h2 id="').slice(1)));

    const incomplete = routeTable().filter(({ id, path }) => {
      const section = sectionOf(id);
      const parts = [
        'data-language="sh"',
        'data-language="js"',
        'data-language="py"',
        'data-language="go"',
        path.replaceAll(/:(\w+)/g, '{$1}'),
        '<h3>Responses</h3>',
      ];
      return parts.some((part) => !section.includes(part));
    });

    expect(incomplete.map(({ id }) => id)).toEqual([]);
    expect(sectionOf('checkout')).toContain('<summary>Fields of AddressIn</summary>');
    expect(sectionOf('onOrderConfirmed')).toContain('X-Service-Signature');
  });

  test('offers a console for what a publishable key or a shopper may do, and says why the others have none', async () => {
    const html = new Map(
      await Promise.all(
        ['catalog', 'cart', 'checkout', 'webhooks'].map(async (name) => [name, (await ask(`/docs/reference/${name}`)).text] as const),
      ),
    );
    const consoles = (name: string, start: string) =>
      html
        .get(name)
        ?.match(/<form data-method="\w+" data-path="([^"]*)/g)
        ?.filter((form) => form.includes(`"${start}`)).length;
    const ofShoppers = (path: RegExp) => routeTable().filter((route) => route.access === 'secret_shopper' && path.test(route.path)).length;

    expect(consoles('catalog', '/v1/')).toBe(
      routeTable().filter(({ path, access }) => access === 'any_key' && /products|categories|tags|availability|changes/.test(path)).length,
    );
    expect(consoles('cart', '/v1/carts')).toBe(ofShoppers(/^\/v1\/carts/));
    expect(consoles('checkout', '/v1/checkout')).toBe(ofShoppers(/^\/v1\/checkout/));
    expect(html.get('webhooks')).not.toContain('<form');
    expect(html.get('webhooks')).toContain('have no console here');
    expect((await ask('/docs/reference/shopper-sessions')).text).not.toContain('email-verifications"');
  });

  test('colors programs and their outputs with classes', async () => {
    const { text } = await ask('/docs/reference/checkout');
    const colored = (language: string) => new RegExp(`<pre class="${language}"[^>]*><code>[^]*?</code>`).exec(text)?.[0] ?? '';

    expect(colored('sh')).toContain('<span class="hljs-variable">$STOREFRONT_URL</span>');
    for (const language of ['js', 'py', 'json']) expect(colored(language)).toContain('<span class="hljs-string">');
    // Parentheses and commas look like the text around them, and would double the size of a page.
    expect(text).not.toContain('hljs-punctuation');
  });
});

describe('the index of the search', () => {
  const search = async (query: string) => {
    const { options, index } = JSON.parse((await ask('/docs/search.json')).text);
    return MiniSearch.loadJS(index, options).search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND' });
  };

  test.each([
    ['rotate secret', 'guides/webhooks#rotate-the-secret'],
    ['Idempotency-Key', 'guides/idempotency'],
    ['listProducts', 'reference/catalog#listProducts'],
    ['promo_not_eligible', 'errors#promo_not_eligible'],
    ['over_credit_limit', 'guides/checkout'],
    ['paginaton', 'guides/pagination'],
    ['X-Service-Signature', 'reference/events#'],
  ])('finds %s in the guides, the reference, and the errors', async (query, address) => {
    expect((await search(query)).map(({ id }) => String(id)).join(' ')).toContain(address);
  });

  test('names only sections that exist', async () => {
    const found = (await search('the')).map(({ id }) => String(id));

    expect(found.length).toBeGreaterThan(100);
    for (const id of found) {
      const [address = '', section] = id.split('#');
      const page = await ask(new URL(address, 'http://docs/docs/').pathname);
      expect([id, page.status, section === undefined || page.text.includes(`id="${section}"`)]).toEqual([id, 200, true]);
    }
  });
});

test('folders lead to pages, and other methods and pages are refused', async () => {
  const folders = ['/docs/guides', '/docs/guides/', '/docs/', '/docs/reference', '/docs/reference/'];
  const targets = await Promise.all(
    folders.map(async (path) => new URL((await get(path)).headers.get('location') ?? '', `http://docs${path}`).pathname),
  );
  const posted = await fetch(`http://127.0.0.1:${server.port}/docs/guides/webhooks`, { method: 'POST' });

  expect(targets).toEqual(['/docs/guides/quickstart', '/docs/guides/quickstart', '/docs', '/docs', '/docs']);
  expect(posted.status).toBeGreaterThanOrEqual(400);
  for (const path of [
    '/docs/guides/constructor',
    '/docs/constructor',
    '/docs/guides/webhooks/',
    '/docs/../package.json',
    '/docsx',
    '/docs/page/docs.js',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
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
