import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type Caller, newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import { sql } from 'kysely';
import { getCustomer } from '../../customers/handlers/customers.ts';
import { aCaller, aStore } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { createEmailVerification } from './email-verifications.ts';
import { listSessions } from './end-sessions.ts';
import { confirmPasswordReset, createPasswordReset } from './password-resets.ts';
import { setCustomer } from './set-customer.ts';
import { logIn, signUp, startSession } from './start-session.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

type Buyer = Caller & { customerId: string };
const PASSWORD = 'correct horse battery';
const NEW = 'a much better password';
const buyer = () => aCustomer(billing.deps, { password: PASSWORD });
const emailOf = async (caller: Caller) => (await getCustomer(billing.deps)({}, caller)).customer?.email ?? '';
const reset = (email: string, caller: Caller, shopperAddress = '') =>
  createPasswordReset(billing.deps)({ email, shopperAddress }, { ...caller, customerId: undefined });
const confirm = (resetToken: string, caller: Caller, password = NEW) =>
  confirmPasswordReset(billing.deps)({ resetToken, password }, { ...caller, customerId: undefined });
const enter = (email: string, password: string, caller: Caller) =>
  logIn(billing.deps)({ email, password, clientAddress: '', shopperAddress: '' }, caller);
const tokenOf = async (caller: Buyer) => (await reset(await emailOf(caller), caller)).resetToken ?? '';
const set = (caller: Buyer, fields: object) =>
  setCustomer(billing.deps)(
    { customer: caller.customerId, fields: { paymentRails: [], addresses: [], ...fields } },
    { ...caller, kind: 'operator' },
  );
/** Moves the clock of the store for the work, in minutes. */
const after = <T>(minutes: number, work: () => Promise<T>) => atStoreTime(minutes * 60_000, work);
const INVALID = { code: 'validation_error', reason: 'reset_token_invalid', details: [{ field: 'reset_token' }] };

