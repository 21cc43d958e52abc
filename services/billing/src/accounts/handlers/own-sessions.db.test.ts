import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inScope } from '@storefront/db';
import { type Caller, newId } from '@storefront/rpc';
import { getCustomer } from '../../customers/handlers/customers.ts';
import { aCaller } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { SESSIONS_MAX } from '../transactions/start-session.ts';
import { changePassword } from './change-password.ts';
import { endCustomerSession, endOtherSessions, endSession, listSessions } from './end-sessions.ts';
import { logIn, refreshSession, startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());
const STARTED_AT = new Date('2026-11-20T08:00:00Z');
const at = (minutes: number): void => {
  billing.clock.now = new Date(STARTED_AT.getTime() + minutes * 60_000);
};

type Buyer = Caller & { customerId: string };
const PASSWORD = 'correct horse battery';
const buyer = () => aCustomer(billing.deps, { password: PASSWORD });
const emailOf = async (caller: Buyer) => (await getCustomer(billing.deps)({}, caller)).customer?.email ?? '';
/** Starts a session and returns its customer as its caller, and its refresh token. */
const begin = async (caller: Buyer) => {
  const { session } = await startSession(billing.deps)({ customerId: caller.customerId }, caller);
  return { caller: { ...caller, sessionId: session?.familyId ?? '' }, refreshToken: session?.refreshToken ?? '' };
};
const refresh = async (refreshToken: string, caller: Caller) =>
  (await refreshSession(billing.deps)({ refreshToken }, caller)).session?.refreshToken ?? '';
const sessionsOf = async (caller: Caller) => (await listSessions(billing.deps)({ limit: 50, offset: 0 }, caller)).sessions ?? [];
const idsOf = async (caller: Caller) => (await sessionsOf(caller)).map(({ id }) => id);
const change = (caller: Caller, passwords: { currentPassword?: string; password?: string } = {}) =>
  changePassword(billing.deps)({ currentPassword: PASSWORD, password: 'a much better password', shopperAddress: '', ...passwords }, caller);

describe('the list of sessions', () => {
  test('shows the last used first, with its times and which one calls', async () => {
    const ann = await buyer();
    at(0);
    const first = await begin(ann);
    at(10);
    const second = await begin(ann);
    at(20);
    await refresh(first.refreshToken, ann);

    const sessions = await sessionsOf(second.caller);

    expect(sessions).toEqual([
      {
        id: first.caller.sessionId,
        createdAt: '2026-11-20T08:00:00.000Z',
        lastUsedAt: '2026-11-20T08:20:00.000Z',
        expiresAt: '2026-12-20T08:20:00.000Z',
        isCurrent: false,
      },
      expect.objectContaining({ id: second.caller.sessionId, lastUsedAt: '2026-11-20T08:10:00.000Z', isCurrent: true }),
    ]);
  });

  test('has pages, and neither ended nor expired sessions nor those of another customer or mode', async () => {
    const ann = await buyer();
    at(0);
    const expired = await begin(ann);
    at(30 * 24 * 60);
    const [first, second, ended] = [await begin(ann), await begin(ann), await begin(ann)];
    await begin(await aCustomer(billing.deps, { tenantId: ann.tenantId }));
    await endCustomerSession(billing.deps)({ sessionId: ended.caller.sessionId }, ann);

    expect(new Set(await idsOf(ann))).toEqual(new Set([first.caller.sessionId, second.caller.sessionId]));
    expect(await idsOf({ ...ann, mode: 'live' })).toEqual([]);
    const page = await listSessions(billing.deps)({ limit: 1, offset: 1 }, ann);
    expect([page.sessions?.length, page.total]).toEqual([1, 2]);
    await expect(endCustomerSession(billing.deps)({ sessionId: expired.caller.sessionId }, ann)).rejects.toMatchObject({
      code: 'not_found',
    });
    at(0);
  });
});

