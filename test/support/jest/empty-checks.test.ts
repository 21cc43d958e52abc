import { describe, expect, test } from '@jest/globals';
import { findEmptyChecks } from './find-empty-checks.ts';
import { scanTests } from './scan-tests.ts';

const listsIn = (code: string): readonly string[] => findEmptyChecks('x.test.ts', code).map(({ list }) => list);

describe('a check over a list that may be empty', () => {
  test.each([
    ['a loop that asserts', 'for (const row of rows) expect(row).toBe(1);', ['rows']],
    ['a loop that declares tests', 'for (const row of readRows()) test(row.name, () => {});', ['readRows()']],
    ['an assertion of every entry', 'expect(rows.every(isDone)).toBe(true);', ['rows']],
    ['a callback that asserts', 'rows.forEach((row) => expect(row).toBe(1));', ['rows']],
    ['what a filter leaves', 'const all = [1, 2]; for (const one of all.filter(isOdd)) expect(one).toBe(1);', ['all.filter(isOdd)']],
    ['a list that was asserted to be empty', 'expect(rows).toHaveLength(0); for (const row of rows) expect(row).toBe(1);', ['rows']],
    [
      'a list that was asserted to be a list',
      'expect(rows).toEqual(expect.any(Array)); rows.forEach((row) => expect(row).toBe(1));',
      ['rows'],
    ],
    ['a list that has as many entries as another', 'expect(rows).toHaveLength(n); for (const row of rows) expect(row).toBe(1);', ['rows']],
    [
      'a list of which another test asserts that it has entries',
      "test('a', () => { const rows = a(); expect(rows).toHaveLength(2); }); test('b', () => { const rows = b(); for (const row of rows) expect(row).toBe(1); });",
      ['rows'],
    ],
    [
      'a parameter with the name of a constant',
      'const f = () => { const rows = [1]; }; (rows) => { for (const row of rows) expect(row).toBe(1); };',
      ['rows'],
    ],
    ['a variable that changes', 'let rows = [1]; rows = read(); for (const row of rows) expect(row).toBe(1);', ['rows']],
    ['a list of an unknown length', 'expect(Array.from({ length: n }, one).every(isDone)).toBe(true);', ['Array.from({ length: n }, one)']],
    ['a loop over names', 'for (const name in rows) expect(rows[name]).toBe(1);', ['rows']],
    ['a loop that calls what asserts', 'const check = (row) => expect(row).toBe(1); for (const row of rows) check(row);', ['rows']],
    ['concurrent assertions', 'await Promise.all(rows.map(async (row) => expect(await row).toBe(1)));', ['rows']],
    ['a loop that declares groups', 'for (const row of rows) describe(row, () => {});', ['rows']],
    ['a part of what is asserted', 'expect([status, rows.every(isDone)]).toEqual([200, true]);', ['rows']],
    ['what is asserted later', 'const good = rows.every(isDone); expect(good).toBe(true);', ['rows']],
    ['an assertion of no entry', 'expect(rows.some(isBad)).toBe(false);', ['rows']],
    ['the opposite of an assertion of an entry', 'expect(!rows.some(isBad)).toBe(true);', ['rows']],
  ])('is found: %s', (_, code, lists) => {
    expect(listsIn(code)).toEqual(lists);
  });

  test.each([
    ['a list that is written out', 'for (const row of [1, 2]) expect(row).toBe(1);'],
    ['a constant of the file', 'const rows = await Promise.all([one(), two()]); for (const row of rows) expect(row).toBe(1);'],
    ['a list of a fixed length', 'expect(Array.from({ length: 3 }, one).every(isDone)).toBe(true);'],
    ['a list whose length was asserted', 'expect(rows).toHaveLength(2); for (const row of rows) expect(row).toBe(1);'],
    ['a list that equals one with entries', 'const two = [1, 2]; expect(rows).toEqual(two); for (const row of rows) expect(row).toBe(1);'],
    ['an assertion of an entry', 'expect(rows.some(isDone)).toBe(true);'],
    ['a list that is read through seen', "for (const row of seen('rows', readRows())) expect(row).toBe(1);"],
    ['a loop that asserts nothing', 'for (const row of rows) sum += row; if (pattern.test(row)) sum = 0;'],
    ['a property', 'fc.assert(fc.property(lists, (rows) => { for (const row of rows) expect(row).toBe(1); }));'],
  ])('is not: %s', (_, code) => {
    expect(listsIn(code)).toEqual([]);
  });
});

test('every test that checks a list needs entries in it', () => {
  expect(scanTests((path, code) => findEmptyChecks(path, code).map(({ line, list }) => `${line} ${list}`))).toEqual([]);
});
