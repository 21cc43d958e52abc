import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `assertion` until it passes. After `timeoutMs`, throws its last failure. */
export async function eventually<T>(timeoutMs: number, assertion: () => Promise<T>): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
