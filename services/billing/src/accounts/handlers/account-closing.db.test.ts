import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { createAddress } from '../../customers/handlers/addresses.ts';
import { getCustomer, updateCustomer } from '../../customers/handlers/customers.ts';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { refundScenarios } from '../../testing/refund-scenarios.ts';
import { beginAccountClosing, endAccountClosing } from './account-closing.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailVerification, createEmailVerification } from './email-verifications.ts';
import { createPasswordReset } from './password-resets.ts';
import { setCustomer } from './set-customer.ts';
import { logIn, refreshSession, signUp, startSession } from './start-session.ts';

let billing: OpenBilling;
let shop: ReturnType<typeof refundScenarios>;
beforeAll(async () => {
  billing = await openBilling();
  shop = refundScenarios(billing);
});
afterAll(() => billing.close());

type Buyer = Caller & { customerId: string };
const PASSWORD = 'correct horse battery';
const buyer = () => aCustomer(billing.deps, { password: PASSWORD, creditLimit: '1000' });
const begin = (caller: Caller, request: { password?: string } = { password: PASSWORD }, closingId = newId()) =>
  beginAccountClosing(billing.deps)({ closingId, password: request.password, shopperAddress: '' }, caller);
const end = (caller: Caller, closingId: string, shouldClose = true) =>
  endAccountClosing(billing.deps)({ closingId, close: shouldClose }, caller);
const close = async (caller: Caller, request?: { password?: string }) => {
  const closingId = newId();
  await begin(caller, request, closingId);
  return await end(caller, closingId);
};
const emailOf = async (caller: Caller) => (await getCustomer(billing.deps)({}, caller)).customer?.email ?? '';
const set = (caller: Buyer, fields: object) =>
  setCustomer(billing.deps)(
    { customer: caller.customerId, fields: { paymentRails: [], addresses: [], ...fields } },
    { ...caller, kind: 'operator', customerId: undefined },
  );
const enter = (email: string, caller: Caller, password = PASSWORD) =>
  logIn(billing.deps)({ email, password, clientAddress: '', shopperAddress: '' }, caller);

test('a closed account is erased, its sessions end, and its email is free', async () => {
  const ann = await buyer();
  const email = await emailOf(ann);
  await set(ann, { companyName: 'Garage Ltd', phone: '+1 876', taxId: 'T-1', taxExemptCertificate: 'C-1' });
  const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };
  await createAddress(billing.deps)({ address }, ann);
  await createPasswordReset(billing.deps)({ email, shopperAddress: '' }, ann);
  await expect(enter(email, ann, 'a wrong password')).rejects.toMatchObject({ code: 'unauthorized' });
  const { session } = await startSession(billing.deps)({ customerId: ann.customerId }, ann);

  await close(ann);

  const { customer } = await getCustomer(billing.deps)({}, ann);
  expect(customer).toMatchObject({ id: ann.customerId, status: 'CLOSED', name: 'Closed account', addresses: [] });
  const { rows } = await sql<{ text: string }>`
    select concat(to_jsonb(c), (select jsonb_agg(f) from login_failure f where f.tenant_id = c.tenant_id and f.subject_kind = 'email'),
      (select jsonb_agg(a) from customer_address a where a.tenant_id = c.tenant_id),
      (select jsonb_agg(t) from account_token t where t.tenant_id = c.tenant_id)) as text
    from customer c where c.tenant_id = ${ann.tenantId}`.execute(billing.deps.db);
  for (const personal of [email, 'Ann', 'Garage', '876', 'T-1', 'C-1', 'argon2', 'Hope Road'])
    expect(rows[0]?.text).not.toContain(personal);
  await expect(refreshSession(billing.deps)({ refreshToken: session?.refreshToken ?? '' }, ann)).rejects.toMatchObject({
    code: 'unauthorized',
  });
  await expect(enter(email, ann)).rejects.toMatchObject({ code: 'unauthorized', reason: 'invalid_credentials' });
  expect(await createPasswordReset(billing.deps)({ email, shopperAddress: '' }, ann)).toEqual({});
  const events = await billing.deps.db.selectFrom('outbox').select('type').where('tenant_id', '=', ann.tenantId).execute();
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['session.ended', 'customer.exemption_changed', 'customer.updated']),
  );
  const again = await signUp(billing.deps)({ email, password: PASSWORD, name: 'Ann', clientAddress: '', shopperAddress: '' }, ann);
  expect(again.session?.customer?.id).not.toBe(ann.customerId);
});

