import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { noFaults, readFaults } from './faults.ts';

const marker = (): string => join(mkdtempSync(join(tmpdir(), 'fault-')), 'reached');

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

test('outside of tests no fault is ever read', () => {
  const env = { STOREFRONT_FAULT: 'reserve_stock:after=exit', STOREFRONT_FAULT_MARKER: marker() };

  expect(readFaults({ ...env, NODE_ENV: 'production' })).toBe(noFaults);
  expect(readFaults(env)).toBe(noFaults);
});

test('the first process that reaches the point is killed, the one after it lives', () => {
  const env = { NODE_ENV: 'test', STOREFRONT_FAULT: 'reserve_stock:after=exit', STOREFRONT_FAULT_MARKER: marker() };

  expect(reach(env).signal).toBe('SIGKILL');
  expect(reach(env).status).toBe(0);
});

test('another point passes and leaves no mark', () => {
  const env = { NODE_ENV: 'test', STOREFRONT_FAULT: 'freeze_cart:after=exit', STOREFRONT_FAULT_MARKER: marker() };

  expect(reach(env).status).toBe(0);
  expect(existsSync(env.STOREFRONT_FAULT_MARKER)).toBe(false);
});
