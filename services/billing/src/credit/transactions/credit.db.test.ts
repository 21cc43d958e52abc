import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { violatedInvariants } from '@storefront/db/testing';
import type { AuthorizePaymentRequest__Output } from '@storefront/proto/storefront/billing/v1';
import { type Caller, newId } from '@storefront/rpc';
import { setCustomer } from '../../accounts/handlers/set-customer.ts';
import { getCredit } from '../../customers/handlers/get-credit.ts';
import { expireSessions } from '../../gateways/sweeps/expire-sessions.ts';
import { authorizePayment } from '../../payments/handlers/authorize-payment.ts';
import { commitPayment, commitPayments } from '../../payments/handlers/commit-payment.ts';
import { getOrderBilling } from '../../payments/handlers/order-billing.ts';
import { releasePayment } from '../../payments/handlers/release-payment.ts';
import { invariants } from '../../store/invariants.ts';
import { aStore } from '../../testing/builders.ts';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { getCreditStatus } from '../handlers/get-credit-status.ts';
import { expireHolds } from '../sweeps/expire-holds.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(async () => {
  expect(await violatedInvariants(billing.deps.db, invariants)).toEqual([]);
  await billing.close();
});

const request = (fields: Partial<AuthorizePaymentRequest__Output> = {}): AuthorizePaymentRequest__Output => ({
  checkoutId: newId(),
  orderId: newId(),
  paymentRail: 'CREDIT_TERMS',
  amount: '100.00',
  currency: 'JMD',
  holdSeconds: 900,
  dryRun: false,
  ...fields,
});
const authorize = (caller: Caller, fields: Partial<AuthorizePaymentRequest__Output> = {}) =>
  authorizePayment(billing.deps)(request(fields), caller);
const credit = async (caller: Caller) => (await getCreditStatus(billing.deps)({}, caller)).credit;
const backdateExpiry = (checkoutId: string) =>
  billing.deps.db
    .updateTable('payment_authorization')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('checkout_id', '=', checkoutId)
    .execute();

describe('a credit hold', () => {
  test('an authorization returns the customer and the terms, and its amount is held', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000', termsDays: 14 });

    const { authorized } = await authorize(caller);

    expect(authorized).toMatchObject({
      paymentTerms: { days: 14 },
      customer: { id: caller.customerId, paymentRails: expect.arrayContaining(['CREDIT_TERMS']) },
    });
    expect(await credit(caller)).toMatchObject({ status: 'GOOD', held: '100.00', balance: '0.00', availableCredit: '900.00' });
  });

  test('an amount over the limit returns the shortfall and writes nothing', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '150' });
    await authorize(caller);

    const { overCreditLimit } = await authorize(caller, { amount: '60.50' });

    expect(overCreditLimit).toEqual({
      shortfall: '10.50',
      creditLimit: '150.00',
      balance: '0.00',
      held: '100.00',
      availableCredit: '50.00',
    });
    expect(await credit(caller)).toMatchObject({ held: '100.00' });
    expect((await getCredit(billing.deps)({ customer: caller.customerId }, caller)).entries).toHaveLength(1);
  });

  test('concurrent holds never exceed the limit, and each refused one gets the exact shortfall', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '750' });

    const outcomes = await Promise.all(Array.from({ length: 20 }, () => authorize(caller)));

    expect(outcomes.filter((outcome) => outcome.authorized)).toHaveLength(7);
    expect(new Set(outcomes.flatMap((outcome) => outcome.overCreditLimit?.shortfall ?? []))).toEqual(new Set(['50.00']));
    expect(await credit(caller)).toMatchObject({ held: '700.00', availableCredit: '50.00' });
  });

  test('concurrent requests of one checkout hold the amount once', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const same = request();

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => authorizePayment(billing.deps)(same, caller)));

    expect(outcomes.every((outcome) => outcome.authorized?.paymentTerms?.days === 30)).toBe(true);
    expect(await credit(caller)).toMatchObject({ held: '100.00' });
    await expect(authorize(caller, { ...same, amount: '99' })).rejects.toMatchObject({ code: 'conflict', reason: 'checkout_mismatch' });
  });

  test('a release frees the credit, can be repeated, and refuses later requests of the checkout', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const hold = request();
    await authorizePayment(billing.deps)(hold, caller);

    await releasePayment(billing.deps)(hold, caller);
    await releasePayment(billing.deps)(hold, caller);

    expect(await credit(caller)).toMatchObject({ held: '0.00' });
    await expect(authorizePayment(billing.deps)(hold, caller)).rejects.toMatchObject({ reason: 'checkout_released' });
    await expect(commitPayment(billing.deps)(hold, caller)).rejects.toMatchObject({ reason: 'checkout_released' });
  });

  test.each(['CREDIT_TERMS', 'CASH_ON_DELIVERY', 'PREPAID'] as const)(
    'a release that arrives before its authorization refuses it on %s',
    async (paymentRail) => {
      const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
      const late = request({ paymentRail });

      await releasePayment(billing.deps)(late, caller);

      await expect(authorizePayment(billing.deps)(late, caller)).rejects.toMatchObject({ code: 'conflict', reason: 'checkout_released' });
      expect(await credit(caller)).toMatchObject({ held: '0.00' });
    },
  );

  test('a release concurrent with its authorization leaves nothing held', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const pairs = Array.from({ length: 8 }, () => request({ amount: '1' }));

    await Promise.allSettled(
      pairs.flatMap((pair) => [authorizePayment(billing.deps)(pair, caller), releasePayment(billing.deps)(pair, caller)]),
    );

    expect(await credit(caller)).toMatchObject({ held: '0.00' });
  });

  test('an uncommitted hold expires, its checkout can try again, and a late commit is accepted over the limit', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '150' });
    const hold = request();
    await authorizePayment(billing.deps)(hold, caller);
    await backdateExpiry(hold.checkoutId);

    await expireHolds(billing.deps);
    expect(await credit(caller)).toMatchObject({ held: '0.00' });

    await authorize(caller);
    expect((await authorizePayment(billing.deps)(hold, caller)).overCreditLimit).toMatchObject({ shortfall: '50.00' });
    await commitPayment(billing.deps)(hold, caller);
    expect(await credit(caller)).toMatchObject({ status: 'OVER_LIMIT', held: '200.00', availableCredit: '-50.00' });
  });

  test('a committed hold does not expire and cannot be released', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const hold = request();
    await authorizePayment(billing.deps)(hold, caller);
    await commitPayment(billing.deps)(hold, caller);
    await commitPayment(billing.deps)(hold, caller);

    await expireHolds(billing.deps);
    await expect(releasePayment(billing.deps)(hold, caller)).rejects.toMatchObject({ reason: 'checkout_committed' });

    expect(await credit(caller)).toMatchObject({ held: '100.00' });
  });
});

