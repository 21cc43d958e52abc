import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type Clocks, createClocks } from './clocks.ts';

const MINUTE_MS = 60_000;
/** Prints its time ten times a second, once from each way to read it. */
const PROGRAM = "setInterval(() => console.log(JSON.stringify([Date.now(), new Date().getTime(), new Date('2026-01-01').getTime()])), 100)";

let folder: string;
let clocks: Clocks;
let child: ChildProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-clocks-'));
  clocks = createClocks(join(folder, 'clocks'));
});
afterEach(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test('the clock of a running service is moved and moved back, and no other time changes', async () => {
  await mkdir(join(folder, 'orders/src'), { recursive: true });
  await writeFile(join(folder, 'orders/src/main.mjs'), PROGRAM);
  let last: number[] = [];
  child = spawn(process.execPath, [join(folder, 'orders/src/main.mjs')], { env: { PATH: process.env.PATH, ...clocks.env } });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (last = JSON.parse(text.trim().split('\n').at(-1) ?? '[]')));
  const expectSkew = (minutes: number) =>
    eventually(30_000, async () => {
      const [now = 0, constructed = 0, fixed] = last;
      for (const time of [now, constructed]) expect(Math.abs(time - Date.now() - minutes * MINUTE_MS)).toBeLessThan(MINUTE_MS / 2);
      expect(fixed).toBe(Date.parse('2026-01-01'));
    });

  await expectSkew(0);
  clocks.move('orders', -40);
  await expectSkew(-40);
  clocks.move('billing', 10);
  clocks.move('orders', 0);
  await expectSkew(0);
});
