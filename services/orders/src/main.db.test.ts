import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1/OperationsService';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1/OrdersService';
import { checkHealth, createClient } from '@storefront/rpc';
import { expectSettled } from './testing/expect-settled.ts';
import { openWorld, type World } from './testing/open-world.ts';

/** Two processes start, each in a second or two. */
const PATIENCE_MS = 30_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
const started: ChildProcess[] = [];
const faults = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(async () => {
  for (const process of started) process.kill('SIGKILL');
  rmSync(faults, { recursive: true });
  await world.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The service as it runs, with this fault in it. */
async function startProcess(fault: Record<string, string>): Promise<{ process: ChildProcess; address: string; exit: Promise<unknown[]> }> {
  const port = await freePort();
  const env = {
    ...world.environment,
    ...fault,
    PATH: process.env.PATH,
    NATS_URL: process.env.TEST_NATS_URL,
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(port),
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  started.push(child);
  const exit = once(child, 'exit');
  const address = `127.0.0.1:${port}`;
  while (!(await checkHealth(address, 500)) && child.exitCode === null) await sleep(100);
  return { process: child, address, exit };
}

/** Until the relay has published the only event, or the test's patience ends. */
async function untilPublished(tenantId: string): Promise<void> {
  const unpublished = () =>
    world.deps.db.selectFrom('outbox').select('id').where('tenant_id', '=', tenantId).where('published_at', 'is', null).execute();
  while ((await unpublished()).length > 0) await sleep(50);
}

test(
  'a process that is killed in a checkout is followed by one that finishes it, announces it, and ends on SIGTERM',
  async () => {
    const fault = { STOREFRONT_FAULTS: faults };
    writeFileSync(join(faults, 'reserve_stock:after'), '');
    const shopper = { ...world.newShopper(), idempotency: { route: 'POST /v1/checkout', key: 'k', fingerprint: 'p' } };
    const cart = world.newCart(shopper);
    const request = { body: { cartId: cart.content.id, paymentRail: 'CREDIT_TERMS' as const } };
    const clientOf = (address: string) => {
      const options = { address, serviceToken: world.environment.SERVICE_TOKEN ?? '', deadlineMs: 8000 };
      return createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', options);
    };

    const first = await startProcess(fault);
    const dying = clientOf(first.address);
    await expect(dying.checkout(request, shopper)).rejects.toMatchObject({ code: 'bad_gateway' });
    dying.close();
    expect(await first.exit).toEqual([null, 'SIGKILL']);

    await world.lapseLeases();
    const second = await startProcess(fault);
    while (cart.orderId === null) await sleep(50);
    const living = clientOf(second.address);
    const { replayed, result } = await living.checkout(request, shopper);
    living.close();

    expect({ replayed, orderId: result?.orderId }).toEqual({ replayed: true, orderId: cart.orderId });
    await untilPublished(shopper.tenantId);
    expect(await expectSettled(world, shopper, cart)).toBe(1);
    const operations = createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', {
      address: second.address,
      serviceToken: world.environment.SERVICE_TOKEN ?? '',
    });
    const { checks } = await operations.checkInvariants({}, { ...shopper, kind: 'operator' });
    operations.close();
    expect(checks.length).toBeGreaterThan(5);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);

    second.process.kill('SIGTERM');
    expect(await second.exit).toEqual([0, null]);
  },
  PATIENCE_MS,
);
