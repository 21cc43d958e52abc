import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { clientDocument, sourceLine } from '../generated-clients/client-document.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test.each([
  ['clients/python/storefront_client/__init__.py', 'openapi.json'],
  ['clients/go/version.gen.go', 'openapi-3.0.json'],
])('%s was generated from the published document: npm run clients', (file, name) => {
  const line = sourceLine(name, clientDocument(read(`gateway/${name}`)));

  expect(read(file).split('\n')).toContainEqual(expect.stringContaining(line));
});
