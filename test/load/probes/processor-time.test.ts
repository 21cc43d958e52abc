import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';
import type { Sample } from './measure.ts';
import { parseStat, treeOf, treeTicks, withProcessorTime } from './processor-time.ts';

const SAMPLE: Sample = { rate: 1, done: 4, p50Ms: 0, p95Ms: 0, p99Ms: 0, failures: 0 };

test('reads the parent and all four times, whatever the name of the program', () => {
  const stat = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 0 0 0 11 22 33 44 20 0 1 0 100 0 0';
  expect(parseStat(stat)).toEqual({ parent: 7, ticks: 110 });
});

test('sums a process and its descendants, and no other process', () => {
  const table = new Map([
    [1, { parent: 0, ticks: 1000 }],
    [10, { parent: 1, ticks: 5 }],
    [11, { parent: 10, ticks: 7 }],
    [12, { parent: 11, ticks: 9 }],
    [20, { parent: 1, ticks: 100 }],
  ]);
  expect(treeTicks(table, 10)).toBe(21);
  expect(treeTicks(table, 99)).toBeUndefined();
  expect(treeTicks(table, null)).toBeUndefined();
  expect(treeOf(table, 10)).toEqual([10, 11, 12]);
  expect(treeOf(table, 99)).toEqual([]);
});

const onLinux = skippedIf(process.platform !== 'linux' && 'needs /proc, which only Linux has', test);

onLinux('counts the children of a process, also those that ended in the meantime', async () => {
  const work = 'for i in 1 2 3; do (n=0; while [ $n -lt 100000 ]; do n=$((n+1)); done); done; echo done; read line';
  const shell = spawn('sh', ['-c', `read line; ${work}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  const sample = await withProcessorTime({ shell: shell.pid ?? null }, async () => {
    shell.stdin.write('go\n');
    await once(shell.stdout, 'data');
    return SAMPLE;
  });
  shell.stdin.end('\n');
  await once(shell, 'close');
  expect(sample.cpuMicrosOf?.shell).toBeGreaterThan(10_000);
  expect(sample.cpuMicros).toBe(sample.cpuMicrosOf?.shell);
});

onLinux('subtracts what the processes take without requests', async () => {
  const busy = async (): Promise<Sample> => {
    for (const until = performance.now() + 300; performance.now() < until;);
    return SAMPLE;
  };
  const counted = await withProcessorTime({ test: process.pid }, busy);
  const all = await withProcessorTime({ test: process.pid }, busy, { test: 10_000_000 });
  expect(counted.cpuMicros).toBeGreaterThan(0);
  expect(all.cpuMicros).toBe(0);
});

onLinux('throws for a process that does not exist', async () => {
  await expect(withProcessorTime({ gone: null }, async () => SAMPLE)).rejects.toThrow(
    'the processor time of gone cannot be read: no such process',
  );
});