describe('ending sessions', () => {
  test('ends one, also the current one, and not one of another customer, or an unknown one', async () => {
    const ann = await buyer();
    const [first, second] = [await begin(ann), await begin(ann)];
    const bob = await aCustomer(billing.deps, { tenantId: ann.tenantId });
    const end = (sessionId: string, caller: Caller) => endCustomerSession(billing.deps)({ sessionId }, caller);

    for (const caller of [bob, { ...ann, mode: 'live' as const }, aCaller({ tenantId: newId(), customerId: ann.customerId })]) {
      await expect(end(first.caller.sessionId, caller)).rejects.toMatchObject({ code: 'not_found' });
    }
    for (const id of [newId(), 'no-uuid', '']) await expect(end(id, ann)).rejects.toMatchObject({ code: 'not_found' });
    await end(first.caller.sessionId, second.caller);
    await expect(refresh(first.refreshToken, ann)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await idsOf(ann)).toEqual([second.caller.sessionId]);
    await end(second.caller.sessionId, second.caller);
    expect(await idsOf(ann)).toEqual([]);
    await expect(end(second.caller.sessionId, ann)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('ends all but the current one', async () => {
    const ann = await buyer();
    const [first, second, third] = [await begin(ann), await begin(ann), await begin(ann)];

    await endOtherSessions(billing.deps)({}, second.caller);

    expect(await idsOf(ann)).toEqual([second.caller.sessionId]);
    for (const { refreshToken } of [first, third]) await expect(refresh(refreshToken, ann)).rejects.toMatchObject({ code: 'unauthorized' });
    await refresh(second.refreshToken, ann);
  });
});

test('all sessions of a customer end with one event', async () => {
  const ann = await buyer();
  const sessions = [await begin(ann), await begin(ann), await begin(ann)];
  const familyIds = sessions.map(({ caller }) => caller.sessionId).sort();

  await endOtherSessions(billing.deps)({}, ann);

  const events = await billing.deps.db
    .selectFrom('outbox')
    .select('data')
    .where('type', '=', 'session.ended')
    .where(inScope(ann))
    .execute();
  expect(events.map(({ data }) => (data as { familyIds: string[] }).familyIds.toSorted())).toEqual([familyIds]);
});

test('of too many sessions, also begun at once, those last used first end', async () => {
  const ann = await buyer();
  at(0);
  const [first, second] = [await begin(ann), await begin(ann)];
  at(1);
  for (let count = 2; count < SESSIONS_MAX; count += 1) await begin(ann);
  at(2);
  await refresh(first.refreshToken, ann);

  await Promise.all(Array.from({ length: 5 }, () => begin(ann)));

  const { total } = await listSessions(billing.deps)({ limit: 1, offset: 0 }, ann);
  expect(total).toBe(SESSIONS_MAX);
  await expect(refresh(second.refreshToken, ann)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await idsOf(ann)).toContain(first.caller.sessionId);
  at(0);
});

test('a session ends once, whatever ends it again', async () => {
  const ann = await buyer();
  const [first, second] = [await begin(ann), await begin(ann)];
  const familyId = first.caller.sessionId;
  const read = async () => ({
    family: await billing.deps.db.selectFrom('session_family').select(['ended_at', 'end_reason']).where('id', '=', familyId).execute(),
    events: await billing.deps.db.selectFrom('outbox').select('type').where('aggregate_id', '=', familyId).execute(),
  });
  await endSession(billing.deps)({ refreshToken: first.refreshToken }, ann);
  const ended = await read();
  expect(ended).toEqual({ family: [{ ended_at: expect.any(Date), end_reason: 'logout' }], events: [{ type: 'session.ended' }] });

  await endSession(billing.deps)({ refreshToken: first.refreshToken }, ann);
  await expect(refresh(first.refreshToken, ann)).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(endCustomerSession(billing.deps)({ sessionId: familyId }, ann)).rejects.toMatchObject({ code: 'not_found' });
  await endOtherSessions(billing.deps)({}, second.caller);
  await change(second.caller);

  expect(await read()).toEqual(ended);
});

describe('a change of the password', () => {
  test('ends all other sessions, and only the new password logs in', async () => {
    const ann = await buyer();
    const email = await emailOf(ann);
    const [current, other] = [await begin(ann), await begin(ann)];

    await change(current.caller);

    expect(await idsOf(ann)).toEqual([current.caller.sessionId]);
    await expect(refresh(other.refreshToken, ann)).rejects.toMatchObject({ code: 'unauthorized' });
    await refresh(current.refreshToken, ann);
    const logInWith = (password: string) => logIn(billing.deps)({ email, password, clientAddress: '', shopperAddress: '' }, ann);
    await expect(logInWith(PASSWORD)).rejects.toMatchObject({ reason: 'invalid_credentials' });
    expect((await logInWith('a much better password')).session?.customer?.id).toBe(ann.customerId);
  });

  test('during refreshes of another session leaves no session of it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ann = await buyer();
      const [current, other] = [await begin(ann), await begin(ann)];

      const [refreshed] = await Promise.allSettled([refresh(other.refreshToken, ann), change(current.caller)]);

      expect(await idsOf(ann)).toEqual([current.caller.sessionId]);
      // Whether the refresh was first or not, its session has ended.
      const next = refreshed.status === 'fulfilled' ? refreshed.value : other.refreshToken;
      await expect(refresh(next, ann)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });

  test.each([
    ['the wrong password', { currentPassword: 'a wrong password' }, 'current_password', 'current_password_incorrect'],
    ['no password', { currentPassword: '' }, 'current_password', 'current_password_incorrect'],
    ['a short password', { password: 'short' }, 'password', 'too_short'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'too_long'],
    ['both, of which the new one is reported', { currentPassword: 'wrong', password: 'short' }, 'password', 'too_short'],
  ])('with %s is refused and changes nothing', async (_what, passwords, field, code) => {
    const ann = await buyer();
    const other = await begin(ann);

    await expect(change(ann, passwords)).rejects.toMatchObject({ code: 'validation_error', details: [{ field, code }] });

    await refresh(other.refreshToken, ann);
    await change(ann);
  });

  test('is refused for a customer without a password', async () => {
    const ann = await aCustomer(billing.deps);
    await expect(change(ann)).rejects.toMatchObject({ reason: 'current_password_incorrect' });
  });

  test('twice at once succeeds once', async () => {
    const ann = await buyer();
    const outcomes = await Promise.allSettled([change(ann), change(ann, { password: 'another good password' })]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('counts wrong passwords as failed logins of the email and of the shopper', async () => {
    const ann = await buyer();
    const email = await emailOf(ann);
    const wrong = { currentPassword: 'a wrong password' };
    for (let attempt = 0; attempt < 10; attempt += 1) await expect(change(ann, wrong)).rejects.toMatchObject({ code: 'validation_error' });

    await expect(change(ann)).rejects.toMatchObject({ code: 'rate_limited', reason: 'login_email_limited' });
    const login = { email, password: PASSWORD, clientAddress: '', shopperAddress: '' };
    await expect(logIn(billing.deps)(login, ann)).rejects.toMatchObject({ reason: 'login_email_limited' });

    const secret = { ...(await buyer()), keyKind: 'SECRET' as const, keyId: newId() };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const other = { ...(await aCustomer(billing.deps, { tenantId: secret.tenantId })), keyKind: secret.keyKind, keyId: secret.keyId };
      const guess = { currentPassword: 'x', password: PASSWORD, shopperAddress: '192.0.2.7' };
      await expect(changePassword(billing.deps)(guess, other)).rejects.toMatchObject({ code: 'validation_error' });
    }
    const guess = { currentPassword: PASSWORD, password: PASSWORD, shopperAddress: '192.0.2.7' };
    await expect(changePassword(billing.deps)(guess, secret)).rejects.toMatchObject({ reason: 'login_address_limited' });
  });
});
