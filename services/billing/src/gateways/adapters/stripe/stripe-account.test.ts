import { expect, test } from '@jest/globals';
import { checkAccount, isLiveKey, keyHint } from './stripe-account.ts';

const account = { apiKey: 'sk_live_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef', apiBase: 'https://api.stripe.com' };

test('an account is accepted with secret and restricted keys, and its base URL is reduced to the origin', () => {
  expect(checkAccount(account)).toEqual(account);
  expect(checkAccount({ ...account, apiKey: 'rk_test_0123456789', apiBase: 'http://127.0.0.1:12111/' }).apiBase).toBe(
    'http://127.0.0.1:12111',
  );
  expect([isLiveKey(account.apiKey), isLiveKey('sk_test_0123456789')]).toEqual([true, false]);
});

test.each([
  ['api_key', { apiKey: 'pk_live_0123456789abcdef' }],
  ['api_key', { apiKey: '' }],
  ['webhook_secret', { webhookSecret: 'secret' }],
  ['api_base', { apiBase: 'https://proxy.example/stripe' }],
  ['api_base', { apiBase: 'ftp://proxy.example' }],
  ['api_base', { apiBase: 'http://proxy.example' }],
])('an account with another %s is refused without naming a secret', (field, change) => {
  const refused = { ...account, ...change };

  expect(() => checkAccount(refused)).toThrow(
    expect.objectContaining({ code: 'validation_error', details: [expect.objectContaining({ field })] }),
  );
  expect(() => checkAccount(refused)).not.toThrow(expect.objectContaining({ message: expect.stringContaining('0123456789') }));
});

test('a hint shows the kind of a key and its last four characters', () => {
  expect(keyHint(account.apiKey)).toBe('sk_live_...cdef');
});
