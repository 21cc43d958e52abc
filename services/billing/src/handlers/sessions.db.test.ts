import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { aCaller, aStore } from '../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../testing/open-billing.ts';
import { endSession } from './end-session.ts';
import { listEndedSessions } from './list-ended-sessions.ts';
import { logIn } from './log-in.ts';
import { refreshSession } from './refresh-session.ts';
import { setCustomer } from './set-customer.ts';
import { signUp } from './sign-up.ts';
import { startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const shopper = { email: 'Ann@Example.com', password: 'correct horse battery', name: 'Ann', clientAddress: '192.0.2.1' };
const register = (caller = aCaller({ tenantId: newId() })) =>
  signUp(billing.deps)(shopper, caller).then(({ session }) => ({ caller, session }));
const endedSince = async (since: Date) =>
  (await listEndedSessions(billing.deps)({ since: since.toISOString() }, aCaller({ tenantId: newId() }))).sessions;

describe('signup and login', () => {
  test('a signup begins a session, and the e-mail logs in whatever its capitals', async () => {
    const { caller, session } = await register();

    const again = await logIn(billing.deps)({ ...shopper, email: ' ANN@example.COM' }, caller);

    expect(session).toMatchObject({ customer: { email: 'ann@example.com', status: 'ACTIVE', currency: 'JMD' } });
    expect(again.session?.customer?.id).toBe(session?.customer?.id);
    expect(again.session?.familyId).not.toBe(session?.familyId);
  });

  test('a taken e-mail is refused in its store and mode, and free in every other', async () => {
    const { caller } = await register();

    await expect(register(caller)).rejects.toMatchObject({ code: 'conflict', reason: 'email_taken' });
    await expect(register({ ...caller, mode: 'live' })).resolves.toBeDefined();
    await expect(register()).resolves.toBeDefined();
  });

  test('an account that waits for approval has no session and cannot log in until it is approved', async () => {
    const caller = aCaller({ tenantId: newId(), store: aStore({ signup: 'approval' }) });
    const { session } = await register(caller);

    expect(session).toMatchObject({ familyId: '', refreshToken: '', customer: { status: 'PENDING_APPROVAL' } });
    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'forbidden', reason: 'account_pending_approval' });
    await expect(logIn(billing.deps)({ ...shopper, password: 'a wrong password' }, caller)).rejects.toMatchObject({ code: 'unauthorized' });

    await setCustomer(billing.deps)(
      { customer: shopper.email, fields: { status: 'ACTIVE', paymentRails: [], addresses: [] } },
      { ...caller, kind: 'operator' },
    );
    await expect(logIn(billing.deps)(shopper, caller)).resolves.toBeDefined();
  });

  test('an unknown e-mail and a wrong password answer alike', async () => {
    const { caller } = await register();
    const failing = [{ email: 'nobody@example.com' }, { password: 'a wrong password' }, { email: 'not an e-mail\0' }];

    const errors = await Promise.all(
      failing.map((wrong) => logIn(billing.deps)({ ...shopper, ...wrong }, caller).catch((error: unknown) => error)),
    );

    expect(new Set(errors.map((error) => JSON.stringify([error, String(error)]))).size).toBe(1);
    expect(errors[0]).toMatchObject({ code: 'unauthorized' });
  });

  test('of thirty guesses at once ten are judged, then also the right password has to wait', async () => {
    const { caller } = await register();
    const guesses = Array.from({ length: 30 }, () =>
      logIn(billing.deps)({ ...shopper, password: 'a wrong password', clientAddress: newId() }, caller),
    );

    const codes = (await Promise.allSettled(guesses)).map((result) => (result.status === 'rejected' ? result.reason.code : 'in'));

    expect(codes.filter((code) => code === 'unauthorized')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(20);
    const late = await logIn(billing.deps)(shopper, caller).catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'rate_limited' });
    const { retryAfterSeconds } = late as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(880);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  test('failures count per store and mode, and by address for any e-mail', async () => {
    const { caller } = await register();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(logIn(billing.deps)({ ...shopper, email: `x${attempt}@example.com` }, caller)).rejects.toMatchObject({
        code: 'unauthorized',
      });
    }

    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(logIn(billing.deps)({ ...shopper, clientAddress: '192.0.2.2' }, caller)).resolves.toBeDefined();
    await expect(register({ ...caller, mode: 'live' })).resolves.toBeDefined();
  });
});

