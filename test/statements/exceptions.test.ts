import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EXCEPTIONS } from './exceptions.ts';

const root = join(import.meta.dirname, '../..');

test('each exception names a file that exists, once per rule, and gives its reason in a sentence', () => {
  const keys = EXCEPTIONS.map(({ file, rule }) => `${file} ${rule}`);

  expect(EXCEPTIONS.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(EXCEPTIONS.filter(({ reason }) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([]);
});
