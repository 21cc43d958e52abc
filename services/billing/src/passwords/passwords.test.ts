import { describe, expect, test } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = createPasswords();

  test('a hash matches its password and no other', async () => {
    const hash = await passwords.hash('correct horse battery');

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await passwords.matches(hash, 'correct horse battery')).toBe(true);
    expect(await passwords.matches(hash, 'correct horse batterz')).toBe(false);
  });

  test('a letter matches however it is composed', async () => {
    const hash = await passwords.hash('caf\u00e9 au lait');

    expect(await passwords.matches(hash, 'cafe\u0301 au lait')).toBe(true);
  });

  test('nobody’s password is never right', async () => {
    expect(await passwords.matches(null, 'correct horse battery')).toBe(false);
  });
});

describe('limited concurrency', () => {
  test('never runs more than it may, and refuses who would wait too long', async () => {
    const limited = limitConcurrency({ running: 2, waiting: 2 });
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };

    const results = await Promise.allSettled(Array.from({ length: 5 }, () => limited(work)));

    expect(most).toBe(2);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    await expect(limited(async () => 'free again')).resolves.toBe('free again');
  });
});
