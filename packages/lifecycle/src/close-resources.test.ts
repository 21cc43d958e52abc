import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import { closeResources } from './close-resources.ts';

const log = createLogger('close-resources-test', 'silent');
const never = (): Promise<void> => new Promise(() => undefined);

test('resources are closed one after the other, in reverse order, and one that fails does not stop the others', async () => {
  const order: string[] = [];
  const resource = (label: string, fails = false) => ({
    label,
    close: async () => {
      order.push(`${label} closes`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${label} closed`);
      if (fails) throw new Error('broken');
    },
  });

  const isDone = await closeResources([resource('first'), resource('second', true)], { drainMs: 20_000, closeMs: 1 }, log);

  expect(isDone).toBe(true);
  expect(order).toEqual(['second closes', 'second closed', 'first closes', 'first closed']);
});

test('a resource that never closes does not keep the others open', async () => {
  const closed: string[] = [];
  const resources = [
    { label: 'database', close: () => void closed.push('database') },
    { label: 'stuck', close: never },
  ];

  expect(await closeResources(resources, { drainMs: 1, closeMs: 1 }, log)).toBe(false);
  expect(closed).toEqual(['database']);
});
