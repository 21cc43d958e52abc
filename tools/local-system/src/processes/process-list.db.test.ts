import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepProcessList } from './process-list.ts';
import type { ProcessRow } from './supervise.ts';

const ROW: ProcessRow = { name: 'cart', kind: 'service', pid: 7, address: '127.0.0.1:1', state: 'running', restarts: 0, started_at: null };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-list-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a list that could not be written is reported once and written later', async () => {
  const home = join(folder, 'missing');
  const lines: string[] = [];
  const list = keepProcessList(
    home,
    () => [ROW],
    (line) => lines.push(line),
  );

  list.refresh();
  await sleep(1_200);
  expect(lines).toEqual([expect.stringMatching(/^processes\.json cannot be written: ENOENT/)]);
  await mkdir(home);

  const written = () => readFile(join(home, 'processes.json'), 'utf8').catch(() => undefined);
  while ((await written()) === undefined) await sleep(50);

  expect(JSON.parse((await written()) ?? '')).toEqual([ROW]);
  expect(lines).toHaveLength(1);
  await list.close();
});