describe('a session', () => {
  test('continues with a new token each time', async () => {
    const { caller, session } = await register();

    const second = await refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller);
    const third = await refreshSession(billing.deps)({ refreshToken: second.session?.refreshToken ?? '' }, caller);

    expect(third.session?.familyId).toBe(session?.familyId);
    expect(third.session?.refreshToken).not.toBe(second.session?.refreshToken);
  });

  test('ends, every token of it, when one is used twice', async () => {
    const since = new Date();
    const { caller, session } = await register();
    const first = session?.refreshToken ?? '';
    const second = await refreshSession(billing.deps)({ refreshToken: first }, caller);

    await expect(refreshSession(billing.deps)({ refreshToken: first }, caller)).rejects.toMatchObject({ code: 'unauthorized' });

    await expect(refreshSession(billing.deps)({ refreshToken: second.session?.refreshToken ?? '' }, caller)).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect((await endedSince(since))?.map((ended) => ended.familyId)).toContain(session?.familyId);
    const events = await billing.deps.db
      .selectFrom('outbox')
      .select('type')
      .where('aggregate_id', '=', session?.familyId ?? '')
      .execute();
    expect(events).toEqual([{ type: 'session.ended' }]);
  });

  test('is continued by one of two uses at once, and ended by the other', async () => {
    const { caller, session } = await register();
    const uses = [0, 1].map(() => refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller));

    const results = await Promise.allSettled(uses);

    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is over after logout, which may be repeated and may come with an unknown token', async () => {
    const { caller, session } = await register();
    const refreshToken = session?.refreshToken ?? '';

    await endSession(billing.deps)({ refreshToken }, caller);
    await endSession(billing.deps)({ refreshToken }, caller);
    await endSession(billing.deps)({ refreshToken: 'unknown' }, caller);

    await expect(refreshSession(billing.deps)({ refreshToken }, caller)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('is nobody’s in another store and another mode', async () => {
    const { caller, session } = await register();
    const refreshToken = session?.refreshToken ?? '';

    for (const stranger of [aCaller({ tenantId: newId() }), { ...caller, mode: 'live' as const }]) {
      await expect(refreshSession(billing.deps)({ refreshToken }, stranger)).rejects.toMatchObject({ code: 'unauthorized' });
      await endSession(billing.deps)({ refreshToken }, stranger);
    }
    await expect(refreshSession(billing.deps)({ refreshToken }, caller)).resolves.toBeDefined();
  });

  test('lapses with its refresh token after 30 days', async () => {
    const { caller, session } = await register();
    billing.clock.now = new Date(Date.now() + 30 * 86_400_000 + 1000);

    const refused = refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller);

    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
    billing.clock.now = new Date();
  });

  test('ends when the customer is suspended or gets a new password', async () => {
    for (const change of [{ status: 'SUSPENDED' }, { password: 'another password' }]) {
      const { caller, session } = await register();
      await setCustomer(billing.deps)(
        { customer: session?.customer?.id ?? '', fields: { ...change, paymentRails: [], addresses: [] } },
        { ...caller, kind: 'operator' },
      );
      await expect(refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller)).rejects.toMatchObject({
        code: 'unauthorized',
      });
    }
  });

  test('may be started for a customer of this store by id, for nobody else', async () => {
    const customer = await aCustomer(billing.deps);

    const { session } = await startSession(billing.deps)({ customerId: customer.customerId }, customer);

    expect(session?.customer?.id).toBe(customer.customerId);
    for (const [customerId, caller] of [
      [customer.customerId, aCaller({ tenantId: newId() })],
      [customer.customerId, { ...customer, mode: 'live' as const }],
      [newId(), customer],
      ['no-uuid', customer],
    ] as const) {
      await expect(startSession(billing.deps)({ customerId }, caller)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