describe('allowed payments', () => {
  test('several holds are committed at once, and the response names the checkouts that need nothing more', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });
    const [held, committed, expired, released, nothingHeld] = [newId(), newId(), newId(), newId(), newId()];
    for (const checkoutId of [held, committed, expired, released]) await authorize(caller, { checkoutId });
    await commitPayment(billing.deps)({ checkoutId: committed }, caller);
    await releasePayment(billing.deps)({ checkoutId: released }, caller);
    await backdateExpiry(expired);
    await expireHolds(billing.deps);
    const checkoutIds = [held, committed, expired, released, nothingHeld];

    const { committedCheckoutIds } = await commitPayments(billing.deps)({ checkoutIds }, caller);

    expect(committedCheckoutIds?.toSorted()).toEqual([held, committed, nothingHeld].toSorted());
    expect(await credit(caller)).toMatchObject({ held: '200.00' });
    await expect(releasePayment(billing.deps)({ checkoutId: held }, caller)).rejects.toMatchObject({ reason: 'checkout_committed' });
  });

  test('a customer without a credit account cannot use credit terms and has no amounts', async () => {
    const caller = await aCustomer(billing.deps);

    await expect(authorize(caller)).rejects.toMatchObject({ code: 'forbidden', reason: 'payment_rail_not_allowed' });
    expect(await credit(caller)).toEqual({
      status: 'NO_CREDIT',
      currency: 'JMD',
      asOf: expect.any(String),
      unappliedCredit: '0.00',
    });
  });

  test('credit terms are refused while the account is on hold', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000', creditHold: true });

    await expect(authorize(caller)).rejects.toMatchObject({ code: 'forbidden', reason: 'credit_on_hold' });
    expect(await credit(caller)).toMatchObject({ status: 'ON_HOLD', creditLimit: '1000.00' });

    const fields = { creditHold: false, paymentRails: [], addresses: [] };
    await setCustomer(billing.deps)({ customer: caller.customerId, fields }, { ...caller, kind: 'operator' });
    expect((await authorize(caller)).authorized).toBeDefined();
  });

  test('a dry run returns the outcome and writes nothing', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '50' });
    const preview = { dryRun: true, checkoutId: '', orderId: '', holdSeconds: 0 };

    expect((await authorize(caller, preview)).overCreditLimit).toMatchObject({ shortfall: '50.00' });
    expect((await authorize(caller, { ...preview, amount: '50' })).authorized).toMatchObject({ paymentTerms: { days: 30 } });
    expect((await authorize(caller, { ...preview, paymentRail: 'PREPAID' })).authorized?.paymentSession).toBeUndefined();
    expect(await credit(caller)).toMatchObject({ held: '0.00' });
  });

  test('a stored address is returned, and an unknown one is a validation error of its field', async () => {
    const caller = await aCustomer(billing.deps);
    const address = { name: 'Ann', line1: '1 Harbour St', city: 'Kingston', countryCode: 'JM' };
    const fields = { paymentRails: [], addresses: [address] };
    const { customer } = await setCustomer(billing.deps)({ customer: caller.customerId, fields }, { ...caller, kind: 'operator' });
    const addressId = customer?.addresses?.[0]?.id ?? '';

    const { authorized } = await authorize(caller, { paymentRail: 'CASH_ON_DELIVERY', addressId });

    expect(authorized?.address).toMatchObject({ ...address, id: addressId });
    await expect(authorize(caller, { paymentRail: 'CASH_ON_DELIVERY', addressId: newId() })).rejects.toMatchObject({
      code: 'validation_error',
      details: [expect.objectContaining({ field: 'shipping_address_id' })],
    });
  });

  test('the account is not visible in another store or mode', async () => {
    const caller = await aCustomer(billing.deps, { creditLimit: '1000' });

    for (const stranger of [
      { ...caller, mode: 'live' as const },
      { ...caller, tenantId: newId() },
    ]) {
      await expect(authorize(stranger)).rejects.toMatchObject({ code: 'not_found' });
      expect(await credit(stranger)).toMatchObject({ status: 'NO_CREDIT' });
    }
  });
});

