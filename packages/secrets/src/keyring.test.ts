import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { keyring, parseKeyring } from './keyring.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

test('a secret can be opened while its key is in the ring, and new secrets use the first key', () => {
  const before = keyring(new Map([['old', oldKey]]));
  const during = keyring(
    new Map([
      ['new', newKey],
      ['old', oldKey],
    ]),
  );
  const after = keyring(new Map([['new', newKey]]));
  const secret = before.seal('sk_live_1', 'a-store');

  expect(secret.keyId).toBe('old');
  expect(during.open(secret, 'a-store')).toBe('sk_live_1');
  expect(during.seal('x', 'a-store').keyId).toBe('new');
  expect(after.open(during.seal('sk_live_2', 'a-store'), 'a-store')).toBe('sk_live_2');
  expect(() => after.open(secret, 'a-store')).toThrow('the key old of an encrypted secret is not configured');
});

test('a secret cannot be opened for another owner, under another key of the same ID, or after a change', () => {
  const ring = keyring(new Map([['k', oldKey]]));
  const secret = ring.seal('sk_live_1', 'a-store');
  const changed = Buffer.from(secret.sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => ring.open(secret, 'another-store')).toThrow();
  expect(() => keyring(new Map([['k', newKey]])).open(secret, 'a-store')).toThrow();
  expect(() => ring.open({ ...secret, sealed: changed }, 'a-store')).toThrow();
  expect(() => ring.open({ ...secret, sealed: Buffer.of(9) }, 'a-store')).toThrow('unknown format');
  expect(secret.sealed.toString('latin1')).not.toContain('sk_live');
});

test('a list of keys is parsed in order; a short key, a repeated ID, or an empty list is refused', () => {
  const [first, second] = [`2026-11:${newKey.toString('base64')}`, `2026-01:${oldKey.toString('base64')}`];

  expect(parseKeyring(`${first},\n${second}\n`)?.currentKeyId).toBe('2026-11');
  for (const list of ['', 'k', `k:${Buffer.alloc(16).toString('base64')}`, `${first},${first}`, newKey.toString('base64')]) {
    expect(parseKeyring(list)).toBeUndefined();
  }
});
