import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import { type InProcessSystem, openInProcessSystem } from '../model/in-process-system.ts';
import { runOrderModel } from '../model/run-order-model.ts';
import { serverEnvironment } from '../support/systems/server-environment.ts';

/** A long run of the order model. Every run of the database tests includes a short one, in test/model. MODEL_STEPS sets the length. */
const STEPS_MIN = Number(process.env.MODEL_STEPS ?? 10_000);
const STEP_WITHIN_MS = 300;

const home = mkdtempSync(join(tmpdir(), 'storefront-model-'));
let servers: BackingServers;
let system: InProcessSystem;
beforeAll(async () => {
  servers = await startBackingServers({ home, ephemeral: true, env: serverEnvironment() });
  process.env.TEST_POSTGRES_URL = servers.postgresUrl;
  system = await openInProcessSystem();
});
afterAll(async () => {
  await system.close();
  await servers.stop();
  rmSync(home, { recursive: true, force: true });
});

test(
  `orders, stock, credit and promotion uses agree with a simple model over ${STEPS_MIN} steps`,
  async () => {
    expect(await runOrderModel(system, STEPS_MIN)).toBeGreaterThanOrEqual(STEPS_MIN);
  },
  STEPS_MIN * STEP_WITHIN_MS,
);
