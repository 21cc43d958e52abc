import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { ServerExit } from '@storefront/backing-servers';
import { type ProcessSpec, type Run, supervise } from './supervise.ts';

/** A process spec whose processes are simulated: `end` ends the current run, and the next `refusals` starts fail. */
function aCharge() {
  let pid = 100;
  let endRun: (exit: ServerExit) => void = () => undefined;
  const state = { refusals: 0, stops: 0, end: (exit: ServerExit) => endRun(exit) };
  const spec: ProcessSpec = {
    name: 'orders',
    kind: 'service',
    address: '127.0.0.1:20001',
    async start(onPid): Promise<Run> {
      pid += 1;
      onPid(pid);
      if (state.refusals > 0) {
        state.refusals -= 1;
        throw new Error('not now');
      }
      const { promise: exited, resolve } = Promise.withResolvers<ServerExit>();
      endRun = resolve;
      const stop = async (): Promise<void> => {
        state.stops += 1;
        resolve({ code: 0, signal: null });
      };
      return { pid, exited, stop };
    },
  };
  return { spec, state };
}

test('a killed process is restarted, and its row shows the restart', async () => {
  const { spec, state } = aCharge();
  const supervised = await supervise(
    spec,
    () => undefined,
    () => undefined,
  );
  expect(supervised.row).toMatchObject({ name: 'orders', state: 'running', pid: 101, restarts: 0 });

  const up = supervised.nextRun();
  state.end({ code: null, signal: 'SIGKILL' });
  await up;

  expect(supervised.row).toMatchObject({ state: 'running', pid: 102, restarts: 1 });
  await supervised.stop();
});

test('a failed start is retried', async () => {
  const { spec, state } = aCharge();
  const lines: string[] = [];
  const supervised = await supervise(
    spec,
    () => undefined,
    (line) => lines.push(line),
  );

  const up = supervised.nextRun();
  state.refusals = 1;
  state.end({ code: 1, signal: null });
  await up;

  expect(supervised.row).toMatchObject({ state: 'running', restarts: 2 });
  expect(lines).toEqual(['orders exited (exit code 1); restarting', 'orders failed to start: not now']);
  await supervised.stop();
});

test('supervise rejects if the first start fails', async () => {
  const { spec, state } = aCharge();
  state.refusals = 1;
  await expect(
    supervise(
      spec,
      () => undefined,
      () => undefined,
    ),
  ).rejects.toThrow('not now');
});

test('a stopped process stays stopped', async () => {
  const { spec, state } = aCharge();
  const supervised = await supervise(
    spec,
    () => undefined,
    () => undefined,
  );

  await supervised.stop();
  await sleep(150);

  expect(supervised.row).toMatchObject({ state: 'stopped', pid: null, restarts: 0 });
  expect(state.stops).toBe(1);
});

test('a process that is stopped elsewhere is released without waiting for its exit', async () => {
  const { spec, state } = aCharge();
  const ownStart = spec.start;
  const supervised = await supervise(
    { ...spec, start: async (onPid) => ({ ...(await ownStart(onPid)), stop: async () => undefined }) },
    () => undefined,
    () => undefined,
  );

  await supervised.stop();
  state.end({ code: 0, signal: null });
  await sleep(150);

  expect(supervised.row).toMatchObject({ state: 'stopped', restarts: 0 });
});

test('stopping cancels the wait for the next start', async () => {
  const { spec, state } = aCharge();
  const supervised = await supervise(
    spec,
    () => undefined,
    () => undefined,
  );
  state.refusals = 1_000;
  state.end({ code: 1, signal: null });
  await sleep(20);

  await supervised.stop();

  expect(supervised.row).toMatchObject({ state: 'stopped', pid: null });
});
