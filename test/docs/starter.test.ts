import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const STARTER = join(import.meta.dirname, '../../examples/next-storefront');
/** As the README and that of the starter say. */
const LINES_MAX = 1_500;

test('the starter has fewer than 1,500 lines of TypeScript and CSS', () => {
  const files = globSync(['next.config.ts', 'src/**/*.{ts,tsx,css}'], { cwd: STARTER });
  const lines = files.map((file) => readFileSync(join(STARTER, file), 'utf8').trimEnd().split('\n').length);

  expect(files.length).toBeGreaterThan(30);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(LINES_MAX);
});
