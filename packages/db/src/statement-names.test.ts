import { expect, test } from '@jest/globals';
import { statementNames } from './statement-names.ts';

test('a statement gets a name on its second repetition and keeps it', () => {
  const nameOf = statementNames();

  const names = [1, 2, 3, 4].map(() => nameOf('select $1'));

  expect(names).toEqual([undefined, undefined, 's0', 's0']);
});

test('different statements get different names', () => {
  const nameOf = statementNames();
  for (const text of ['select $1', 'select $2']) for (let use = 0; use < 3; use += 1) nameOf(text);

  expect([nameOf('select $1'), nameOf('select $2')]).toEqual(['s0', 's1']);
});

test('at most 200 statements get names, and very long ones none', () => {
  const nameOf = statementNames();
  const thrice = (text: string) => [nameOf(text), nameOf(text), nameOf(text)][2];

  const named = Array.from({ length: 300 }, (_, index) => thrice(`select ${index}, $1`)).filter((name) => name !== undefined);

  expect(new Set(named).size).toBe(200);
  expect(statementNames()('x'.repeat(30_000))).toBeUndefined();
});
