import { expect, test } from '@jest/globals';
import { batchedOutput, createLogger } from '@storefront/telemetry';
import { closeInReverse, type Resource } from './close-resources.ts';
import type { Lifecycle } from './run-process.ts';
import { type HostedService, startServices } from './start-services.ts';

const log = createLogger('start-services-test', 'silent');

/** A process whose resources are closed with `close`. */
function aProcess(): { life: Lifecycle; close: (deadline?: AbortSignal) => Promise<void> } {
  const open: Resource[] = [];
  return {
    life: { env: {}, log, output: batchedOutput(process.stdout, () => undefined), onClose: (label, close) => open.push({ label, close }) },
    close: (deadline = new AbortController().signal) => closeInReverse(open, deadline, log),
  };
}

const aService = (name: string, start: HostedService['start'], env: NodeJS.ProcessEnv = {}): HostedService => ({
  name,
  env: { LOG_LEVEL: 'silent', ...env },
  readConfig: () => undefined,
  start,
});

test('services start one after the other, each with its own environment', async () => {
  const { life } = aProcess();
  const events: string[] = [];
  const start = async ({ env }: Lifecycle): Promise<void> => {
    events.push(`${env.PORT} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${env.PORT} started`);
  };

  await startServices([aService('catalog', start, { PORT: '1' }), aService('cart', start, { PORT: '2' })], life);

  expect(events).toEqual(['1 starts', '1 started', '2 starts', '2 started']);
});

test('services and their resources are closed in reverse order', async () => {
  const { life, close } = aProcess();
  const closed: string[] = [];
  const service = (name: string) =>
    aService(name, async ({ onClose }) => {
      onClose('database', () => void closed.push(`database of ${name}`));
      onClose('grpc', () => void closed.push(`grpc of ${name}`));
    });

  await startServices([service('catalog'), service('cart')], life);
  await close();

  expect(closed).toEqual(['grpc of cart', 'database of cart', 'grpc of catalog', 'database of catalog']);
});

test('the errors of all configurations are reported before any service starts', async () => {
  const { life } = aProcess();
  let isStarted = false;
  const start = async () => void (isStarted = true);
  const misconfigured = (name: string): HostedService => ({
    ...aService(name, start),
    readConfig: () => {
      throw new Error('Invalid configuration:\n  GRPC_PORT: is required');
    },
  });

  const starting = startServices([aService('orders', start), misconfigured('catalog'), misconfigured('cart')], life);

  await expect(starting).rejects.toThrow(
    'catalog: Invalid configuration:\n  GRPC_PORT: is required\ncart: Invalid configuration:\n  GRPC_PORT: is required',
  );
  expect(isStarted).toBe(false);
});

test('the reason names the service that cannot start, and what it and the others have opened is closed with the process', async () => {
  const { life, close } = aProcess();
  const closed: string[] = [];
  const whole = aService('orders', async ({ onClose }) => onClose('grpc', () => void closed.push('grpc of orders')));
  const broken = aService('cart', async ({ onClose }) => {
    onClose('database', () => void closed.push('database of cart'));
    throw new Error('no bus');
  });

  await expect(startServices([whole, broken], life)).rejects.toThrow('cart: no bus');
  await close();

  expect(closed).toEqual(['database of cart', 'grpc of orders']);
});

test('no further service starts once the process is closing', async () => {
  const { life, close } = aProcess();
  const started: string[] = [];
  const catalogStarting = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();

  const starting = startServices(
    [
      aService('catalog', async () => {
        catalogStarting.resolve();
        await released.promise;
      }),
      aService('cart', async () => void started.push('cart')),
    ],
    life,
  );
  await catalogStarting.promise;
  await close();
  released.resolve();
  await starting;

  expect(started).toEqual([]);
});
