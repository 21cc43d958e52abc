import { describe, expect, test } from '@jest/globals';
import { identityViolations } from './identity.ts';

const fieldsOf = (fields: Parameters<typeof identityViolations>[0]): string[] =>
  identityViolations(fields).map((violation) => violation.field);

describe('identity', () => {
  test.each(['ann', '@example.com', 'ann@', 'a b@example.com', 'a@b@c', `${'a'.repeat(250)}@b.com`, 'a\0@b.com'])(
    '%j is not an email address',
    (email) => {
      expect(fieldsOf({ email })).toEqual(['email']);
    },
  );

  test('a password has 10 to 128 characters, counted as code points', () => {
    expect(fieldsOf({ password: 'x'.repeat(9) })).toEqual(['password']);
    expect(fieldsOf({ password: 'x'.repeat(129) })).toEqual(['password']);
    expect(fieldsOf({ password: '🔩'.repeat(10) })).toEqual([]);
    expect(fieldsOf({ password: 'x'.repeat(128) })).toEqual([]);
  });

  test('all invalid fields are reported together, and omitted fields are not checked', () => {
    expect(fieldsOf({ email: 'x', password: 'short', name: ' ', phone: '1'.repeat(41) })).toEqual(['email', 'password', 'name', 'phone']);
    expect(fieldsOf({})).toEqual([]);
  });
});
