import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { type Readiness, serveReadiness } from './serve-readiness.ts';

let port: number;
let readiness: Readiness;

beforeEach(async () => {
  port = await freePort();
  readiness = await serveReadiness(port);
});

afterEach(() => readiness.close());

const status = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/`)).status;

test('the container is ready from the end of its start, while all processes run', async () => {
  let isHealthy = true;
  expect(await status()).toBe(503);

  readiness.ready(() => isHealthy);
  expect(await status()).toBe(200);

  isHealthy = false;
  expect(await status()).toBe(503);
});
