import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { findEmptyChecks } from './find-empty-checks.ts';

const ROOT = join(import.meta.dirname, '../../..');

const listsIn = (code: string): readonly string[] => findEmptyChecks('x.test.ts', code).map(({ list }) => list);

describe('a check over a list that may be empty', () => {
  test.each([
    ['a loop that asserts', 'for (const row of rows) expect(row).toBe(1);', ['rows']],
    ['a loop that declares tests', 'for (const row of readRows()) test(row.name, () => {});', ['readRows()']],
    ['an assertion of every entry', 'expect(rows.every(isDone)).toBe(true);', ['rows']],
    ['a callback that asserts', 'rows.forEach((row) => expect(row).toBe(1));', ['rows']],
    ['what a filter leaves', 'const all = [1, 2]; for (const one of all.filter(isOdd)) expect(one).toBe(1);', ['all.filter(isOdd)']],
    ['a list that was asserted to be empty', 'expect(rows).toHaveLength(0); for (const row of rows) expect(row).toBe(1);', ['rows']],
  ])('is found: %s', (_, code, lists) => {
    expect(listsIn(code)).toEqual(lists);
  });

  test.each([
    ['a list that is written out', 'for (const row of [1, 2]) expect(row).toBe(1);'],
    ['a constant of the file', 'const rows = await Promise.all([one(), two()]); for (const row of rows) expect(row).toBe(1);'],
    ['a list of a fixed length', 'expect(Array.from({ length: 3 }, one).every(isDone)).toBe(true);'],
    ['a list whose length was asserted', 'expect(rows).toHaveLength(2); for (const row of rows) expect(row).toBe(1);'],
    ['a list that is read through seen', "for (const row of seen('rows', readRows())) expect(row).toBe(1);"],
    ['a loop that asserts nothing', 'for (const row of rows) sum += row; if (pattern.test(row)) sum = 0;'],
    ['a property', 'fc.assert(fc.property(lists, (rows) => { for (const row of rows) expect(row).toBe(1); }));'],
  ])('is not: %s', (_, code) => {
    expect(listsIn(code)).toEqual([]);
  });
});

test('every test that checks a list needs entries in it', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

  const found = seen('test files', files, 500).flatMap((path) =>
    findEmptyChecks(path, readFileSync(join(ROOT, path), 'utf8')).map(({ line, list }) => `${path}:${line} ${list}`),
  );

  expect(found).toEqual([]);
});