test('no attempt names an email that the customer had or verified, or one that a token of the closed account still asks for', async () => {
  const ann = await buyer();
  const { tenantId } = ann;
  const [first, second, third, typed, late] = ['first', 'second', 'third', 'typed', 'late'].map((name) => `${name}-${newId()}@example.com`);
  const verify = (email = '') => createEmailVerification(billing.deps)({ email }, ann);
  const attempt = async (email = '') => {
    await expect(enter(email, ann, 'a wrong password')).rejects.toMatchObject({ code: 'unauthorized' });
    await createPasswordReset(billing.deps)({ email, shopperAddress: '' }, ann);
  };
  await attempt(await emailOf(ann));
  await set(ann, { email: first });
  await attempt(first);
  const { verificationToken = '' } = await verify(second);
  await confirmEmailVerification(billing.deps)({ verificationToken }, ann);
  await attempt(second);
  await verify(third);
  await verify(typed);
  const subjects = async () =>
    (await billing.deps.db.selectFrom('login_failure').select('subject').where('tenant_id', '=', tenantId).execute()).length;
  expect(await subjects()).toBe(9);

  await close(ann);
  await expect(verify(late)).rejects.toMatchObject({ reason: 'account_closed' });

  expect(await subjects()).toBe(0);
});

test('a reset stores no email that no customer has', async () => {
  const ann = await buyer();
  await createPasswordReset(billing.deps)({ email: `${newId()}@example.com`, shopperAddress: '' }, ann);

  const tokens = await billing.deps.db.selectFrom('account_token').select('email').where('tenant_id', '=', ann.tenantId).execute();
  expect(tokens).toEqual([{ email: '' }]);
});

test('an erased account can be neither reopened nor changed by the store', async () => {
  const ann = await buyer();
  await close(ann);

  for (const fields of [
    { status: 'ACTIVE' },
    { name: 'Ann' },
    { password: PASSWORD },
    { creditLimit: '5' },
    { email: `${newId()}@example.com` },
  ]) {
    await expect(set(ann, fields)).rejects.toMatchObject({ code: 'forbidden', reason: 'account_closed' });
  }
  await expect(startSession(billing.deps)({ customerId: ann.customerId }, ann)).rejects.toMatchObject({ reason: 'account_closed' });
});

