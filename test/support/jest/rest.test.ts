import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

type Filter = (paths: readonly string[]) => { readonly filtered: readonly string[] };

const ROOT = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);

test('a test runs in npm test or in npm run test:all, and in one of them', () => {
  const paths = ['test/e2e/main-path.test.ts', 'test/e2e/recovery.test.ts', 'test/guides/guides.test.ts'].map((path) => join(ROOT, path));

  expect((require('./without-rest.cjs') as Filter)(paths).filtered).toEqual(paths.slice(0, 1));
  expect((require('./only-rest.cjs') as Filter)(paths).filtered).toEqual(paths.slice(1));
});
