import { expect, test } from '@jest/globals';
import { GATEWAY_CALLS_MAX, GATEWAY_CALLS_PER_SHOPPER_MAX, GATEWAY_CALLS_WAITING_MAX, limitCalls } from './limit-calls.ts';

const down = new Error('down');
const busy = new Error('busy');
const errors = { isOutage: (error: unknown) => error === down, isBusy: (error: unknown) => error === busy };
const unavailable = { code: 'bad_gateway', reason: 'payment_gateway_unavailable' };

test('a few calls run at once, some wait, and the rest is refused at once', async () => {
  const call = limitCalls(errors);
  const release = Promise.withResolvers<void>();
  let running = 0;
  const neverEnds = () => {
    running += 1;
    return release.promise;
  };

  const admitted = Array.from({ length: GATEWAY_CALLS_MAX + GATEWAY_CALLS_WAITING_MAX }, () => call(neverEnds));
  await expect(call(neverEnds)).rejects.toMatchObject(unavailable);
  expect(running).toBe(GATEWAY_CALLS_MAX);
  release.resolve();
  await Promise.all(admitted);
  expect(running).toBe(GATEWAY_CALLS_MAX + GATEWAY_CALLS_WAITING_MAX);
});

test('the calls of one shopper that hang leave the other calls of the store to other shoppers', async () => {
  const call = limitCalls(errors);
  const release = Promise.withResolvers<void>();
  let running = 0;
  const hang = () => {
    running += 1;
    return release.promise;
  };

  const admitted = Array.from({ length: GATEWAY_CALLS_MAX + GATEWAY_CALLS_WAITING_MAX / 2 }, () => call(hang, { shopper: 'ann' }));
  expect(await Promise.all([call(async () => 'his', { shopper: 'bob' }), call(async () => 'of the store')])).toEqual([
    'his',
    'of the store',
  ]);
  expect(running).toBe(GATEWAY_CALLS_PER_SHOPPER_MAX);
  release.resolve();
  await Promise.all(admitted);
  expect(running).toBe(admitted.length);
});

test('a call without a response ends before the deadline of its caller, and one that waited for it never runs', async () => {
  const call = limitCalls(errors);
  const never = () => new Promise<void>(() => undefined);
  const deadlineAt = Date.now() + 1900;
  let ran = false;

  const hanging = Array.from({ length: GATEWAY_CALLS_MAX }, () => call(never, { deadlineAt }));
  const waiting = call(
    async () => {
      ran = true;
    },
    { deadlineAt },
  );
  // Awaited together: they end in any order, and one that nothing awaits yet would fail the test.
  await Promise.all([...hanging, waiting].map((ended) => expect(ended).rejects.toMatchObject(unavailable)));
  expect(ran).toBe(false);
});

test('a call without enough time for an outcome is not made, and does not open the breaker', async () => {
  const call = limitCalls(errors);
  let calls = 0;
  const fail = () => {
    calls += 1;
    return Promise.reject(down);
  };

  for (let count = 0; count < 20; count += 1)
    await expect(call(fail, { deadlineAt: Date.now() + 1000 })).rejects.toMatchObject(unavailable);
  expect(calls).toBe(0);
  await expect(call(async () => 'done')).resolves.toBe('done');
});

test('the breaker opens after repeated outages, and not after refusals', async () => {
  const call = limitCalls(errors);
  const refused = new Error('refused');
  let calls = 0;
  const fail = (error: Error) => () => {
    calls += 1;
    return Promise.reject(error);
  };

  for (let count = 0; count < 20; count += 1) await expect(call(fail(refused))).rejects.toBe(refused);
  for (let count = 0; count < 20; count += 1) await expect(call(fail(down))).rejects.toMatchObject(unavailable);
  expect(calls).toBe(25);
});

test('a call that the provider is still processing is repeated', async () => {
  const call = limitCalls(errors);
  let calls = 0;

  const result = await call(async () => {
    calls += 1;
    if (calls < 3) throw busy;
    return 'done';
  });
  expect([result, calls]).toEqual(['done', 3]);
});
