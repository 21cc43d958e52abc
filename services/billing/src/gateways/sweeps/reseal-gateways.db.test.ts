import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keyring } from '@storefront/secrets';
import { aCustomer, type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { openAccount } from '../adapters/stripe/stripe-accounts.ts';
import { setPaymentGateway } from '../handlers/payment-gateways.ts';
import { findStoredGateway } from '../store/payment-gateways.ts';
import { resealGateways } from './reseal-gateways.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

const account = { apiKey: 'sk_live_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef' };

test('secrets are encrypted at rest, again with a new key, and readable without the old key after that', async () => {
  const [before, after] = [randomBytes(32), randomBytes(32)];
  const withKeys = (...keys: [string, Buffer][]) => ({
    ...billing.deps,
    stripe: { ...billing.deps.stripe, keyring: keyring(new Map(keys)) },
  });
  const store = await aCustomer(billing.deps, { mode: 'live' });
  const rowOf = async () => {
    const found = await findStoredGateway(billing.deps.db, store);
    if (found === undefined) throw new Error('nothing is stored');
    return found;
  };

  await setPaymentGateway(withKeys(['before', before]))({ ...account, apiBase: undefined }, store);
  const stored = await rowOf();
  expect(stored).toMatchObject({ apiKeyHint: 'sk_live_...cdef', secrets: { keyId: 'before' } });
  expect(stored.secrets.sealed.toString('latin1')).not.toContain('0123456789');

  await resealGateways(withKeys(['after', after], ['before', before]));
  const resealed = await rowOf();
  expect(resealed.secrets.keyId).toBe('after');
  expect(openAccount(withKeys(['after', after]).stripe, store, resealed)).toEqual({ ...account, apiBase: 'https://stripe.invalid' });
  expect(() => openAccount(withKeys(['after', after]).stripe, { ...store, tenantId: 'another' }, resealed)).toThrow();
});

test('a store whose secrets cannot be decrypted is not offered prepaid payments, and nothing else fails', async () => {
  const store = await aCustomer(billing.deps, { mode: 'live' });
  const lost = { ...billing.deps.stripe, keyring: keyring(new Map([['lost', randomBytes(32)]])) };
  await setPaymentGateway({ ...billing.deps, stripe: lost })({ ...account, apiBase: undefined }, store);

  expect(await billing.deps.gateways.find(store)).toBeUndefined();
});

test('sandbox mode keeps its own gateway', async () => {
  const store = await aCustomer(billing.deps);

  await expect(setPaymentGateway(billing.deps)({ ...account, apiBase: undefined }, store)).rejects.toMatchObject({
    code: 'validation_error',
  });
});
