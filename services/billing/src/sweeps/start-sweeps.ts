import type { Logger } from '@storefront/telemetry';
import type { BillingDeps } from '../deps.ts';
import { expireHolds } from './expire-holds.ts';
import { expireSessions } from './expire-sessions.ts';
import { forgetOldLogins } from './forget-old-logins.ts';

/** Work that comes due by the clock. Every process sweeps; rows are taken one by one under their locks, so two do no harm. */
export type Sweep = (deps: BillingDeps) => Promise<void>;

/** A lapsed hold or session is seen within this; both live for minutes. */
const DUE_EVERY_MS = 5_000;
/** Old rows only cost room. */
const FORGET_EVERY_MS = 10 * 60_000;

const SWEEPS: readonly { readonly name: string; readonly everyMs: number; readonly sweep: Sweep }[] = [
  { name: 'expire_holds', everyMs: DUE_EVERY_MS, sweep: expireHolds },
  { name: 'expire_payment_sessions', everyMs: DUE_EVERY_MS, sweep: expireSessions },
  { name: 'forget_old_logins', everyMs: FORGET_EVERY_MS, sweep: forgetOldLogins },
];

/** Starts all sweeps of this service; closing waits for those that run. */
export function startSweeps(deps: BillingDeps, log: Logger): { close(): Promise<void> } {
  const stopping = new AbortController();
  const running = SWEEPS.map(({ name, everyMs, sweep }) => repeat(everyMs, stopping.signal, () => runSweep(name, sweep, deps, log)));
  return {
    close: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function runSweep(name: string, sweep: Sweep, deps: BillingDeps, log: Logger): Promise<void> {
  try {
    await sweep(deps);
  } catch (error) {
    // The database may be away for a moment: what is due stays due.
    log.warn({ err: error, sweep: name }, 'sweep_failed');
  }
}

async function repeat(everyMs: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    await sleep(everyMs, signal);
  }
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
  });
