import { describe, expect, test } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = createPasswords();

  test('a hash matches only its password', async () => {
    const hash = await passwords.hash('correct horse battery');

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await passwords.matches(hash, 'correct horse battery')).toBe(true);
    expect(await passwords.matches(hash, 'correct horse batterz')).toBe(false);
  });

  test('composed and decomposed letters match', async () => {
    const hash = await passwords.hash('caf\u00e9 au lait');

    expect(await passwords.matches(hash, 'cafe\u0301 au lait')).toBe(true);
  });

  test('no password matches a missing hash', async () => {
    expect(await passwords.matches(null, 'correct horse battery')).toBe(false);
  });
});

describe('limited concurrency', () => {
  test('calls above the limit are queued, and calls above the queue’s limit are refused', async () => {
    const limited = limitConcurrency({ running: 2, waiting: 2 });
    let running = 0;
    let max = 0;
    const work = async (): Promise<void> => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };

    const results = await Promise.allSettled(Array.from({ length: 5 }, () => limited(work)));

    expect(max).toBe(2);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    await expect(limited(async () => 'free again')).resolves.toBe('free again');
  });
});
