import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PAYMENT_RAIL_NAMES } from '@storefront/contract';
import { seen } from '@storefront/lifecycle/testing';
import { ownPath } from '../../examples/next-storefront/src/lib/own-path.ts';

const STORE = 'https://store.example';
const STARTER = join(import.meta.dirname, '../../examples/next-storefront');
/** As the README and that of the starter say. */
const LINES_MAX = 2_850;

test('the starter has fewer than 2,850 lines of TypeScript and CSS', () => {
  const files = globSync(['next.config.ts', 'src/**/*.{ts,tsx,css}'], { cwd: STARTER });
  const lines = files.map((file) => readFileSync(join(STARTER, file), 'utf8').trimEnd().split('\n').length);

  expect(files.length).toBeGreaterThan(30);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(LINES_MAX);
});

test('the starter has the payment names of the other pages and documents', () => {
  const format = readFileSync(join(STARTER, 'src/lib/format.ts'), 'utf8');
  const [, rails = ''] = /export const RAILS = \{(.+?)\} as const/s.exec(format) ?? [];
  const names = [...rails.matchAll(/(\w+): \['(.+?)',/g)].map(([, rail, name]) => [rail, name]);

  expect(Object.fromEntries(names)).toEqual(PAYMENT_RAIL_NAMES);
});

test('no mail of the starter has the host or the email of the request, which anyone can choose', () => {
  const actions = globSync('src/**/*.{ts,tsx}', { cwd: STARTER }).map((file) => ({
    file,
    text: readFileSync(join(STARTER, file), 'utf8'),
  }));
  const mailing = seen(
    'files that send mail',
    actions.filter(({ text }) => /import \{[^}]*\bsendMail\b/.test(text)),
    2,
  );

  expect(mailing.filter(({ text }) => /\breturnUrl\b|\bheaders\(\)/.test(text)).map(({ file }) => file)).toEqual([]);
  expect(
    seen(
      'links',
      mailing.flatMap(({ text }) => text.match(/\S+\?token=/g) ?? []),
      2,
    ).filter((link) => !link.includes("${setting('STORE_URL')}/")),
  ).toEqual([]);
  const receivers = mailing.flatMap(({ text }) => [...text.matchAll(/\bsendMail\((\w+)/g)].map(([, name = '']) => ({ text, name })));
  const ofResponse = (name: string) =>
    new RegExp(String.raw`\{[^{}]*\bemail${name === 'email' ? '' : `: ${name}`}\b[^{}]*\} = outcome\.data\.data`);
  expect(
    seen('receivers', receivers, 2)
      .filter(({ text, name }) => !ofResponse(name).test(text))
      .map(({ name }) => name),
  ).toEqual([]);
});

test.each([
  ['/orders/1?placed=1', '/orders/1?placed=1'],
  ['/products/A%2FB', '/products/A%2FB'],
  ['/cart?a=b&c=%2F#d', '/cart?a=b&c=%2F'],
  // A scheme without slashes is relative to a page of that scheme.
  ['http:elsewhere.example', '/elsewhere.example'],
])('the starter returns to %j after a login', (next, path) => {
  expect(ownPath(next)).toBe(path);
});

test.each([
  undefined,
  'https://store.example/cart',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  ' //elsewhere.example',
  '\\\\elsewhere.example',
  '/\\elsewhere.example',
  '/\t\\elsewhere.example',
  '/.//elsewhere.example',
  '/orders/..//elsewhere.example',
  '/%2e//elsewhere.example',
  'https://store.example@elsewhere.example/',
  'http://store.example/',
  'https://store.example:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('a login of the starter with next=%j leads to the start page', (next) => {
  const path = ownPath(next);

  expect(path).toBe('/');
  expect(new URL(path, STORE).host).toBe('store.example');
});
