import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type BackingServers, startBackingServers } from '@storefront/backing-servers';
import { runOrderModel } from '../model/run-order-model.ts';
import { openWholeShop, type WholeShop } from '../model/whole-shop.ts';

/** The model of orders at length; test/model plays a little of it with every run of the database tests. MODEL_STEPS makes it longer. */
const STEPS_MIN = Number(process.env.MODEL_STEPS ?? 10_000);
const STEP_WITHIN_MS = 60;

const home = mkdtempSync(join(tmpdir(), 'storefront-model-'));
let servers: BackingServers;
let shop: WholeShop;
beforeAll(async () => {
  servers = await startBackingServers({ home, ephemeral: true });
  process.env.TEST_POSTGRES_URL = servers.postgresUrl;
  shop = await openWholeShop();
});
afterAll(async () => {
  await shop.close();
  await servers.stop();
  rmSync(home, { recursive: true, force: true });
});

test(
  `orders, stock, credit and promotion uses agree with a simple model over ${STEPS_MIN} steps`,
  async () => {
    expect(await runOrderModel(shop, STEPS_MIN)).toBeGreaterThanOrEqual(STEPS_MIN);
  },
  STEPS_MIN * STEP_WITHIN_MS,
);
