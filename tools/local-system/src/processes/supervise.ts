import type { ServerExit } from '@storefront/backing-servers';
import { pause } from '@storefront/lifecycle';

/** One run of a process, from the moment it is ready until it exits. */
export type Run = { readonly pid: number; readonly exited: Promise<ServerExit>; stop(): Promise<void> };

/** The state of a supervised process; `waiting` means that it waits for its next restart. */
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
  /** Where Prometheus scrapes the process, if it serves metrics. */
  readonly metrics_url?: string;
};

/** A process to supervise. */
export type ProcessSpec = {
  readonly name: string;
  readonly kind: ProcessRow['kind'];
  readonly address: string;
  readonly dataDir?: string;
  readonly metricsUrl?: string;
  /** Starts the process and resolves when it is ready; rejects if it exits first. `onPid` is called as soon as the process exists. */
  start(onPid: (pid: number) => void): Promise<Run>;
};

/** A process that is restarted whenever it exits, until it is stopped. */
export type Supervised = {
  readonly row: ProcessRow;
  /** Resolves when a run that started after this call is ready. */
  nextRun(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a process and keeps it running. Rejects if the first start fails, because that is not a temporary failure. */
export async function supervise(spec: ProcessSpec, onChange: () => void, log: (line: string) => void): Promise<Supervised> {
  let row: ProcessRow = {
    name: spec.name,
    kind: spec.kind,
    pid: null,
    address: spec.address,
    state: 'starting',
    restarts: 0,
    started_at: null,
    ...(spec.dataDir === undefined ? {} : { data_dir: spec.dataDir }),
    ...(spec.metricsUrl === undefined ? {} : { metrics_url: spec.metricsUrl }),
  };
  const stopping = new AbortController();
  const stopRequested = new Promise<undefined>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  /** The most recent run that became ready. */
  let current: Run | undefined;
  let waiters: (() => void)[] = [];
  const change = (changes: Partial<ProcessRow>): void => {
    row = { ...row, ...changes };
    onChange();
  };
  const start = async (): Promise<Run> => {
    change({ state: 'starting', started_at: new Date().toISOString() });
    const run = await spec.start((pid) => change({ pid }));
    current = run;
    change({ state: 'running', pid: run.pid });
    return run;
  };

  /** Restarts until the process is ready; resolves to undefined if it is stopped meanwhile. */
  const startAgain = async (failures: number): Promise<Run | undefined> => {
    for (let failed = failures; !stopping.signal.aborted; failed += 1) {
      change({ state: 'waiting', pid: null });
      await pause(restartWaitMs(failed), stopping.signal);
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
        log(`${spec.name} failed to start: ${(error as Error).message}`);
      }
    }
    return undefined;
  };

  const watch = async (first: Run): Promise<void> => {
    let failures = 0;
    let run: Run | undefined = first;
    while (run) {
      const readyAt = Date.now();
      // Servers are stopped by the package that started them.
      const exit = await Promise.race([run.exited, stopRequested]);
      if (exit === undefined || stopping.signal.aborted) return;
      failures = Date.now() - readyAt >= HEALTHY_AFTER_MS ? 0 : failures + 1;
      log(`${spec.name} exited (${exit.signal ?? `exit code ${exit.code}`}); restarting`);
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
      // A process that is still starting is not `current` yet; it is stopped through its pid.
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

/** A process that has run this long counts as healthy; its next exit starts a new failure count. */
const HEALTHY_AFTER_MS = 5_000;

/** Short enough that a kill goes almost unnoticed, long enough that a process that cannot start does not use a whole core. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

/** Returns how long to wait before restarting a process that has failed `failures` times in a row. */
export function restartWaitMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
}
