import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/reliability-cases.md'), 'utf8');

/** How many cases each letter has. */
const CASES: Readonly<Record<string, number>> = { A: 9, C: 13, D: 8, G: 5, I: 10, M: 9, O: 14, R: 8, S: 6, T: 8, W: 23, X: 8 };

interface Row {
  readonly section: string;
  readonly id: string;
  readonly fault: string;
  readonly defense: string;
  readonly proof: string;
  /** Empty, unless the row has more cells than the table has columns. */
  readonly rest: readonly string[];
}

/** The rows of all tables, in the order of the page. */
const rows: readonly Row[] = page.split(/^## /m).flatMap((text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Case |'))
    .map((line) => {
      const [id = '', fault = '', defense = '', proof = '', ...rest] = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim());
      return { section: text.slice(0, 1), id, fault, defense, proof, rest };
    }),
);

const idsOf = (letter: string): string[] =>
  Array.from({ length: CASES[letter] ?? 0 }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

describe('docs/reliability-cases.md', () => {
  test.each(Object.keys(CASES))('has every case of %s once, in its section', (letter) => {
    const listed = rows.filter(({ section }) => section === letter).map(({ id }) => id);

    expect(listed.toSorted()).toEqual(idsOf(letter));
  });

  test('has no case that is unknown', () => {
    const known = new Set(Object.keys(CASES).flatMap(idsOf));

    expect(rows.filter(({ id, section }) => !known.has(id) || !id.startsWith(section)).map(({ id }) => id)).toEqual([]);
  });

  test('says of every case what goes wrong, what the system does, and either which tests prove it or why it does not apply', () => {
    const isProof = (proof: string): boolean => /^`[^`]+`: "[^"]+"$/.test(proof);
    const isComplete = ({ fault, defense, proof, rest }: Row): boolean =>
      fault.endsWith('.') &&
      defense.endsWith('.') &&
      rest.length === 0 &&
      (/^Does not apply: .+\.$/.test(proof) || proof.split('<br>').every(isProof));

    expect(rows.filter((row) => !isComplete(row)).map(({ id }) => id)).toEqual([]);
  });

  test('names only tests that exist', () => {
    const named = rows.flatMap(({ id, proof }) =>
      [...proof.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ id, file, title })),
    );

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });
});

/** The first argument of `test(`, or of the function that `test.each(…)` returns. */
const TITLE = /(?:\btest|\))\(\s*(['"`])((?:(?!\1).)+)\1,/g;

/** Whether the file has a test with this title, as it is written in the source. */
function hasTest(file: string, title: string): boolean {
  const path = join(root, file);
  if (!file.endsWith('.test.ts') || !existsSync(path)) return false;
  return [...readFileSync(path, 'utf8').matchAll(TITLE)].some(([, , written]) => written === title);
}
