import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { limitsPage, sections } from './limits/limits-page.ts';
import { valueText } from './limits/value-text.ts';

const root = join(import.meta.dirname, '../..');

test('docs/limits.md is what `npm run docs` writes', () => {
  expect(readFileSync(join(root, 'docs/limits.md'), 'utf8')).toBe(limitsPage());
});

test.each(sections.flatMap(({ limits }) => limits))('$what is exported by $file', async ({ constant, file }) => {
  const exported = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
  const found = Object.keys(constant).map((name) => [
    name,
    name.split('.').reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], exported),
  ]);

  expect(Object.fromEntries(found)).toEqual(constant);
});

test.each([
  ['HEADER_BYTES_MAX', 16_384, '16 KiB'],
  ['SILENCE_MS', 90_000, '90 s'],
  ['LOGIN_WINDOW_SECONDS', 900, '15 min'],
  ['KEY_RETENTION_HOURS', 24, '24 h'],
  ['RETENTION_DAYS', 7, '7 days'],
  ['LINES_MAX', 500, '500'],
])('%s of %d is shown as %s', (name, value, shown) => {
  expect(valueText(name, value)).toBe(shown);
});
