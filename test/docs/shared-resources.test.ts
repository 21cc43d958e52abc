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
  readonly bound: string;
  readonly next: string;
  readonly test: string;
}

const [, section = ''] = /^## Shared resources\n([\s\S]*?)(?=^## )/m.exec(read('docs/reliability.md')) ?? [];
const [head = [], , ...lines] = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.slice(1, -1).split('|'));
const cellOf = (line: readonly string[], column: string): string => line[head.indexOf(column)] ?? '';
const rows = lines.map((line): Row => ({
  resource: cellOf(line, 'Resource'),
  queue: cellOf(line, 'Queue'),
  bound: cellOf(line, 'Bound'),
  next: cellOf(line, 'Next'),
  test: cellOf(line, 'Test'),
}));
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
  const passed = /createFairQueue\(\{\s+resource\b[^:]/.test(source)
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

/** Why no share of these belongs to a shopper. */
const WITHOUT_SHARES: Readonly<Record<string, string>> = {
  '`/docs`': 'its files are in memory, and no request waits for another',
  'Edge cache': 'who finds nothing in it is served all the same',
  Breakers: 'they open for a service that does not respond to anyone',
  'Audit log of a service': 'it is of operators',
  Relay: 'it is behind the requests',
  'Deliveries to write': 'it is behind the requests',
  'Names of endpoints': 'endpoints are of stores',
  'Senders of webhooks': 'endpoints are of stores',
  'Responses not read': 'those that have waited longest are closed, which are of clients that do not read',
  'Waits for events': 'those who wait are programs of the store',
};

test('every row says what one client of a store may have, unless the reason why not is known', () => {
  const hasShare = ({ bound, next }: Row): boolean => /fair|address|shopper|customer|client|\bkey/.test(`${bound} ${next}`);
  const without = seen('rows', rows, 15).filter((row) => !hasShare(row));

  expect(without.map(({ resource }) => resource).sort()).toEqual(Object.keys(WITHOUT_SHARES).sort());
});
