import { describe, expect, test } from '@jest/globals';
import { loginSubjects, signupSubjects, tooManyAttempts } from './login-limit.ts';

const attempt = { email: 'ann@example.com', clientAddress: '192.0.2.1' };

describe('a failed login', () => {
  test('with a publishable key counts against the client address and the email', () => {
    expect(loginSubjects(attempt, { keyKind: 'PUBLISHABLE', keyId: 'k' })).toEqual([
      { kind: 'address', value: '192.0.2.1' },
      { kind: 'email', value: 'ann@example.com' },
    ]);
  });

  test("with a secret key counts against the key and the email, not against the address of the store's server", () => {
    expect(loginSubjects(attempt, { keyKind: 'SECRET', keyId: 'k' })).toEqual([
      { kind: 'key', value: 'k' },
      { kind: 'email', value: 'ann@example.com' },
    ]);
  });

  test('without a known email or address counts against what is known', () => {
    expect(loginSubjects({ clientAddress: '' }, { keyKind: 'PUBLISHABLE', keyId: 'k' })).toEqual([]);
    expect(loginSubjects({ clientAddress: '192.0.2.1' }, {})).toEqual([{ kind: 'address', value: '192.0.2.1' }]);
  });
});

test('a signup counts against the client address, unless that is the address of the store’s server', () => {
  expect(signupSubjects(attempt, { keyKind: 'PUBLISHABLE' })).toEqual([{ kind: 'signup', value: '192.0.2.1' }]);
  expect(signupSubjects(attempt, { keyKind: 'SECRET' })).toEqual([]);
  expect(signupSubjects({ clientAddress: '' }, { keyKind: 'PUBLISHABLE' })).toEqual([]);
});

test.each([
  ['key', 'login_key_limited'],
  ['address', 'login_address_limited'],
  ['email', 'login_email_limited'],
  ['signup', 'login_address_limited'],
] as const)('the reason of a refused attempt names the limit of the %s', (kind, reason) => {
  expect(tooManyAttempts({ kind, waitSeconds: 7 })).toMatchObject({ code: 'rate_limited', reason, retryAfterSeconds: 7 });
});
