import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { noFaults, readFaults } from './faults.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

const folderWith = (point: string): string => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  writeFileSync(join(folder, point), '');
  return folder;
};

const reach = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      `import { readFaults } from ${JSON.stringify(new URL('./faults.ts', import.meta.url).href)};
       await readFaults(process.env).at('reserve_stock:after');`,
    ],
    { env },
  );

test('faults are ignored unless NODE_ENV is test', () => {
  const env = { STOREFRONT_FAULTS: folderWith('reserve_stock:after') };

  expect(readFaults({ ...env, NODE_ENV: 'production' })).toBe(noFaults);
  expect(readFaults(env)).toBe(noFaults);
});

test('a fault kills the first process that reaches its point and no later one', () => {
  const env = { NODE_ENV: 'test', STOREFRONT_FAULTS: folderWith('reserve_stock:after') };

  expect(reach(env).signal).toBe('SIGKILL');
  expect(reach(env).status).toBe(0);
});

test('a fault at another point stays in place', () => {
  const env = { NODE_ENV: 'test', STOREFRONT_FAULTS: folderWith('freeze_cart:after') };

  expect(reach(env).status).toBe(0);
  expect(existsSync(join(env.STOREFRONT_FAULTS, 'freeze_cart:after'))).toBe(true);
});
