import { expect, test } from '@jest/globals';
import { statementNames } from './statement-names.ts';

test('a statement gets its name when it comes back for the second time, and keeps it', () => {
  const nameOf = statementNames();

  const names = [1, 2, 3, 4].map(() => nameOf('select $1'));

  expect(names).toEqual([undefined, undefined, 's0', 's0']);
});

test('two statements have two names', () => {
  const nameOf = statementNames();
  for (const text of ['select $1', 'select $2']) for (let use = 0; use < 3; use += 1) nameOf(text);

  expect([nameOf('select $1'), nameOf('select $2')]).toEqual(['s0', 's1']);
});

test('however many statements there are, 200 have names and a very long one has none', () => {
  const nameOf = statementNames();
  const thrice = (text: string) => [nameOf(text), nameOf(text), nameOf(text)][2];

  const named = Array.from({ length: 300 }, (_, index) => thrice(`select ${index}, $1`)).filter((name) => name !== undefined);

  expect(new Set(named).size).toBe(200);
  expect(statementNames()('x'.repeat(10_000))).toBeUndefined();
});
