import { describe, expect, test } from '@jest/globals';
import { createPasswords } from './passwords.ts';

const FLOW = { store: 'a' };

describe('passwords', () => {
  const passwords = createPasswords();

  test('a hash matches only its password', async () => {
    const hash = await passwords.hash('correct horse battery', FLOW);

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await passwords.matches(hash, 'correct horse battery', FLOW)).toBe(true);
    expect(await passwords.matches(hash, 'correct horse batterz', FLOW)).toBe(false);
  });

  test('composed and decomposed letters match', async () => {
    const hash = await passwords.hash('caf\u00e9 au lait', FLOW);

    expect(await passwords.matches(hash, 'cafe\u0301 au lait', FLOW)).toBe(true);
  });

  test('no password matches a missing hash', async () => {
    expect(await passwords.matches(null, 'correct horse battery', FLOW)).toBe(false);
  });
});

describe('the queue of hashes', () => {
  test('does not let a store wait for another', async () => {
    const passwords = createPasswords();
    const finished: string[] = [];
    const hash = (store: string) => passwords.hash('correct horse battery', { store }).then(() => finished.push(store));

    await Promise.all([...Array.from({ length: 12 }, () => hash('flood')), hash('other')]);

    expect(finished.indexOf('other')).toBeLessThan(6);
  });

  test('does not hash for a caller that has given up', async () => {
    const late = { store: 'a', deadlineAt: Date.now() - 1 };

    await expect(createPasswords().matches(null, 'correct horse battery', late)).rejects.toMatchObject({ reason: 'overloaded' });
  });
});