describe('a confirmed reset', () => {
  test('changes the password, verifies the email, ends all other sessions, and starts one', async () => {
    const ann = await buyer();
    const email = await emailOf(ann);
    await startSession(billing.deps)({ customerId: ann.customerId }, ann);
    const created = await reset(` ${email.toUpperCase()} `, ann);

    const { session } = await confirm(created.resetToken ?? '', ann);

    expect(created).toEqual({
      resetToken: expect.stringMatching(/^[\w-]{27}$/),
      expiresAt: expect.any(String),
      customerId: ann.customerId,
      email,
    });
    expect(session).toMatchObject({ customer: { id: ann.customerId, emailVerifiedAt: expect.any(String) } });
    const { sessions } = await listSessions(billing.deps)({ limit: 10, offset: 0 }, ann);
    expect(sessions?.map(({ id }) => id)).toEqual([session?.familyId]);
    expect((await getCustomer(billing.deps)({}, ann)).customer?.emailVerifiedAt).toBe(session?.customer?.emailVerifiedAt);
    await expect(enter(email, PASSWORD, ann)).rejects.toMatchObject({ code: 'unauthorized' });
    await enter(email, NEW, ann);
  });

  test('gives a password to a customer without one', async () => {
    const ann = await aCustomer(billing.deps);

    await confirm(await tokenOf(ann), ann);

    await enter(await emailOf(ann), NEW, ann);
  });

  test('keeps the time at which the email was verified first', async () => {
    const ann = await buyer();
    const { session } = await confirm(await tokenOf(ann), ann);

    const again = await after(5, async () => await confirm(await tokenOf(ann), ann));

    expect(again.session?.customer?.emailVerifiedAt).toBe(session?.customer?.emailVerifiedAt);
  });

  test('forgets the failed logins of the email', async () => {
    const ann = await buyer();
    const email = await emailOf(ann);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(enter(email, 'wrong password', ann)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(enter(email, PASSWORD, ann)).rejects.toMatchObject({ code: 'rate_limited' });

    await confirm(await tokenOf(ann), ann);

    await enter(email, NEW, ann);
  });

  test('twice at once succeeds once', async () => {
    const ann = await buyer();
    const token = await tokenOf(ann);

    const outcomes = await Promise.allSettled([confirm(token, ann), confirm(token, ann, 'another good password')]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(INVALID);
    const { total } = await listSessions(billing.deps)({ limit: 10, offset: 0 }, ann);
    expect(total).toBe(1);
  });
});

describe('a token for an address that only looks like that of an account', () => {
  test.each(['\u212Aim.\u00C5s@example.com', 'kim.\u212Bs@example.com', 'kim.a\u030As@\uFF45xample.com', ' KIM.\u00C5S@EXAMPLE.COM '])(
    'is for the stored one: %j',
    async (typed) => {
      const stored = 'kim.\u00E5s@example.com';
      const caller = aCaller({ tenantId: newId() });
      const { session } = await signUp(billing.deps)(
        { email: stored, password: PASSWORD, name: 'Kim', clientAddress: '', shopperAddress: '' },
        caller,
      );
      const customerId = session?.customer?.id ?? '';

      expect(await reset(typed, caller)).toMatchObject({ customerId, email: stored });
      expect(await createEmailVerification(billing.deps)({ email: typed }, { ...caller, customerId })).toMatchObject({ email: stored });
    },
  );
});

describe('a reset token', () => {
  const spoiled: [string, (ann: Buyer, token: string) => Promise<unknown>][] = [
    ['was used', (ann, token) => confirm(token, ann)],
    ['was replaced by a newer one', async (ann) => await tokenOf(ann)],
    ['belongs to a suspended customer', (ann) => set(ann, { status: 'SUSPENDED' })],
  ];
  test.each(spoiled)('that %s is refused', async (_why, spoil) => {
    const ann = await buyer();
    const token = await tokenOf(ann);
    await spoil(ann, token);

    await expect(confirm(token, ann, 'one more good password')).rejects.toMatchObject(INVALID);
  });

  test('expires after an hour by the clock of the store', async () => {
    const ann = await buyer();
    const [first, last] = [await tokenOf(ann), await tokenOf(await buyer())];

    await after(59, async () => await confirm(first, ann));
    await after(61, async () => await expect(confirm(last, ann)).rejects.toMatchObject(INVALID));
    const late = await buyer();
    const token = await tokenOf(late);
    await after(61, async () => await expect(confirm(token, late)).rejects.toMatchObject(INVALID));
  });

  test('is refused alike if it is wrong, of another store or mode, or of an email that no customer has', async () => {
    const ann = await buyer();
    const token = await tokenOf(ann);
    const strangers: [string, Caller][] = [
      ['', ann],
      ['x', ann],
      [`${token}x`, ann],
      [token, { ...ann, mode: 'live' }],
      [token, aCaller({ tenantId: newId() })],
    ];

    const errors = await Promise.all(strangers.map(([text, caller]) => confirm(text, caller).catch((error: unknown) => error)));

    for (const error of errors) expect(error).toMatchObject(INVALID);
    expect(new Set(errors.map((error) => JSON.stringify([error, String(error)]))).size).toBe(1);
    await confirm(token, ann);
  });

  test.each(['short', 'x'.repeat(129)])('is not used up by the refused password %p', async (password) => {
    const ann = await buyer();
    const token = await tokenOf(ann);

    await expect(confirm(token, ann, password)).rejects.toMatchObject({ details: [{ field: 'password' }] });

    await confirm(token, ann);
  });
});

describe('a reset of an email that no active customer has', () => {
  /** Runs a reset, and returns its statements, without their values, and its response. */
  const observe = async (email: string, caller: Caller) => {
    const statements: string[] = [];
    const db = billing.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(JSON.stringify(node, withoutValues));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const response = await createPasswordReset({ ...billing.deps, db })({ email, shopperAddress: '192.0.2.1' }, caller);
    return { statements, response };
  };

  test('executes the same statements as one of a customer, and writes as much', async () => {
    const ann = await buyer();
    const [suspended, closed] = await Promise.all(
      ['SUSPENDED', 'CLOSED'].map(async (status) => {
        const other = await aCustomer(billing.deps, { tenantId: ann.tenantId });
        await set(other, { status });
        return await emailOf(other);
      }),
    );
    const pending = `${newId()}@example.com`;
    const approving = { ...ann, customerId: undefined, store: aStore({ signup: 'approval' }) };
    await signUp(billing.deps)({ email: pending, password: PASSWORD, name: 'Ann', clientAddress: '', shopperAddress: '' }, approving);

    const known = await observe(await emailOf(ann), ann);
    const others = [];
    for (const email of [`${newId()}@example.com`, 'not.quite@an email', suspended, closed, pending])
      others.push(await observe(email ?? '', ann));

    expect(known.response.resetToken).toEqual(expect.any(String));
    expect(known.statements.length).toBeGreaterThan(3);
    for (const { statements, response } of seen(
      'others',
      others.filter((_, index) => index !== 1),
    )) {
      expect(statements).toEqual(known.statements);
      expect(response).toEqual({});
    }
    expect(others[1]?.response).toEqual({});
    const { rows } = await sql<{ tokens: number }>`
      select count(*)::int as tokens from account_token where tenant_id = ${ann.tenantId} and mode = ${ann.mode}`.execute(billing.deps.db);
    expect(rows).toEqual([{ tokens: 5 }]);
  });
});

describe('the limits of resets', () => {
  test('are five an hour for an email in any spelling, known or not, and a reset waits until the first of them is an hour ago', async () => {
    const ann = await buyer();
    for (const email of [await emailOf(ann), `${newId()}@example.com`]) {
      for (const spelling of [email, email.toUpperCase(), ` ${email}`, email, email]) await reset(spelling, ann);

      const error = await reset(email, ann).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'rate_limited', reason: 'reset_limit_reached' });
      const { retryAfterSeconds } = error as { retryAfterSeconds: number };
      expect(retryAfterSeconds).toBeGreaterThan(60);
      expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
    }
    await reset(`${newId()}@example.com`, ann);
    await reset(await emailOf(ann), { ...ann, mode: 'live' });
    await billing.deps.db
      .updateTable('login_failure')
      .set({ failed_at: sql<Date>`now() - interval '1 hour'` })
      .where('tenant_id', '=', ann.tenantId)
      .execute();
    await reset(await emailOf(ann), ann);
  });

  test('of ten at once for one email, five are admitted', async () => {
    const ann = await buyer();
    const email = await emailOf(ann);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => reset(email, ann)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('are ten for an address of a shopper, whatever the email, and do not count as failed logins', async () => {
    const ann = await buyer();
    for (let count = 0; count < 10; count += 1) await reset(`${newId()}@example.com`, ann, '192.0.2.9');

    await expect(reset(`${newId()}@example.com`, ann, '192.0.2.9')).rejects.toMatchObject({ reason: 'reset_limit_reached' });
    await reset(`${newId()}@example.com`, ann, '192.0.2.10');
    const secret = { ...ann, keyKind: 'SECRET' as const, keyId: newId() };
    const login = { email: await emailOf(ann), password: PASSWORD, clientAddress: '', shopperAddress: '192.0.2.9' };
    await logIn(billing.deps)(login, secret);
  });
});

/** Replaces the values of a statement, so that two executions of it are equal. */
function withoutValues(key: string, value: unknown): unknown {
  if (key === 'value') return '?';
  const isPlain =
    key === 'values' && Array.isArray(value) && !value.some((each) => each !== null && typeof each === 'object' && 'kind' in each);
  return isPlain ? value.length : value;
}
