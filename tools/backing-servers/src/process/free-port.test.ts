import { describe, expect, test } from '@jest/globals';
import { freePort, portRange } from './free-port.ts';

describe('portRange', () => {
  test('shares no port between workers that run at the same time', () => {
    const ranges = ['1', '2', '3', '4'].map(portRange);

    for (const [index, { lowest }] of ranges.entries()) expect(lowest).toBe(index === 0 ? 20_000 : ranges[index - 1]?.highest);
    expect(ranges.at(-1)?.highest).toBe(32_000);
  });

  test('gives a process outside Jest every port', () => {
    expect(portRange(undefined)).toEqual({ lowest: 20_000, highest: 32_000 });
  });
});

test('freePort returns a port of this worker', async () => {
  const { lowest, highest } = portRange(process.env.JEST_WORKER_ID);

  const port = await freePort();

  expect(port >= lowest && port < highest).toBe(true);
});

test('freePort never returns a port twice, as its server may not listen yet', async () => {
  const ports = [];
  for (let count = 0; count < 300; count += 1) ports.push(await freePort());

  expect(new Set(ports).size).toBe(300);
});
