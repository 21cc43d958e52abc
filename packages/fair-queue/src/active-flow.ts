import { AsyncLocalStorage } from 'node:async_hooks';
import type { Flow } from './flow.ts';
import { recentStores } from './recent-stores.ts';

const flows = new AsyncLocalStorage<Flow>();
const recent = recentStores(() => performance.now());

/** Runs work on behalf of a caller: the connections to the database that it waits for are taken from the caller's share. */
export function inFlow<T>(flow: Flow, work: () => T): T {
  recent.note(flow.store);
  return flows.run(flow, work);
}

/** Whether this process has begun work on behalf of another store lately. */
export const hasOtherCallers = (store: string): boolean => recent.hasOthers(store);

/** Returns the flow of the caller on whose behalf this process is working, if any. */
export const activeFlow = (): Flow | undefined => flows.getStore();
