import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newSigningSecret, secretBox, secretHint } from './secrets.ts';

const owner = { tenantId: 'tenant', mode: 'live', subscriptionId: 'one' };

test('a new secret is whsec_ followed by 32 random bytes in base64', () => {
  const secret = newSigningSecret();

  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  expect(newSigningSecret()).not.toBe(secret);
});

test('a sealed secret can be opened, and is not readable', () => {
  const box = secretBox([randomBytes(32)]);
  const sealed = box.seal('whsec_secret', owner);

  expect(box.open(sealed, owner)).toBe('whsec_secret');
  expect(sealed.toString('latin1')).not.toContain('secret');
  expect(box.seal('whsec_secret', owner)).not.toEqual(sealed);
});

test('a sealed secret cannot be opened with another key, for another subscription, or after a change', () => {
  const box = secretBox([randomBytes(32)]);
  const sealed = box.seal('whsec_secret', owner);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => secretBox([randomBytes(32)]).open(sealed, owner)).toThrow();
  expect(() => box.open(sealed, { ...owner, subscriptionId: 'two' })).toThrow();
  expect(() => box.open(changed, owner)).toThrow();
});

test('a secret can be opened with any of the keys, and is encrypted with the first', () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const [before, during, after] = [secretBox([oldKey]), secretBox([newKey, oldKey]), secretBox([newKey])];
  const sealed = before.seal('whsec_secret', owner);

  expect(during.open(sealed, owner)).toBe('whsec_secret');
  expect(after.open(during.seal('whsec_new', owner), owner)).toBe('whsec_new');
  expect(after.open(during.reseal(sealed, owner) ?? sealed, owner)).toBe('whsec_secret');
  expect(before.reseal(sealed, owner)).toBeUndefined();
  expect([before.hasOtherKeys, during.hasOtherKeys]).toEqual([false, true]);
});

test('a hint shows only the last four characters of a secret', () => {
  for (const padding of ['', '=', '==']) expect(secretHint(`whsec_AAAAAAAAAAAAwxyz${padding}`)).toBe('whsec_...wxyz');
});
