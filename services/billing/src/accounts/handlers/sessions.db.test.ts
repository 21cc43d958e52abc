import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { aCaller, aStore } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { LOGINS_MAX } from '../domain/login-limit.ts';
import { endSession, listEndedSessions } from './end-sessions.ts';
import { setCustomer } from './set-customer.ts';
import { logIn, refreshSession, signUp, startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const shopper = {
  email: 'Ann@Example.com',
  password: 'correct horse battery',
  name: 'Ann',
  clientAddress: '192.0.2.1',
  shopperAddress: '',
};
const register = (caller = aCaller({ tenantId: newId() })) =>
  signUp(billing.deps)(shopper, caller).then(({ session }) => ({ caller, session }));
const endedSince = async (since: Date) =>
  (await listEndedSessions(billing.deps)({ since: since.toISOString() }, aCaller({ tenantId: newId() }))).sessions;

/** Records failures of a subject that happened this many seconds ago. */
const failuresOf = (
  { kind, value }: { readonly kind: 'key' | 'email' | 'login'; readonly value: string },
  { tenantId, mode }: ReturnType<typeof aCaller>,
  secondsAgo: readonly number[],
) =>
  billing.deps.db
    .insertInto('login_failure')
    .values(
      secondsAgo.map((seconds) => ({
        tenant_id: tenantId,
        mode,
        subject_kind: kind,
        subject: value,
        failed_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`,
      })),
    )
    .execute();

describe('signup and login', () => {
  test('a signup starts a session, and the login ignores the case of the email', async () => {
    const { caller, session } = await register();

    const again = await logIn(billing.deps)({ ...shopper, email: ' ANN@example.COM' }, caller);

    expect(session).toMatchObject({ customer: { email: 'ann@example.com', status: 'ACTIVE', currency: 'JMD' } });
    expect(again.session?.customer?.id).toBe(session?.customer?.id);
    expect(again.session?.familyId).not.toBe(session?.familyId);
  });

  test('an email can be used once per store and mode', async () => {
    const { caller } = await register();

    await expect(register(caller)).rejects.toMatchObject({ code: 'conflict', reason: 'email_taken' });
    await expect(register({ ...caller, mode: 'live' })).resolves.toBeDefined();
    await expect(register()).resolves.toBeDefined();
  });

  test('an account pending approval has no session and cannot log in until it is approved', async () => {
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

  test('an unknown email and a wrong password return the same error', async () => {
    const { caller } = await register();
    const failing = [{ email: 'unknown@example.com' }, { password: 'a wrong password' }, { email: 'not an email\0' }];

    const errors = await Promise.all(
      failing.map((wrong) => logIn(billing.deps)({ ...shopper, ...wrong }, caller).catch((error: unknown) => error)),
    );

    expect(new Set(errors.map((error) => JSON.stringify([error, String(error)]))).size).toBe(1);
    expect(errors[0]).toMatchObject({ code: 'unauthorized' });
  });

  test('of thirty concurrent guesses ten are checked, and then even the correct password is refused', async () => {
    const { caller } = await register();
    const guesses = Array.from({ length: 30 }, () =>
      logIn(billing.deps)({ ...shopper, password: 'a wrong password', clientAddress: newId() }, caller),
    );

    const codes = (await Promise.allSettled(guesses)).map((result): string => (result.status === 'rejected' ? result.reason.code : 'in'));

    expect(codes.filter((code) => code === 'unauthorized')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(20);
    const late = await logIn(billing.deps)(shopper, caller).catch((error: unknown) => error);
    expect(late).toMatchObject({ code: 'rate_limited', reason: 'login_email_limited' });
    const { retryAfterSeconds } = late as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test.each([
    { ago: [500, 500, 500, 500, 500, 500, 500, 500, 500, 20], wait: 40 },
    { ago: [890, 20, 20, 20, 20, 20, 20, 20, 20, 20], wait: 10 },
    { ago: [895, 890, 20, 20, 20, 20, 20, 20, 20, 20, 20], wait: 10 },
  ])('after failures $ago seconds ago, Retry-After is $wait', async ({ ago, wait }) => {
    const { caller } = await register();
    await failuresOf({ kind: 'email', value: 'ann@example.com' }, caller, ago);

    const refused = await logIn(billing.deps)(shopper, caller).catch((error: unknown) => error);

    expect(refused).toMatchObject({ code: 'rate_limited', reason: 'login_email_limited' });
    const { retryAfterSeconds } = refused as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeLessThanOrEqual(wait);
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
  });

  test('one attempt is admitted after Retry-After, and the next one waits again', async () => {
    const { caller } = await register();
    await failuresOf(
      { kind: 'email', value: 'ann@example.com' },
      caller,
      Array.from({ length: 10 }, () => 60),
    );
    const guesses = Array.from({ length: 5 }, () => logIn(billing.deps)({ ...shopper, password: 'a wrong password' }, caller));

    const codes = (await Promise.allSettled(guesses)).map((result) => (result.status === 'rejected' ? result.reason.code : 'in'));

    expect(codes.filter((code) => code === 'unauthorized')).toHaveLength(1);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(4);
    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('logins that succeed are counted as well, apart from failures', async () => {
    const { caller } = await register();
    await failuresOf({ kind: 'login', value: 'ann@example.com' }, caller, Array(LOGINS_MAX - 1).fill(0));
    await expect(logIn(billing.deps)({ ...shopper, password: 'a wrong password' }, caller)).rejects.toMatchObject({ code: 'unauthorized' });

    await expect(logIn(billing.deps)(shopper, caller)).resolves.toBeDefined();

    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'rate_limited', reason: 'login_email_limited' });
    await expect(logIn(billing.deps)(shopper, { ...caller, mode: 'live' })).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('failures are counted per store and mode, and per client address across emails', async () => {
    const { caller } = await register();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(logIn(billing.deps)({ ...shopper, email: `x${attempt}@example.com` }, caller)).rejects.toMatchObject({
        code: 'unauthorized',
      });
    }

    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'rate_limited', reason: 'login_address_limited' });
    await expect(logIn(billing.deps)({ ...shopper, clientAddress: '192.0.2.2' }, caller)).resolves.toBeDefined();
    await expect(register({ ...caller, mode: 'live' })).resolves.toBeDefined();
  });

  test("failures through the store's own server do not lock out its other shoppers", async () => {
    const { caller } = await register();
    const server = { ...caller, keyKind: 'SECRET' as const, keyId: newId() };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(logIn(billing.deps)({ ...shopper, email: `x${attempt}@example.com` }, server)).rejects.toMatchObject({
        code: 'unauthorized',
      });
      await expect(register(server)).rejects.toMatchObject({ reason: 'email_taken' });
    }

    await expect(logIn(billing.deps)(shopper, server)).resolves.toBeDefined();
    await expect(logIn(billing.deps)(shopper, caller)).resolves.toBeDefined();
  });

  test("ten failures of an address that the store's own server names stop that address only, long before the key's limit", async () => {
    const { caller } = await register();
    const server = { ...caller, keyKind: 'SECRET' as const, keyId: newId() };
    const attacker = { ...shopper, shopperAddress: '198.51.100.1' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(logIn(billing.deps)({ ...attacker, email: `x${attempt}@example.com` }, server)).rejects.toMatchObject({
        code: 'unauthorized',
      });
      await expect(signUp(billing.deps)(attacker, server)).rejects.toMatchObject({ reason: 'email_taken' });
    }

    const limited = { code: 'rate_limited', reason: 'login_address_limited' };
    await expect(logIn(billing.deps)(attacker, server)).rejects.toMatchObject(limited);
    await expect(signUp(billing.deps)({ ...attacker, email: 'new@example.com' }, server)).rejects.toMatchObject(limited);
    await expect(logIn(billing.deps)({ ...shopper, shopperAddress: '198.51.100.2' }, server)).resolves.toBeDefined();
    await expect(logIn(billing.deps)(shopper, server)).resolves.toBeDefined();
  });

  test('a thousand failures of one secret key are its limit, for logins and signups', async () => {
    const { caller } = await register();
    const server = { ...caller, keyKind: 'SECRET' as const, keyId: newId() };
    await failuresOf(
      { kind: 'key', value: server.keyId },
      server,
      Array.from({ length: 999 }, () => 0),
    );
    await expect(register(server)).rejects.toMatchObject({ reason: 'email_taken' });

    const limited = { code: 'rate_limited', reason: 'login_key_limited' };
    await expect(logIn(billing.deps)(shopper, server)).rejects.toMatchObject(limited);
    await expect(register(server)).rejects.toMatchObject(limited);
    await expect(logIn(billing.deps)(shopper, { ...server, keyId: newId() })).resolves.toBeDefined();
    await expect(logIn(billing.deps)(shopper, caller)).resolves.toBeDefined();
  });

  test('with a publishable key, ten signups from one client address are its limit, also with emails in use', async () => {
    const { caller } = await register();
    const attempts = Array.from({ length: 20 }, () => register(caller));

    const reasons = (await Promise.allSettled(attempts)).map((result): string =>
      result.status === 'rejected' ? result.reason.reason : 'in',
    );

    expect(reasons.filter((reason) => reason === 'email_taken')).toHaveLength(9);
    expect(reasons.filter((reason) => reason === 'login_address_limited')).toHaveLength(11);
    await expect(signUp(billing.deps)({ ...shopper, email: 'b@example.com', clientAddress: '192.0.2.2' }, caller)).resolves.toBeDefined();
    await expect(logIn(billing.deps)(shopper, caller)).resolves.toBeDefined();
    const server = { ...caller, keyKind: 'SECRET' as const, keyId: newId() };
    for (let count = 0; count < 12; count += 1) {
      await expect(signUp(billing.deps)({ ...shopper, email: `c${count}@example.com` }, server)).resolves.toBeDefined();
    }
  });

  test('with a publishable key, emails in use count against the client address', async () => {
    const { caller } = await register();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(register(caller)).rejects.toMatchObject({ reason: 'email_taken' });
      await expect(logIn(billing.deps)({ ...shopper, email: `x${attempt}@example.com` }, caller)).rejects.toMatchObject({
        code: 'unauthorized',
      });
    }

    await expect(logIn(billing.deps)(shopper, caller)).rejects.toMatchObject({ code: 'rate_limited', reason: 'login_address_limited' });
  });

  test('a login that races a password change is refused', async () => {
    const { caller, session } = await register();
    const changed = { customer: shopper.email, fields: { password: 'another password', paymentRails: [], addresses: [] } };
    const { passwords } = billing.deps;
    const racing: typeof passwords = {
      ...passwords,
      // The password changes after it was found to match and before the session is written.
      matches: async (hash, password, flow) => {
        const matched = await passwords.matches(hash, password, flow);
        await setCustomer(billing.deps)(changed, { ...caller, kind: 'operator' });
        return matched;
      },
    };

    const late = logIn({ ...billing.deps, passwords: racing })(shopper, caller);

    await expect(late).rejects.toMatchObject({ code: 'unauthorized', reason: 'invalid_credentials' });
    const live = await billing.deps.db
      .selectFrom('session_family')
      .select('id')
      .where('customer_id', '=', session?.customer?.id ?? '')
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
    await expect(logIn(billing.deps)({ ...shopper, password: 'another password' }, caller)).resolves.toBeDefined();
  });
});

describe('a session', () => {
  test('each refresh returns a new token of the same family', async () => {
    const { caller, session } = await register();

    const second = await refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller);
    const third = await refreshSession(billing.deps)({ refreshToken: second.session?.refreshToken ?? '' }, caller);

    expect(third.session?.familyId).toBe(session?.familyId);
    expect(third.session?.refreshToken).not.toBe(second.session?.refreshToken);
  });

  /** Starts a session and refreshes it. */
  const refreshed = async () => {
    const { caller, session } = await register();
    const refresh = async (refreshToken = '') => (await refreshSession(billing.deps)({ refreshToken }, caller)).session?.refreshToken;
    const isRefused = (token = '') => expect(refresh(token)).rejects.toMatchObject({ reason: 'invalid_refresh_token' });
    const first = session?.refreshToken;
    return { caller, session, refresh, isRefused, first, second: await refresh(first) };
  };
  /** Moves the clock for the work, in milliseconds. */
  const later = async (ms: number, work: () => Promise<unknown>) => {
    const { now } = billing.clock;
    billing.clock.now = new Date(now.getTime() + ms);
    await work().finally(() => (billing.clock.now = now));
  };

  test('of a session that is refreshed all the time, a thousand tokens are stored, by which the reuse of one is noticed', async () => {
    const { session, refresh, isRefused, first, second } = await refreshed();
    const { db } = billing.deps;
    const familyId = session?.familyId ?? '';
    await sql`
      insert into refresh_token (tenant_id, mode, token_hash, family_id, issued_at, expires_at, used_at)
      select tenant_id, mode, int4send(number), family_id, issued_at - make_interval(secs => number), expires_at, used_at
      from refresh_token, generate_series(1, 1200) number where family_id = ${familyId} and used_at is not null
    `.execute(db);

    const third = await refresh(second);

    const stored = await db.selectFrom('refresh_token').select('used_at').where('family_id', '=', familyId).execute();
    expect(stored).toHaveLength(1_000);
    await isRefused(first);
    await isRefused(third);
  });

  test.each([0, 1, 30_000])('a token that is used again after %d ms returns the same token, and the session goes on', async (ms) => {
    const since = new Date();
    const { session, refresh, first, second } = await refreshed();

    await later(ms, async () => expect(await refresh(first)).toBe(second));

    expect(await refresh(second)).toEqual(expect.any(String));
    expect((await endedSince(since))?.map(({ familyId }) => familyId)).not.toContain(session?.familyId);
  });

  test.each<[string, number, (second: string | undefined, refresh: (token?: string) => Promise<unknown>) => Promise<unknown>]>([
    ['30,001 ms later', 30_001, async () => undefined],
    ['at once after the next token was used', 0, (second, refresh) => refresh(second)],
  ])('a token that is used again %s ends the session and invalidates all its tokens', async (_when, ms, before) => {
    const since = new Date();
    const { session, refresh, isRefused, first, second } = await refreshed();
    await before(second, refresh);

    await later(ms, () => isRefused(first));

    await isRefused(second);
    await isRefused(first);
    expect((await endedSince(since))?.map(({ familyId }) => familyId)).toContain(session?.familyId);
    const events = await billing.deps.db
      .selectFrom('outbox')
      .select('type')
      .where('aggregate_id', '=', session?.familyId ?? '')
      .execute();
    expect(events).toEqual([{ type: 'session.ended' }]);
  });

  test.each<[string, (buyer: Awaited<ReturnType<typeof refreshed>>) => Promise<unknown>]>([
    ['logout', ({ caller, second = '' }) => endSession(billing.deps)({ refreshToken: second }, caller)],
    ['logout with the used token', ({ caller, first = '' }) => endSession(billing.deps)({ refreshToken: first }, caller)],
    ...[{ status: 'SUSPENDED' }, { status: 'CLOSED' }, { password: 'another password' }].map(
      (change): [string, (buyer: Awaited<ReturnType<typeof refreshed>>) => Promise<unknown>] => [
        JSON.stringify(change),
        ({ caller }) =>
          setCustomer(billing.deps)(
            { customer: shopper.email, fields: { ...change, paymentRails: [], addresses: [] } },
            { ...caller, kind: 'operator' },
          ),
      ],
    ),
  ])('after a %s, no token of the session returns another one', async (_end, end) => {
    const buyer = await refreshed();

    await end(buyer);

    await buyer.isRefused(buyer.first);
    await buyer.isRefused(buyer.second);
  });

  test('concurrent uses of a token return one next token, and one session goes on', async () => {
    const { caller, session } = await register();
    const uses = Array.from({ length: 8 }, () => refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller));

    const sessions = (await Promise.all(uses)).map((use) => use.session);

    expect(new Set(sessions.map((each) => each?.familyId))).toEqual(new Set([session?.familyId]));
    const [next, ...others] = new Set(sessions.map((each) => each?.refreshToken));
    expect(others).toEqual([]);
    await expect(refreshSession(billing.deps)({ refreshToken: next ?? '' }, caller)).resolves.toBeDefined();
  });

  test('a logout ends the session, and repeating it or using an unknown token is not an error', async () => {
    const { caller, session } = await register();
    const refreshToken = session?.refreshToken ?? '';

    await endSession(billing.deps)({ refreshToken }, caller);
    await endSession(billing.deps)({ refreshToken }, caller);
    await endSession(billing.deps)({ refreshToken: 'unknown' }, caller);

    await expect(refreshSession(billing.deps)({ refreshToken }, caller)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('a token has no effect in another store or mode', async () => {
    const { caller, session } = await register();
    const refreshToken = session?.refreshToken ?? '';

    for (const stranger of [aCaller({ tenantId: newId() }), { ...caller, mode: 'live' as const }]) {
      await expect(refreshSession(billing.deps)({ refreshToken }, stranger)).rejects.toMatchObject({ code: 'unauthorized' });
      await endSession(billing.deps)({ refreshToken }, stranger);
    }
    await expect(refreshSession(billing.deps)({ refreshToken }, caller)).resolves.toBeDefined();
  });

  test('a session expires with its refresh token after 30 days', async () => {
    const { caller, session } = await register();
    billing.clock.now = new Date(Date.now() + 30 * 86_400_000 + 1000);

    const refused = refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, caller);

    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
    billing.clock.now = new Date();
  });

  test('a suspension and a new password end the session', async () => {
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

  test('a session can be started only for a customer of the same store and mode', async () => {
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
