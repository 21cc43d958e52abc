import { expect, test } from '@jest/globals';
import { batchedOutput, createLogger } from '@storefront/telemetry';
import { closeInReverse, type Resource } from './close-resources.ts';
import type { Lifecycle } from './run-process.ts';
import { startParts } from './start-parts.ts';

const log = createLogger('start-parts-test', 'silent');

/** A process whose resources are closed with `close`. */
function aProcess(): { life: Lifecycle; close: () => Promise<void> } {
  const open: Resource[] = [];
  return {
    life: { env: {}, log, output: batchedOutput(process.stdout, () => undefined), onClose: (label, close) => open.push({ label, close }) },
    close: () => closeInReverse(open, new AbortController().signal, log),
  };
}

const quiet = { LOG_LEVEL: 'silent' };

test('services start at the same time, each with its own environment', async () => {
  const { life } = aProcess();
  const seen: (string | undefined)[] = [];
  const bothStarted = Promise.withResolvers<void>();
  const start = async ({ env }: Lifecycle): Promise<void> => {
    seen.push(env.PORT);
    if (seen.length === 2) bothStarted.resolve();
    await bothStarted.promise;
  };

  await startParts(
    [
      { name: 'catalog', env: { ...quiet, PORT: '1' }, start },
      { name: 'cart', env: { ...quiet, PORT: '2' }, start },
    ],
    life,
  );

  expect(seen).toEqual(['1', '2']);
});

test('services are closed one after the other, the last one first, whatever the order in which they opened their resources', async () => {
  const { life, close } = aProcess();
  const closed: string[] = [];
  const catalogFirst = Promise.withResolvers<void>();
  const part = (name: string, before?: Promise<void>) => ({
    name,
    env: quiet,
    start: async ({ onClose }: Lifecycle) => {
      await before;
      onClose('database', () => void closed.push(`database of ${name}`));
      onClose('grpc', () => void closed.push(`grpc of ${name}`));
      catalogFirst.resolve();
    },
  });

  await startParts([part('catalog'), part('cart', catalogFirst.promise)], life);
  await close();

  expect(closed).toEqual(['grpc of cart', 'database of cart', 'grpc of catalog', 'database of catalog']);
});

test('all services that cannot start are reported, and what the others have opened is closed with the process', async () => {
  const { life, close } = aProcess();
  const closed: string[] = [];
  const broken = (name: string) => ({ name, env: quiet, start: () => Promise.reject(new Error('no database')) });
  const whole = { name: 'orders', env: quiet, start: async ({ onClose }: Lifecycle) => onClose('grpc', () => void closed.push('grpc')) };

  await expect(startParts([broken('catalog'), whole, broken('cart')], life)).rejects.toThrow('catalog: no database\ncart: no database');
  await close();

  expect(closed).toEqual(['grpc']);
});
