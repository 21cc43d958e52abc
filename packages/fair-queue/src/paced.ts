import { setTimeout as sleep } from 'node:timers/promises';
import { hasOtherCallers } from './active-turn.ts';

/** Does one piece of long work of a store. While this process works for others too, it rests for as long as the piece took, so that half of the time is theirs. */
export async function paced<T>(store: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  if (hasOtherCallers(store)) await sleep(performance.now() - startedAt);
  return result;
}
