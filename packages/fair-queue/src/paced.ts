import { setTimeout as sleep } from 'node:timers/promises';
import { hasOtherCallers } from './active-flow.ts';

/** The rest after a piece of work, in times of its length. With less, the requests of other stores are late beside an import. */
const REST = 3;

/** Does one piece of long work of a store. While this process works for others too, it then rests, so that three quarters of the time are theirs. */
export async function paced<T>(store: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  if (hasOtherCallers(store)) await sleep(REST * (performance.now() - startedAt));
  return result;
}
