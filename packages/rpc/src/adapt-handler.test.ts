import { expect, test } from '@jest/globals';
import { respondInTime } from './adapt-handler.ts';

const late = { code: 'gateway_timeout', reason: 'downstream_timeout', message: 'The cart service did not respond in time.' };

test('work that takes too long ends with a timeout', async () => {
  const slow = new Promise<never>((_, reject) => setTimeout(reject, 60_000, new Error('the timeout came too late')).unref());

  await expect(respondInTime('cart', Date.now() + 60, slow)).rejects.toMatchObject(late);
});

test('work that ends in time returns its outcome', async () => {
  const deadline = Date.now() + 3_600_000;

  await expect(respondInTime('cart', deadline, Promise.resolve('done'))).resolves.toBe('done');
  await expect(respondInTime('cart', deadline, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test.each([
  ['without a deadline', undefined],
  ['that begins with no time left', 0],
])('work %s is not cut off', async (_, deadline) => {
  await expect(respondInTime('cart', deadline, new Promise((resolve) => setImmediate(resolve, 'done')))).resolves.toBe('done');
});
