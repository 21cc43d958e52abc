import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type HealthServer, serveHealth } from './serve-health.ts';

let isReady: boolean;
let health: HealthServer;

beforeEach(async () => {
  isReady = false;
  health = await serveHealth('127.0.0.1', 0, () => isReady);
});

afterEach(() => health.close());

const statusOf = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${health.port}${path}`)).status;

test('readiness follows the process, which is alive all the time', async () => {
  expect([await statusOf('/'), await statusOf('/livez')]).toEqual([503, 200]);

  isReady = true;
  expect([await statusOf('/'), await statusOf('/livez')]).toEqual([200, 200]);

  isReady = false;
  expect([await statusOf('/'), await statusOf('/livez')]).toEqual([503, 200]);
});

test('the error for a port in use names the variable that changes it', async () => {
  await expect(serveHealth('127.0.0.1', health.port, () => true)).rejects.toThrow(/is in use by another process: set INTERNAL_PORT/);
});