describe('a prepaid checkout', () => {
  test('concurrent requests of a prepaid checkout open one session of 30 minutes on the sandbox page', async () => {
    const caller = await aCustomer(billing.deps);
    const prepaid = request({ paymentRail: 'PREPAID', returnUrl: 'https://shop.test/done' });

    const outcomes = await Promise.all([0, 1, 2].map(() => authorizePayment(billing.deps)(prepaid, caller)));

    const sessions = outcomes.map((outcome) => outcome.authorized?.paymentSession);
    const id = sessions[0]?.id ?? '';
    expect(new Set(sessions.map((session) => session?.id)).size).toBe(1);
    expect(sessions[0]).toMatchObject({ status: 'PENDING', purpose: 'ORDER', amount: '100.00', orderId: prepaid.orderId });
    expect(sessions[0]?.redirectUrl).toBe(`http://shop.test/sandbox/payments/${id}`);
    expect(Date.parse(sessions[0]?.expiresAt ?? '') - Date.parse(sessions[0]?.createdAt ?? '')).toBe(30 * 60_000);
  });

  test('prepaid is refused without online payments or without a payment gateway', async () => {
    const caller = await aCustomer(billing.deps);
    const offline = { ...caller, store: aStore({ onlinePayments: false }) };

    await expect(authorize(offline, { paymentRail: 'PREPAID' })).rejects.toMatchObject({
      code: 'forbidden',
      reason: 'online_payments_disabled',
    });
    const live = await aCustomer(billing.deps, { mode: 'live' });
    await expect(authorize(live, { paymentRail: 'PREPAID' })).rejects.toMatchObject({
      reason: 'payment_gateway_not_configured',
    });
  });

  test('an amount of zero is authorized without a session', async () => {
    const caller = await aCustomer(billing.deps);
    const free = request({ paymentRail: 'PREPAID', amount: '0.00' });

    for (const dryRun of [true, false, false]) {
      const { authorized } = await authorizePayment(billing.deps)({ ...free, dryRun }, caller);
      expect(authorized?.customer).toMatchObject({ id: caller.customerId });
      expect(authorized?.paymentSession).toBeUndefined();
    }
    await releasePayment(billing.deps)(free, caller);
    await expect(authorizePayment(billing.deps)(free, caller)).rejects.toMatchObject({ reason: 'checkout_released' });
  });

  test('a release cancels the session and publishes one event', async () => {
    const caller = await aCustomer(billing.deps);
    const prepaid = request({ paymentRail: 'PREPAID' });
    const { authorized } = await authorizePayment(billing.deps)(prepaid, caller);

    await releasePayment(billing.deps)(prepaid, caller);
    await releasePayment(billing.deps)(prepaid, caller);

    const { paymentSession } = await getOrderBilling(billing.deps)({ orderId: prepaid.orderId }, caller);
    expect(paymentSession).toMatchObject({ id: authorized?.paymentSession?.id, status: 'CANCELLED' });
    const events = await billing.deps.db
      .selectFrom('outbox')
      .select('type')
      .where('aggregate_id', '=', paymentSession?.id ?? '')
      .execute();
    expect(events).toEqual([{ type: 'payment_session.closed' }]);
  });

  test('an unpaid session expires after 30 minutes and not before', async () => {
    const caller = await aCustomer(billing.deps);
    const prepaid = request({ paymentRail: 'PREPAID' });
    await authorizePayment(billing.deps)(prepaid, caller);
    await commitPayment(billing.deps)(prepaid, caller);
    const statusAfter = async (minutes: number) => {
      const now = new Date(billing.clock.now.getTime() + minutes * 60_000);
      await expireSessions({ ...billing.deps, now: () => now });
      return (await getOrderBilling(billing.deps)({ orderId: prepaid.orderId }, caller)).paymentSession?.status;
    };

    expect(await statusAfter(29)).toBe('PENDING');
    expect(await statusAfter(30)).toBe('EXPIRED');
  });
});
