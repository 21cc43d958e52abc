import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { ATTACKS } from '../neighbors/attacks/all-attacks.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The cells of the table under "Shared resources", by its columns. */
interface Row {
  readonly resource: string;
  readonly queue: string;
  readonly test: string;
}

const [, section = ''] = /^## Shared resources\n([\s\S]*?)(?=^## )/m.exec(read('docs/reliability.md')) ?? [];
const [head = [], , ...lines] = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.slice(1, -1).split('|'));
const cellOf = (line: readonly string[], column: string): string => line[head.indexOf(column)] ?? '';
const rows = lines.map((line): Row => ({ resource: cellOf(line, 'Resource'), queue: cellOf(line, 'Queue'), test: cellOf(line, 'Test') }));
const codeIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Where queues are created, without those of tests. */
const sources = globSync('{gateway,services/*,packages/*}/src/**/*.ts', {
  cwd: root,
  exclude: (name) => name.endsWith('.test.ts') || name.endsWith('/testing') || name.endsWith('packages/fair-queue'),
}).filter((file) => !file.startsWith('packages/fair-queue/') && read(file).includes('createFairQueue('));

/** Returns the labels of the queues that a source creates, with `…` for what is not constant. */
function labelsIn(source: string): readonly string[] {
  const literal = [...source.matchAll(/\bresource: (?:'([^']+)'|`([^`]+)`)/g)].map(([, text, template]) => text ?? template ?? '');
  // A function that creates several queues gets their labels as arguments.
  const passed = /createFairQueue\(\{ resource\b[^:]/.test(source)
    ? [...source.matchAll(/queueOf\('([^']+)'/g)].map(([, text = '']) => text)
    : [];
  return [...literal, ...passed].map((label) => label.replaceAll(/\$\{[^}]+(?:\([^)]*\))?\}/g, '…'));
}

test('every queue of the code has a row in the table of shared resources', () => {
  const listed = rows.flatMap(({ queue }) => codeIn(queue));
  const created = sources.map((file) => ({ file, labels: labelsIn(read(file)) }));

  expect(created.length).toBeGreaterThan(0);
  expect(created.filter(({ labels }) => labels.length === 0)).toEqual([]);
  expect(created.flatMap(({ labels }) => labels).filter((label) => !listed.includes(label))).toEqual([]);
  expect(seen('queues', listed).filter((label) => !created.some(({ labels }) => labels.includes(label)))).toEqual([]);
});

test('every row says what proves it: files of tests that exist, or attacks of the neighbors', () => {
  const named = rows.map(({ resource, test: proof }) => ({ resource, proofs: codeIn(proof) }));
  const isAttack = (proof: string): boolean => ATTACKS.some(({ name }) => name === proof);

  expect(rows.length).toBeGreaterThan(15);
  expect(named.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(named.flatMap(({ proofs }) => proofs).filter((proof) => !isAttack(proof) && !existsSync(join(root, proof)))).toEqual([]);
});

test('every attack is on a resource of the table, in the row that names it', () => {
  const misplaced = ATTACKS.filter(
    ({ name, resource }) => !rows.some((row) => row.resource === resource && codeIn(row.test).includes(name)),
  );

  expect(misplaced.map(({ name }) => name)).toEqual([]);
});
