import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TEST_ACCEPTED_TOKENS, TEST_TOKENS } from '@storefront/access/testing';
import { startTcpProxy } from '@storefront/backing-servers/testing';
import { PAYMENT_SESSION_MINUTES } from '@storefront/contract';
import { openTestDatabase, type SkewedProcess, startSkewedProcess, type TestDatabase } from '@storefront/db/testing';
import type { BillingServiceDefinition } from '@storefront/proto/storefront/billing/v1';
import { createClient, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import type { Database } from './store/schema.ts';
import { aCaller } from './testing/builders.ts';

const MINUTE_MS = 60_000;
/** Longer than a payment session, so that a session that is judged by the wrong clock is over at once or lasts twice as long. */
const SKEW_MINUTES = PAYMENT_SESSION_MINUTES + 10;

const EMAIL = 'ann@example.com';
const PASSWORD = 'correct horse battery';

const clientOf = (address: string, serviceToken: string) =>
  createClient<BillingServiceDefinition>('storefront.billing.v1.BillingService', {
    address,
    serviceToken,
    // A process that has just started on a busy machine needs longer than the usual deadline.
    deadlineMs: 60_000,
  });

const startBilling = (databaseUrl: string, skewMs: number): Promise<SkewedProcess> =>
  startSkewedProcess({
    main: new URL('main.ts', import.meta.url),
    env: {
      DATABASE_URL: databaseUrl,
      NATS_URL: process.env.TEST_NATS_URL,
      SERVICE_TOKEN: TEST_TOKENS.billing,
      ACCEPTED_TOKENS: TEST_ACCEPTED_TOKENS,
      SANDBOX_SECRET: 'a-sandbox-secret-of-the-test',
      PUBLIC_BASE_URL: 'http://shop.test',
    },
    skewMs,
  });
const signUp = (client: ReturnType<typeof clientOf>, tenantId: string) =>
  client.signUp({ email: EMAIL, password: PASSWORD, name: 'Ann', clientAddress: '192.0.2.1' }, aCaller({ tenantId }));

describe.each([SKEW_MINUTES, -SKEW_MINUTES])('two processes, of which the clock of one is off by %i minutes,', (minutes) => {
  let database: TestDatabase<Database>;
  let processes: readonly SkewedProcess[];

  beforeAll(async () => {
    database = await openTestDatabase<Database>({ name: 'billing', migrations: new URL('../migrations/', import.meta.url) });
    processes = await Promise.all([minutes * MINUTE_MS, 0].map((skewMs) => startBilling(database.url, skewMs)));
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end()));
    await database.close();
  });

  /** A client of each process with the token of a service: first of the process whose clock is off. */
  function clientsFor(token: string) {
    const [skewed, accurate] = processes.map(({ address }) => clientOf(address, token));
    if (skewed === undefined || accurate === undefined) throw new Error('a process is missing');
    return { skewed, accurate };
  }

  test.each(['skewed', 'accurate'] as const)('agree on how long a payment session lasts that the %s one has opened', async (opener) => {
    const tenantId = newId();
    const gateway = clientsFor(TEST_TOKENS.gateway);
    const orders = clientsFor(TEST_TOKENS.orders);
    const { session } = await signUp(gateway.skewed, tenantId);
    const shopper = { ...aCaller({ tenantId }), customerId: session?.customer?.id ?? '' };
    const [checkoutId, orderId] = [newId(), newId()];
    const money = { paymentRail: 'PREPAID' as const, amount: '115.00', currency: 'JMD', holdSeconds: 900 };
    const { authorized } = await orders[opener].authorizePayment({ checkoutId, orderId, ...money, dryRun: false }, shopper);
    const sessionId = authorized?.paymentSession?.id;

    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - clock_timestamp())::float8 / 60 as minutes from payment_session where id = ${sessionId}
    `.execute(database.db);
    expect(rows[0]?.minutes).toBeGreaterThan(PAYMENT_SESSION_MINUTES - 2);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(PAYMENT_SESSION_MINUTES);
    for (const client of [orders.skewed, orders.accurate]) {
      expect((await client.reopenPayment({ orderId }, shopper)).paymentSession).toMatchObject({ id: sessionId, status: 'PENDING' });
    }
    await sql`update payment_session set expires_at = now() - interval '1 minute' where id = ${sessionId}`.execute(database.db);
    const reopened = await orders.skewed.reopenPayment({ orderId }, shopper);
    expect(reopened.paymentSession?.id).not.toBe(sessionId);
    expect((await orders.accurate.reopenPayment({ orderId }, shopper)).paymentSession?.id).toBe(reopened.paymentSession?.id);
    for (const client of [gateway.skewed, gateway.accurate, orders.skewed, orders.accurate]) client.close();
  });

  test('agree on how long a login lasts, and that one has ended', async () => {
    const tenantId = newId();
    const caller = aCaller({ tenantId });
    const { skewed, accurate } = clientsFor(TEST_TOKENS.gateway);
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() - interval '1 minute' as at`.execute(database.db);
    const since = rows[0]?.at.toISOString() ?? '';
    const { session } = await signUp(skewed, tenantId);
    const refreshed = await accurate.refreshSession({ refreshToken: session?.refreshToken ?? '' }, caller);
    const again = await skewed.refreshSession({ refreshToken: refreshed.session?.refreshToken ?? '' }, caller);
    const issued = await sql<{ hours: number }>`
      select distinct round(extract(epoch from expires_at - clock_timestamp()) / 3600)::int as hours from refresh_token where tenant_id = ${tenantId}
    `.execute(database.db);
    expect(issued.rows).toHaveLength(1);

    await skewed.endSession({ refreshToken: again.session?.refreshToken ?? '' }, caller);

    const ended = await Promise.all([skewed, accurate].map((client) => client.listEndedSessions({ since }, caller)));
    const familyId = again.session?.familyId;
    expect(familyId).toBeTruthy();
    for (const { sessions } of ended) expect(sessions).toContainEqual(expect.objectContaining({ familyId }));
    for (const client of [skewed, accurate]) client.close();
  });
});

test('a process starts while the database does not respond, and uses its clock once it does', async () => {
  const database = await openTestDatabase<Database>({ name: 'billing', migrations: new URL('../migrations/', import.meta.url) });
  const proxy = await startTcpProxy(database.url);
  proxy.freeze();
  const started = await startBilling(proxy.through(database.url), SKEW_MINUTES * MINUTE_MS);
  const client = clientOf(started.address, TEST_TOKENS.gateway);
  try {
    proxy.restore();
    const tenantId = newId();
    let familyId = '';
    while (familyId === '') {
      familyId = await signUp(client, tenantId).then(
        ({ session }) => session?.familyId ?? '',
        () => '',
      );
    }
    expect(
      (await client.logIn({ email: EMAIL, password: PASSWORD, clientAddress: '192.0.2.1' }, aCaller({ tenantId }))).session,
    ).toBeTruthy();
  } finally {
    client.close();
    await started.end();
    await proxy.close();
    await database.close();
  }
});