describe('closing needs the password', () => {
  test.each([
    ['a wrong one', 'a wrong password'],
    ['an empty one', ''],
    ['none', undefined],
  ])('and %s is refused', async (_what, password) => {
    const ann = await buyer();
    await expect(close(ann, password === undefined ? {} : { password })).rejects.toMatchObject({
      code: 'validation_error',
      reason: 'current_password_incorrect',
      details: [{ field: 'password' }],
    });
    await enter(await emailOf(ann), ann);
  });

  test('and wrong ones count like failed logins', async () => {
    const ann = await buyer();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(close(ann, { password: 'wrong' })).rejects.toMatchObject({ code: 'validation_error' });
    await expect(close(ann)).rejects.toMatchObject({ code: 'rate_limited', reason: 'login_email_limited' });
  });

  test('unless the customer has none', async () => {
    const ann = await aCustomer(billing.deps);
    await close(ann, {});
    expect((await getCustomer(billing.deps)({}, ann)).customer?.status).toBe('CLOSED');
  });

  test('and twice at once succeeds once', async () => {
    const ann = await buyer();
    const outcomes = await Promise.allSettled([begin(ann), begin(ann)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an account stays open', () => {
  const db = () => billing.deps.db;
  const cases: [string, string, () => Promise<Caller>][] = [
    ['an unpaid invoice', 'account_has_open_orders', async () => (await shop.anOpenInvoice()).shopper],
    ['a live payment session', 'account_has_balance', async () => (await shop.aPrepaidOrder()).shopper],
    [
      'a payment in progress',
      'account_has_balance',
      async () => {
        const { shopper, sessionId } = await shop.aPrepaidOrder();
        await db().updateTable('payment_session').set({ status: 'PROCESSING' }).where('id', '=', sessionId).execute();
        return shopper;
      },
    ],
    [
      'a pending refund',
      'account_has_balance',
      async () => {
        const { shopper, orderId } = await shop.aPaidOrder();
        await shop.refund(shopper, orderId);
        await db().updateTable('refund').set({ status: 'PENDING', settled_at: null }).where('order_id', '=', orderId).execute();
        return shopper;
      },
    ],
    [
      'a failed refund',
      'account_has_balance',
      async () => {
        const { shopper, orderId } = await shop.aPaidOrder();
        await shop.refund(shopper, orderId);
        await db().updateTable('refund').set({ status: 'FAILED', settled_at: new Date() }).where('order_id', '=', orderId).execute();
        return shopper;
      },
    ],
    [
      'unapplied credit',
      'account_has_balance',
      async () => {
        const { tenantId, mode, customerId, ...caller } = await aCustomer(billing.deps);
        const row = { tenant_id: tenantId, mode, customer_id: customerId, currency: 'JMD', amount: '5' };
        await db().insertInto('unapplied_credit').values(row).execute();
        return { ...caller, tenantId, mode, customerId };
      },
    ],
    [
      'credit that a checkout holds',
      'account_has_open_orders',
      async () => {
        const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
        await db().updateTable('credit_account').set({ held: '5' }).where('customer_id', '=', caller.customerId).execute();
        return caller;
      },
    ],
  ];
  test.each(cases)('with %s', async (_what, reason, prepare) => {
    const caller = await prepare();

    await expect(close(caller, {})).rejects.toMatchObject({ code: 'conflict', reason });

    expect((await getCustomer(billing.deps)({}, caller)).customer?.status).toBe('ACTIVE');
  });
});

describe('an account that is being closed', () => {
  const buy = (caller: Caller) =>
    authorizePayment(billing.deps)(
      {
        checkoutId: newId(),
        orderId: newId(),
        paymentRail: 'CASH_ON_DELIVERY',
        amount: '5',
        currency: 'JMD',
        holdSeconds: 60,
        dryRun: false,
      },
      caller,
    );

  test('authorizes no payment of a checkout, until it stays open after all', async () => {
    const ann = await buyer();
    const closingId = newId();
    await buy(ann);

    await begin(ann, undefined, closingId);
    await expect(buy(ann)).rejects.toMatchObject({ code: 'forbidden', reason: 'account_closed' });
    await enter(await emailOf(ann), ann);
    await end(ann, closingId, false);

    await buy(ann);
    await expect(end(ann, closingId)).rejects.toMatchObject({ code: 'not_found' });
    await close(ann);
    await expect(buy(ann)).rejects.toMatchObject({ code: 'forbidden', reason: 'account_closed' });
  });

  test('can be ordered from again, and stays open, once the closing has lapsed', async () => {
    const ann = await buyer();
    const closingId = newId();
    await begin(ann, undefined, closingId);
    await sql`update customer set closing_until = now() - interval '1 second' where id = ${ann.customerId}`.execute(billing.deps.db);

    await buy(ann);
    await expect(end(ann, closingId)).rejects.toMatchObject({ code: 'not_found' });
    await close(ann);
  });

  test('stays open if money arrives meanwhile', async () => {
    const ann = await buyer();
    const closingId = newId();
    await begin(ann, undefined, closingId);
    const { tenantId, mode, customerId } = ann;
    const row = { tenant_id: tenantId, mode, customer_id: customerId, currency: 'JMD', amount: '5' };
    await billing.deps.db.insertInto('unapplied_credit').values(row).execute();

    await expect(end(ann, closingId)).rejects.toMatchObject({ code: 'conflict', reason: 'account_has_balance' });
  });

  test('is closed once, and every repetition says so', async () => {
    const ann = await buyer();
    const closingId = newId();
    await begin(ann, undefined, closingId);
    await begin(ann, undefined, closingId);

    const responses = await Promise.all([end(ann, closingId), end(ann, closingId), end(ann, closingId)]);

    expect(responses.filter(({ closedBefore }) => !closedBefore)).toHaveLength(1);
    expect(await end(ann, newId())).toEqual({ closedBefore: true });
  });
});

test('what a token of a closed account still asks for leaves nothing behind', async () => {
  const ann = await buyer();
  await close(ann);

  const address = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM' };
  for (const late of [
    () => createAddress(billing.deps)({ address }, ann),
    () => updateCustomer(billing.deps)({ phone: '+1 876' }, ann),
    () => createEmailVerification(billing.deps)({ email: 'ann@example.com' }, ann),
    () => changePassword(billing.deps)({ currentPassword: PASSWORD, password: 'another long password', shopperAddress: '' }, ann),
    () => begin(ann, {}),
  ]) {
    await expect(late()).rejects.toMatchObject({ reason: expect.stringMatching(/^(account_closed|current_password_incorrect)$/) });
  }
  const tokens = await billing.deps.db.selectFrom('account_token').select('email').where('tenant_id', '=', ann.tenantId).execute();
  expect(tokens).toEqual([]);
});
