import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TEST_TOKENS } from '@storefront/access/testing';
import { freePort } from '@storefront/backing-servers';
import { seen, until } from '@storefront/lifecycle/testing';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import type { OrdersServiceDefinition } from '@storefront/proto/storefront/orders/v1';
import { checkHealth, createClient } from '@storefront/rpc';
import { sql } from 'kysely';
import { invariants } from './store/invariants.ts';
import { expectConsistentState } from './testing/expect-consistent-state.ts';
import { openWorld, type World } from './testing/open-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.ledger.holds.clear());
const started: ChildProcess[] = [];
const faults = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(async () => {
  for (const process of started) process.kill('SIGKILL');
  rmSync(faults, { recursive: true });
  await world.close();
});

/** Starts the service as a process with these fault settings. */
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
  await until(async () => child.exitCode !== null || (await checkHealth(address, 500)));
  return { process: child, address, exit };
}

/** Waits until the relay has published every event of the store. */
async function untilPublished(tenantId: string): Promise<void> {
  const unpublished = () =>
    world.deps.db.selectFrom('outbox').select('id').where('tenant_id', '=', tenantId).where('published_at', 'is', null).execute();
  await until(async () => expect(await unpublished()).toHaveLength(0));
}

const clientOf = (address: string) =>
  createClient<OrdersServiceDefinition>('storefront.orders.v1.OrdersService', {
    address,
    serviceToken: TEST_TOKENS.gateway,
    deadlineMs: 8000,
  });

const unfinishedCheckouts = () => world.deps.db.selectFrom('checkout').select('id').where('finished_at', 'is', null).execute();

/** A keyed checkout on credit terms, in a process that is killed at `point`. */
function aCheckoutKilledAt(point: string) {
  writeFileSync(join(faults, point), '');
  const shopper = { ...world.newShopper(), idempotency: { route: 'POST /v1/checkout', key: 'k', fingerprint: 'p' } };
  const cart = world.newCart(shopper);
  return { shopper, cart, request: { body: { cartId: cart.content.id, paymentRail: 'CREDIT_TERMS' as const } } };
}

test('a checkout of a killed process is taken over at once, although its lease would last for minutes', async () => {
  const fault = { STOREFRONT_FAULTS: faults };
  const { shopper, cart, request } = aCheckoutKilledAt('authorize_payment:after');
  const first = await startProcess(fault);
  // Its session is what shows that it has died.
  const known = () => world.deps.db.selectFrom('lease_owner').select('id').where('has_session', '=', true).execute();
  await until(async () => expect((await known()).length).toBeGreaterThan(0));
  const firstClient = clientOf(first.address);
  await expect(firstClient.checkout(request, shopper)).rejects.toMatchObject({ code: 'bad_gateway' });
  firstClient.close();
  await first.exit;
  await sql`update checkout set lease_until = now() + interval '10 minutes' where finished_at is null`.execute(world.deps.db);

  const second = await startProcess(fault);
  await until(() => expect(cart.orderId).not.toBeNull());
  const secondClient = clientOf(second.address);
  const { replayed, result } = await secondClient.checkout(request, shopper);
  secondClient.close();

  expect({ replayed, orderId: result?.orderId }).toEqual({ replayed: true, orderId: cart.orderId });
  second.process.kill('SIGTERM');
  expect(await second.exit).toEqual([0, null]);
  expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  expect(await world.deps.db.selectFrom('lease_owner').select('id').execute()).toEqual([]);
});

test('after a process is killed during a checkout, the next process completes it, publishes its event, and exits on SIGTERM', async () => {
  const fault = { STOREFRONT_FAULTS: faults };
  const { shopper, cart, request } = aCheckoutKilledAt('reserve_stock:after');

  const first = await startProcess(fault);
  const firstClient = clientOf(first.address);
  await expect(firstClient.checkout(request, shopper)).rejects.toMatchObject({ code: 'bad_gateway' });
  firstClient.close();
  expect(await first.exit).toEqual([null, 'SIGKILL']);

  await world.expireLeases();
  const second = await startProcess(fault);
  await until(() => expect(cart.orderId).not.toBeNull());
  const secondClient = clientOf(second.address);
  const { replayed, result } = await secondClient.checkout(request, shopper);
  secondClient.close();

  expect({ replayed, orderId: result?.orderId }).toEqual({ replayed: true, orderId: cart.orderId });
  await untilPublished(shopper.tenantId);
  // The response does not wait for the last steps of the checkout.
  await until(async () => expect(await unfinishedCheckouts()).toHaveLength(0));
  expect(await expectConsistentState(world, shopper, cart)).toBe(1);
  const operations = createClient<OperationsServiceDefinition>('storefront.operations.v1.OperationsService', {
    address: second.address,
    serviceToken: TEST_TOKENS.operator,
  });
  const { checks } = await operations.checkInvariants({}, { ...shopper, kind: 'operator' });
  operations.close();
  expect(seen('checks', checks, invariants.length).filter(({ violationCount }) => violationCount !== '0')).toEqual([]);
  // The checks ran on connections of their own, which stay open for some seconds.
  const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and application_name = 'orders checks'
    `.execute(world.deps.db);
  expect(rows.length).toBeGreaterThan(0);

  second.process.kill('SIGTERM');
  expect(await second.exit).toEqual([0, null]);
});
