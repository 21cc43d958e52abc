import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, newId } from '@storefront/rpc';
import { atStoreTime } from '@storefront/store-clock';
import { getCustomer } from '../../customers/handlers/customers.ts';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { aCaller, aStore } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { confirmEmailVerification, createEmailVerification } from './email-verifications.ts';
import { createPasswordReset } from './password-resets.ts';
import { setCustomer } from './set-customer.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

type Buyer = Caller & { customerId: string };
const buyer = (tenantId = newId()) => aCustomer(billing.deps, { tenantId, password: 'correct horse battery' });
const anEmail = () => `${newId()}@example.com`;
const customerOf = async (caller: Caller) => (await getCustomer(billing.deps)({}, caller)).customer;
const create = (caller: Caller, email?: string) => createEmailVerification(billing.deps)({ email }, caller);
const tokenOf = async (caller: Caller, email?: string) => (await create(caller, email)).verificationToken ?? '';
const confirm = (verificationToken: string, caller: Caller) =>
  confirmEmailVerification(billing.deps)({ verificationToken }, { ...caller, customerId: undefined });
const set = (caller: Buyer, fields: object) =>
  setCustomer(billing.deps)(
    { customer: caller.customerId, fields: { paymentRails: [], addresses: [], ...fields } },
    { ...caller, kind: 'operator' },
  );
const INVALID = { code: 'validation_error', reason: 'verification_token_invalid', details: [{ field: 'verification_token' }] };
const TAKEN = { code: 'conflict', reason: 'email_taken' };

describe('a confirmed verification', () => {
  test('verifies the present email, once', async () => {
    const ann = await buyer();
    expect(await customerOf(ann)).toMatchObject({ emailVerifiedAt: undefined });
    const created = await create(ann);

    const { customer } = await confirm(created.verificationToken ?? '', ann);

    expect(created).toMatchObject({ verificationToken: expect.stringMatching(/^[\w-]{27}$/), email: (await customerOf(ann))?.email });
    expect(customer).toEqual(await customerOf(ann));
    expect(customer?.emailVerifiedAt).toEqual(expect.any(String));
    await expect(confirm(created.verificationToken ?? '', ann)).rejects.toMatchObject(INVALID);
  });

  test('changes the email', async () => {
    const ann = await buyer();
    const email = anEmail();

    const { customer } = await confirm(await tokenOf(ann, ` ${email.toUpperCase()}`), ann);

    expect(customer).toMatchObject({ email, emailVerifiedAt: expect.any(String) });
  });

  test('of an email that another customer has returns 409 and uses the token up', async () => {
    const tenantId = newId();
    const [ann, bob] = [await buyer(tenantId), await buyer(tenantId)];
    const taken = (await customerOf(bob))?.email ?? '';
    const token = await tokenOf(ann, taken);

    await expect(confirm(token, ann)).rejects.toMatchObject(TAKEN);
    await set(bob, { email: anEmail() });
    await expect(confirm(token, ann)).rejects.toMatchObject(INVALID);
    expect((await confirm(await tokenOf(ann, taken), ann)).customer?.email).toBe(taken);
  });

  test('of one email by two customers at once gives it to one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tenantId = newId();
      const [ann, bob, email] = [await buyer(tenantId), await buyer(tenantId), anEmail()];
      const tokens = [await tokenOf(ann, email), await tokenOf(bob, email)];

      const outcomes = await Promise.allSettled(tokens.map((token) => confirm(token, ann)));

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(TAKEN);
    }
  });
});

describe('a verification token', () => {
  const spoiled: [string, (ann: Buyer) => Promise<unknown>][] = [
    ['was replaced by one for another email', (ann) => create(ann, anEmail())],
    ['belongs to a suspended customer', (ann) => set(ann, { status: 'SUSPENDED' })],
  ];
  test.each(spoiled)('that %s is refused', async (_why, spoil) => {
    const ann = await buyer();
    const token = await tokenOf(ann);
    await spoil(ann);

    await expect(confirm(token, ann)).rejects.toMatchObject(INVALID);
  });

  test('expires after a day by the clock of the store', async () => {
    const [ann, bob] = [await buyer(), await buyer()];
    const [first, second] = [await tokenOf(ann), await tokenOf(bob)];
    const after = <T>(minutes: number, work: () => Promise<T>) => atStoreTime(minutes * 60_000, work);

    await after(24 * 60 - 1, async () => await confirm(first, ann));
    await after(24 * 60 + 1, async () => await expect(confirm(second, bob)).rejects.toMatchObject(INVALID));
  });

  test('is refused if it is wrong, a reset token, or of another store or mode', async () => {
    const ann = await buyer();
    const token = await tokenOf(ann);
    const reset = await createPasswordReset(billing.deps)({ email: (await customerOf(ann))?.email ?? '', shopperAddress: '' }, ann);
    const strangers: [string, Caller][] = [
      ['', ann],
      [`${token}x`, ann],
      [reset.resetToken ?? '', ann],
      [token, { ...ann, mode: 'live' }],
      [token, aCaller({ tenantId: newId() })],
    ];

    for (const [text, caller] of strangers) await expect(confirm(text, caller)).rejects.toMatchObject(INVALID);
    await confirm(token, ann);
  });
});

test.each(['no email', 'a@b@c', '@example.com', 'ann@', 'ann@exa mple.com'])('a verification of %p is refused', async (email) => {
  const ann = await buyer();
  await expect(create(ann, email)).rejects.toMatchObject({ details: [{ field: 'email', code: 'invalid_email' }] });
});

test('five verifications of an email within an hour are admitted, and resets count apart', async () => {
  const ann = await buyer();
  for (let count = 0; count < 5; count += 1) await create(ann);

  await expect(create(ann)).rejects.toMatchObject({ code: 'rate_limited', reason: 'reset_limit_reached' });
  await create(ann, anEmail());
  await createPasswordReset(billing.deps)({ email: (await customerOf(ann))?.email ?? '', shopperAddress: '' }, ann);
});

describe('a store that requires a verified email', () => {
  const authorize = (caller: Caller, dryRun = false) =>
    authorizePayment(billing.deps)(
      { checkoutId: newId(), orderId: newId(), paymentRail: 'CASH_ON_DELIVERY', amount: '10.00', currency: 'JMD', holdSeconds: 60, dryRun },
      { ...caller, store: aStore({ requireVerifiedEmail: true }) },
    );

  test('refuses checkouts and previews until the email is verified', async () => {
    const ann = await buyer();
    for (const dryRun of [false, true]) {
      await expect(authorize(ann, dryRun)).rejects.toMatchObject({ code: 'forbidden', reason: 'email_not_verified' });
    }

    await confirm(await tokenOf(ann), ann);

    for (const dryRun of [false, true]) expect(await authorize(ann, dryRun)).toHaveProperty('authorized');
  });

  test('accepts what an operator says, until the email changes', async () => {
    const ann = await buyer();
    await set(ann, { emailVerified: true });
    await authorize(ann);
    await set(ann, { emailVerified: false });
    await expect(authorize(ann)).rejects.toMatchObject({ reason: 'email_not_verified' });
    await set(ann, { emailVerified: true });
    await set(ann, { email: anEmail() });
    await expect(authorize(ann)).rejects.toMatchObject({ reason: 'email_not_verified' });
    await set(ann, { email: anEmail(), emailVerified: true });
    await authorize(ann);
  });
});
