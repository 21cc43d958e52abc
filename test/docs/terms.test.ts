import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';

/** README.md states in one line each the terms of use and the functions that a store does not have. */

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Returns the line of the README that has a text, and that no other line has. */
const lineWith = (text: string): string => {
  const lines = read('README.md')
    .split('\n')
    .filter((line) => line.includes(text));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

test('the README states the license of every package, which grants no use', () => {
  const licenses = globSync('{,examples/*/,packages/*/}package.json', { cwd: root }).flatMap(
    (path) => (JSON.parse(read(path)) as { license?: string }).license ?? [],
  );
  licenses.push(...[...read('clients/python/pyproject.toml').matchAll(/^license = "LicenseRef-(\w+)"$/gm)].map(([, name = '']) => name));

  expect(new Set(seen('licenses', licenses, 5))).toEqual(new Set(['UNLICENSED']));
  expect(lineWith('`UNLICENSED`')).toContain('No license to use the code is granted');
});

test('the README states that a store has one tax rate, one live payment gateway, and one warehouse, as in the code', () => {
  const line = lineWith('It is not');
  const adapters = join(root, 'services/billing/src/gateways/adapters');
  const live = readdirSync(adapters, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [, stock = ''] = /create table stock \(([^]*?)\n  \) with/.exec(read('services/catalog/migrations/initial-stock.ts')) ?? [];

  for (const one of ['one tax rate', 'one live payment gateway', 'one warehouse']) expect(line).toContain(one);
  expect(live.map(({ name }) => name)).toEqual(['stripe']);
  expect(stock).toContain('primary key (tenant_id, mode, sku)');
});
