import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { System } from '@storefront/local-system';
import { createNetwork } from '../network/network.ts';
import { createClocks } from './clocks.ts';
import type { Fault } from './planned-fault.ts';
import { strike } from './strike.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-strike-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, Fault]>([
  ['kill', { kind: 'kill', victim: 'orders' }],
  ['freeze', { kind: 'freeze', victim: 'orders' }],
  ['restart', { kind: 'restart', victim: 'orders' }],
  ['network', { kind: 'network', path: { to: 'orders' }, weather: { kind: 'hold' } }],
  ['full disk', { kind: 'full disk' }],
])('the fault "%s" cannot be carried out if there is nothing to strike', async (_kind, fault) => {
  const system = { processes: () => [] } as unknown as System;
  const target = { system, network: createNetwork(), clocks: createClocks(folder), disk: undefined };

  await expect(strike({ atMs: 0, forMs: 0, fault }, target)).rejects.toThrow(/orders|disk/);
});
