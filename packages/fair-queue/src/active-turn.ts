import { AsyncLocalStorage } from 'node:async_hooks';
import { recentStores } from './recent-stores.ts';
import type { Turn } from './turn.ts';

const turns = new AsyncLocalStorage<Turn>();
const recent = recentStores(() => performance.now());

/** Runs work on behalf of a caller: the connections to the database that it waits for are taken in the caller's turn. */
export function inTurn<T>(turn: Turn, work: () => T): T {
  recent.note(turn.store);
  return turns.run(turn, work);
}

/** Whether this process has begun work on behalf of another store lately. */
export const hasOtherCallers = (store: string): boolean => recent.hasOthers(store);

/** Returns the turn of the caller on whose behalf this process is working, if any. */
export const activeTurn = (): Turn | undefined => turns.getStore();
