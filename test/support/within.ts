import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again until `look` passes without a failed expectation, at most `timeoutMs`; then its last failure is thrown. */
export async function within<T>(timeoutMs: number, look: () => Promise<T>): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(100);
    }
  }
}
