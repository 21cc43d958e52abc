import { expect, test } from '@jest/globals';
import { runProbe } from './run-probe.ts';

const step = (name: string, run: () => Promise<unknown> = async () => undefined) => ({ name, run });
const failing = () => Promise.reject(new Error('No such product: BOLT.'));

test('a visit ends with the first step that fails, which has the reason', async () => {
  const steps = await runProbe([step('browse'), step('product', failing), step('cart')], 60_000);

  expect(steps.map(({ name, ok, detail }) => [name, ok, detail])).toEqual([
    ['browse', true, ''],
    ['product', false, 'No such product: BOLT.'],
  ]);
});

test('a step that takes longer than the limit fails, and the visit goes on', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 5));

  const steps = await runProbe([step('browse', slow), step('product', slow)], 0);

  expect(steps.map(({ name, ok, detail }) => [name, ok, detail])).toEqual([
    ['browse', false, 'It took longer than 0 ms.'],
    ['product', false, 'It took longer than 0 ms.'],
  ]);
});
