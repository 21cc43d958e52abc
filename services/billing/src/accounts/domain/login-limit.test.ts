import { describe, expect, test } from '@jest/globals';
import { ATTEMPT_LIMITS, loginSubjects, resetSubjects, signupSubjects, tooManyAttempts } from './login-limit.ts';

const attempt = { email: 'ann@example.com', clientAddress: '192.0.2.1', shopperAddress: '' };

describe('a failed login', () => {
  test('with a publishable key counts against the client address and the email', () => {
    expect(loginSubjects(attempt, { keyKind: 'PUBLISHABLE', keyId: 'k' })).toEqual([
      { kind: 'address', value: '192.0.2.1' },
      { kind: 'email', value: 'ann@example.com' },
      { kind: 'login', value: 'ann@example.com' },
    ]);
  });

  test("with a secret key counts against the key and the email, not against the address of the store's server", () => {
    expect(loginSubjects(attempt, { keyKind: 'SECRET', keyId: 'k' })).toEqual([
      { kind: 'key', value: 'k' },
      { kind: 'email', value: 'ann@example.com' },
      { kind: 'login', value: 'ann@example.com' },
    ]);
  });

  test("with a secret key counts against the shopper's address as well, if the store's server names it", () => {
    expect(loginSubjects({ ...attempt, shopperAddress: '198.51.100.1' }, { keyKind: 'SECRET', keyId: 'k' })).toEqual([
      { kind: 'key', value: 'k' },
      { kind: 'address', value: '198.51.100.1' },
      { kind: 'email', value: 'ann@example.com' },
      { kind: 'login', value: 'ann@example.com' },
    ]);
  });

  test('with a publishable key counts against no address that a caller names', () => {
    expect(loginSubjects({ ...attempt, shopperAddress: '198.51.100.1' }, { keyKind: 'PUBLISHABLE', keyId: 'k' })).toEqual(
      loginSubjects(attempt, { keyKind: 'PUBLISHABLE', keyId: 'k' }),
    );
  });

  test('without a known email or address counts against what is known', () => {
    expect(loginSubjects({ clientAddress: '', shopperAddress: '' }, { keyKind: 'PUBLISHABLE', keyId: 'k' })).toEqual([]);
    expect(loginSubjects({ clientAddress: '192.0.2.1', shopperAddress: '' }, {})).toEqual([{ kind: 'address', value: '192.0.2.1' }]);
  });
});

test('a signup counts against the client address, or against that which the store’s server names', () => {
  expect(signupSubjects(attempt, { keyKind: 'PUBLISHABLE' })).toEqual([{ kind: 'signup', value: '192.0.2.1' }]);
  expect(signupSubjects(attempt, { keyKind: 'SECRET' })).toEqual([]);
  expect(signupSubjects({ ...attempt, shopperAddress: '198.51.100.1' }, { keyKind: 'SECRET' })).toEqual([
    { kind: 'signup', value: '198.51.100.1' },
  ]);
  expect(signupSubjects({ clientAddress: '', shopperAddress: '' }, { keyKind: 'PUBLISHABLE' })).toEqual([]);
});

test('a reset counts against the address that the store’s server names, and against the email', () => {
  expect(resetSubjects({ email: 'ann@example.com', shopperAddress: '' })).toEqual([{ kind: 'reset', value: 'ann@example.com' }]);
  expect(resetSubjects({ email: undefined, shopperAddress: '198.51.100.1' })).toEqual([{ kind: 'reset_address', value: '198.51.100.1' }]);
  expect(resetSubjects({ email: 'a@b', shopperAddress: '198.51.100.1' }).map(({ kind }) => kind)).toEqual(['reset_address', 'reset']);
});

test.each([
  ['key', 'login_key_limited', 'failed attempts', [1000, 900, 60]],
  ['address', 'login_address_limited', 'failed attempts', [10, 900, 60]],
  ['email', 'login_email_limited', 'failed attempts', [10, 900, 60]],
  ['signup', 'login_address_limited', 'signups', [10, 900, 60]],
  ['reset', 'reset_limit_reached', 'password resets', [5, 3600, 3600]],
  ['reset_address', 'reset_limit_reached', 'password resets', [10, 900, 60]],
  ['verification', 'reset_limit_reached', 'email verifications', [5, 3600, 3600]],
  ['login', 'login_email_limited', 'logins', [100, 900, 60]],
] as const)('the reason of a refused attempt names the limit of the %s', (kind, reason, counted, [max, windowSeconds, retrySeconds]) => {
  expect(ATTEMPT_LIMITS[kind]).toEqual({ max, windowSeconds, retrySeconds });
  expect(tooManyAttempts({ kind, waitSeconds: 7 })).toMatchObject({
    code: 'rate_limited',
    message: `Too many ${counted}. Try again later.`,
    reason,
    retryAfterSeconds: 7,
  });
});
