import { expect, test } from '@jest/globals';
import { retryUntilAvailable } from './retry-until-available.ts';

const withCode = (code: string, cause?: unknown): Error => Object.assign(new Error(code, { cause }), { code });
const LOCK_TIMEOUT = '55P03';

/** Fails with the given errors, one after the other, and then succeeds. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return async (): Promise<string> => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
};

test('a server that is not there, and a migration that waited for a lock, are tried again', async () => {
  const reported: unknown[] = [];
  const refused = withCode('ECONNREFUSED');
  const locked = new Error('Migration failed', { cause: withCode(LOCK_TIMEOUT) });

  const result = await retryUntilAvailable({ withinMs: 60_000, onRetry: (error) => void reported.push(error) }, failing(refused, locked));

  expect(result).toBe('done');
  expect(reported).toEqual([refused, locked]);
});

test('the last error is thrown when the time is up, and any other at once', async () => {
  const onRetry = (error: unknown): never => {
    throw error;
  };

  await expect(retryUntilAvailable({ withinMs: 0, onRetry }, failing(withCode('ECONNREFUSED')))).rejects.toThrow('ECONNREFUSED');
  await expect(retryUntilAvailable({ withinMs: 60_000, onRetry }, failing(withCode('28P01')))).rejects.toThrow('28P01');
});
