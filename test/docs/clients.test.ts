import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { clientDocument, sourceLine } from '../generated-clients/client-document.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('the Go client was generated from the published document: npm run clients', () => {
  const line = sourceLine('openapi-3.0.json', clientDocument(read('gateway/openapi-3.0.json')));

  expect(read('clients/go/version.gen.go').split('\n')).toContainEqual(expect.stringContaining(line));
});

// The guides run.
test('a sample of the clients or the docs names a SKU of the demo store', () => {
  const rows = globSync('tools/demo-store/products/*.json', { cwd: root }).flatMap((file) => JSON.parse(read(file)) as { sku: string }[]);
  const demo = new Set(seen('products', rows, 60).map(({ sku }) => sku));
  const pages = globSync(['clients/*/README.md', 'packages/client/README.md', 'docs/*.md'], { cwd: root });
  const named = pages.flatMap((page) => {
    const skus = [...read(page).matchAll(/(?:\bsku["']?: ?["']|stock set |\bSKU=)([\w-]+)/gi)].map(([, sku = '']) => sku);
    return skus.map((sku) => ({ page, sku }));
  });

  expect(
    seen('SKUs', named, 3)
      .filter(({ sku }) => sku !== 'MISSING' && !demo.has(sku))
      .map(({ page, sku }) => `${page}: ${sku}`),
  ).toEqual([]);
});
