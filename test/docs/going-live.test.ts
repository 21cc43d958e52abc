import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CHECKLIST } from '../../tools/operator/src/golive/checklist.ts';

test('the guide to going live describes every item of storefront golive, in its order', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/guides/going-live.md'), 'utf8');
  const described = [...page.matchAll(/^- `(\w+)`: [A-Z]/gm)].map(([, name]) => name);

  expect(described).toEqual(Object.keys(CHECKLIST));
});
