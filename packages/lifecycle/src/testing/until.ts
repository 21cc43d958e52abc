import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Repeats `look`, often an assertion, until it neither throws nor returns false, and returns its result. After `withinMs`, throws an error that contains the code
 * of `look` and what it threw or returned last. The default is longer than anything takes on a busy machine.
 */
export async function until<T>(look: () => Promise<T> | T, withinMs = 60_000): Promise<T> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    const seen = await attempt(look);
    if (seen.isDone) return seen.result;
    if (performance.now() > endsAt) throw new Error(`Not within ${withinMs / 1000} s: ${String(look)}\nSeen last: ${seen.last}`, seen);
    await sleep(POLL_MS);
  }
}

type Seen<T> = { readonly isDone: true; readonly result: T } | { readonly isDone: false; readonly last: string; readonly cause?: unknown };

async function attempt<T>(look: () => Promise<T> | T): Promise<Seen<T>> {
  try {
    const result = await look();
    return result === false ? { isDone: false, last: 'false' } : { isDone: true, result };
  } catch (error) {
    return { isDone: false, last: error instanceof Error ? error.message : String(error), cause: error };
  }
}
