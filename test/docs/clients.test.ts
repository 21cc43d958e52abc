import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { clientDocument, sourceLine } from '../generated-clients/client-document.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('the Go client was generated from the published document: npm run clients', () => {
  const line = sourceLine('openapi-3.0.json', clientDocument(read('gateway/openapi-3.0.json')));

  expect(read('clients/go/version.gen.go').split('\n')).toContainEqual(expect.stringContaining(line));
});
