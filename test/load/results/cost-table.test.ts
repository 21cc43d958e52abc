import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { costTable, withCost } from './cost-table.ts';
import { type HistoryEntry, readHistory } from './history.ts';

const RUN = { date: '2026-11-26T12:00:00.000Z', commit: 'abc1234', machine: 'AMD EPYC, 2 cores, 24 GiB', node: 'v24.0.0' };
const entry = (section: string, work: string, cost: Partial<HistoryEntry>): HistoryEntry => ({
  ...RUN,
  section,
  work,
  contender: 'storefront',
  baseline: false,
  rate: 1,
  p50Ms: 1,
  p95Ms: 1,
  failures: 0,
  cpuMicros: null,
  cpuMicrosOf: {},
  ...cost,
});
const OF_ORDER = { database: 14_321, 'write-ahead log': 21_000, events: 3_000, logs: 9_000 };
const CHECKOUT = 'checkout on credit terms, from no cart to a confirmed order';

test('the costs of one order and one read are multiplied, and the newest entries count', () => {
  const table = costTable([
    entry('cost', 'order', { bytesOf: OF_ORDER, memoryMiB: 812.4 }),
    entry('cost', 'read', { bytesOf: { database: 0, 'write-ahead log': 0.4, events: 0, logs: 1_234 }, memoryMiB: 700 }),
    entry('checkout', CHECKOUT, { cpuMicros: 99_000 }),
    entry('checkout', CHECKOUT, { cpuMicros: 13_794 }),
    entry('checkout', CHECKOUT, { cpuMicros: 5_000, baseline: true }),
    entry('edge', 'hot list of 50', { cpuMicros: 120 }),
    entry('edge', 'hot detail', { cpuMicros: 100 }),
  ]);

  expect(table).toContain('|1,000 orders|14 s|812 MiB|14 MB|21 MB|3 MB|9 MB|\n|1,000,000 reads|110 s|700 MiB|0|0|0|1.2 GB|\n');
  expect(table).toContain('Measured on 2026-11-26 (abc1234); AMD EPYC, 2 cores, 24 GiB.');
});

test('docs/operations.md has the table of the newest entries', async () => {
  const root = new URL('../../../docs/', import.meta.url);
  const page = await readFile(new URL('operations.md', root), 'utf8');

  expect(withCost(page, costTable(await readHistory(new URL('bench-history.jsonl', root))))).toBe(page);
});
