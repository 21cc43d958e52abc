import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { ServerExit } from '@storefront/backing-servers';
import { type Charge, type Run, supervise } from './supervise.ts';

/** A charge whose processes live in this one: `end` ends the present life, `refusals` is how many starts fail next. */
function aCharge() {
  let pid = 100;
  let endRun: (exit: ServerExit) => void = () => undefined;
  const state = { refusals: 0, stops: 0, end: (exit: ServerExit) => endRun(exit) };
  const charge: Charge = {
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
  return { charge, state };
}

test('a process that is killed runs again, and its row says so', async () => {
  const { charge, state } = aCharge();
  const supervised = await supervise(
    charge,
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

test('a start that fails is tried again', async () => {
  const { charge, state } = aCharge();
  const lines: string[] = [];
  const supervised = await supervise(
    charge,
    () => undefined,
    (line) => lines.push(line),
  );

  const up = supervised.nextRun();
  state.refusals = 1;
  state.end({ code: 1, signal: null });
  await up;

  expect(supervised.row).toMatchObject({ state: 'running', restarts: 2 });
  expect(lines).toEqual(['orders ended (exit code 1); starting it again', 'orders does not start: not now']);
  await supervised.stop();
});

test('a first start that fails is the caller’s trouble', async () => {
  const { charge, state } = aCharge();
  state.refusals = 1;
  await expect(
    supervise(
      charge,
      () => undefined,
      () => undefined,
    ),
  ).rejects.toThrow('not now');
});

test('what is stopped stays stopped', async () => {
  const { charge, state } = aCharge();
  const supervised = await supervise(
    charge,
    () => undefined,
    () => undefined,
  );

  await supervised.stop();
  await sleep(150);

  expect(supervised.row).toMatchObject({ state: 'stopped', pid: null, restarts: 0 });
  expect(state.stops).toBe(1);
});

test('a process that others will end is let go of without waiting for its end', async () => {
  const { charge, state } = aCharge();
  const ownStart = charge.start;
  const supervised = await supervise(
    { ...charge, start: async (onPid) => ({ ...(await ownStart(onPid)), stop: async () => undefined }) },
    () => undefined,
    () => undefined,
  );

  await supervised.stop();
  state.end({ code: 0, signal: null });
  await sleep(150);

  expect(supervised.row).toMatchObject({ state: 'stopped', restarts: 0 });
});

test('stopping while it waits for its next start ends the wait', async () => {
  const { charge, state } = aCharge();
  const supervised = await supervise(
    charge,
    () => undefined,
    () => undefined,
  );
  state.refusals = 1_000;
  state.end({ code: 1, signal: null });
  await sleep(20);

  await supervised.stop();

  expect(supervised.row).toMatchObject({ state: 'stopped', pid: null });
});
