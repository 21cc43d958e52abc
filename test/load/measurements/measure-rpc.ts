import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import { createClient, type ImplementedService, readsOf, serve, serviceCaller } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import { batchedOutput, createLogger } from '@storefront/telemetry';
import { processorSecondsOf } from '../probes/processor-time.ts';

/**
 * Measures what a call from one service to another takes on both sides, without any work in between, for a product and a page of 50.
 * `node test/load/measurements/measure-rpc.ts [calls] [sessions]`, where sessions is the number of HTTP/2 connections that share the calls.
 */
const CATALOG = 'storefront.catalog.v1.CatalogService';
const CONCURRENT = 16;
const WARM_UP = 2000;
const CALLER = serviceCaller(
  { tenantId: '00000000-0000-4000-8000-000000000001', mode: 'live' },
  { name: 'Bench', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
);

if (process.send === undefined) await measure(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1));
else await serveReads();

async function serveReads(): Promise<void> {
  const [product, products] = [Buffer.alloc(1300, 'x'), Buffer.alloc(66_000, 'x')];
  const reads: ImplementedService = implementPartly<CatalogServiceDefinition>(
    CATALOG,
    {
      GetProduct: async () => ({ productJson: product, catalogVersion: '1' }),
      ListProducts: async () => ({ productsJson: products, total: 10_000, catalogVersion: '1' }),
    },
    { callers: ['gateway'] },
  );
  const log = createLogger('measure-rpc', 'info', batchedOutput(process.stdout));
  const { port } = await serve({ host: '0.0.0.0', port: 0, acceptedTokens: acceptedTestTokens, log, services: [reads] });
  process.send?.(port);
  process.once('disconnect', () => process.exit());
}

async function measure(calls: number, sessions: number): Promise<void> {
  const server = spawn(process.execPath, [...process.execArgv, import.meta.filename], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = (await once(server, 'message')) as [number];
  const idempotent = readsOf<CatalogServiceDefinition>(CATALOG);
  const client = createClient<CatalogServiceDefinition>(CATALOG, {
    // Linux answers on every address of 127.0.0.0/8, and a client opens one connection to each.
    address: Array.from({ length: sessions }, (_, index) => `127.0.0.${index + 1}:${port}`).join(','),
    serviceToken: TEST_TOKENS.gateway,
    idempotent,
  });
  const work = {
    product: () => client.getProduct({ sku: 'SKU-1' }, CALLER),
    'page of 50': () => client.listProducts({ tags: [], limit: 50, offset: 0 }, CALLER),
  };
  for (const [name, call] of Object.entries(work)) {
    await repeat(WARM_UP, call);
    const before = await both(server.pid ?? 0);
    await repeat(calls, call);
    const after = await both(server.pid ?? 0);
    const [own, served] = after.map((seconds, index) => Math.round(((seconds - (before[index] ?? 0)) / calls) * 1_000_000));
    console.log(`${name}: caller ${own} µs, server ${served} µs`);
  }
  client.close();
  server.disconnect();
  await sleep(0);
}

/** The seconds of the processor that this process and the server have taken. */
async function both(server: number): Promise<readonly number[]> {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1_000_000, await processorSecondsOf(server)];
}

async function repeat(calls: number, call: () => Promise<unknown>): Promise<void> {
  let left = calls;
  const one = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: CONCURRENT }, one));
}
