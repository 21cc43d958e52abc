import { setTimeout as sleep } from 'node:timers/promises';

/** Waits `ms`, or less when `signal` is aborted; it resolves either way. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);
