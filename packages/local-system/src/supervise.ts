import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerExit } from '@storefront/backing-servers';
import { HEALTHY_AFTER_MS, restartWaitMs } from './restart-wait.ts';

/** One life of a process, from the moment it was ready. */
export type Run = { readonly pid: number; readonly exited: Promise<ServerExit>; stop(): Promise<void> };

export type ProcessState = 'starting' | 'running' | 'waiting' | 'stopped';

/** One row of `processes.json`. */
export type ProcessRow = {
  readonly name: string;
  readonly kind: 'service' | 'server';
  readonly pid: number | null;
  readonly address: string;
  readonly state: ProcessState;
  readonly restarts: number;
  readonly started_at: string | null;
  readonly data_dir?: string;
};

/** What is kept running. */
export type Charge = {
  readonly name: string;
  readonly kind: ProcessRow['kind'];
  readonly address: string;
  readonly dataDir?: string;
  /** Starts it and resolves when it is ready; rejects when it ends before. `onPid` is told of the process as soon as there is one. */
  start(onPid: (pid: number) => void): Promise<Run>;
};

/** A process that is started again whenever it ends, until it is stopped. */
export type Supervised = {
  readonly row: ProcessRow;
  /** Resolves when a life that began after this call is ready. */
  nextRun(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a charge and keeps it running. Rejects when the first start fails: that is a fault of the system, not of the moment. */
export async function supervise(charge: Charge, onChange: () => void, log: (line: string) => void): Promise<Supervised> {
  let row: ProcessRow = {
    name: charge.name,
    kind: charge.kind,
    pid: null,
    address: charge.address,
    state: 'starting',
    restarts: 0,
    started_at: null,
    ...(charge.dataDir === undefined ? {} : { data_dir: charge.dataDir }),
  };
  const stopping = new AbortController();
  const told = new Promise<undefined>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  /** The last life that was ready. */
  let current: Run | undefined;
  let waiters: (() => void)[] = [];
  const change = (changes: Partial<ProcessRow>): void => {
    row = { ...row, ...changes };
    onChange();
  };
  const start = async (): Promise<Run> => {
    change({ state: 'starting', started_at: new Date().toISOString() });
    const run = await charge.start((pid) => change({ pid }));
    current = run;
    change({ state: 'running', pid: run.pid });
    return run;
  };

  /** Tries until it is ready again, or undefined when it is to be stopped. */
  const startAgain = async (failures: number): Promise<Run | undefined> => {
    for (let failed = failures; !stopping.signal.aborted; failed += 1) {
      change({ state: 'waiting', pid: null });
      await sleep(restartWaitMs(failed), undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        change({ restarts: row.restarts + 1 });
        const run = await start();
        if (stopping.signal.aborted) {
          await run.stop();
          return undefined;
        }
        for (const resolve of waiters.splice(0)) resolve();
        return run;
      } catch (error) {
        log(`${charge.name} does not start: ${(error as Error).message}`);
      }
    }
    return undefined;
  };

  const watch = async (first: Run): Promise<void> => {
    let failures = 0;
    let run: Run | undefined = first;
    while (run) {
      const readyAt = Date.now();
      // A server is ended by others, after we have let go of it.
      const exit = await Promise.race([run.exited, told]);
      if (exit === undefined || stopping.signal.aborted) return;
      failures = Date.now() - readyAt >= HEALTHY_AFTER_MS ? 0 : failures + 1;
      log(`${charge.name} ended (${exit.signal ?? `exit code ${exit.code}`}); starting it again`);
      run = await startAgain(failures);
    }
  };

  const watching = watch(await start());
  return {
    get row() {
      return row;
    },
    nextRun: () =>
      new Promise((resolve) => {
        waiters = [...waiters, resolve];
      }),
    async stop() {
      stopping.abort();
      // A process that is just starting is not `current` yet; it then ends before it is ready.
      if (row.state === 'starting' && row.pid !== null) endIfThere(row.pid);
      await current?.stop();
      await watching;
      change({ state: 'stopped', pid: null });
    },
  };
}

function endIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
