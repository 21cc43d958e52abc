import { pause } from './pause.ts';

/** Returns a function that runs pieces of work one after the other. One that waits for longer than `waitMs` runs anyway, and none starts once `stopping` is aborted. */
export function takeTurns(waitMs: number, stopping: AbortSignal): (work: () => Promise<unknown>) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = settledWithin(last, waitMs, stopping).then(() => (stopping.aborted ? undefined : work()));
    last = running.catch(() => undefined);
    return running;
  };
}

async function settledWithin(work: Promise<unknown>, ms: number, stopping: AbortSignal): Promise<void> {
  const settled = new AbortController();
  await Promise.race([work, pause(ms, AbortSignal.any([stopping, settled.signal]))]);
  settled.abort();
}
