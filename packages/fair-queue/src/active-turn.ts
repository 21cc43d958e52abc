import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from './turn.ts';

const turns = new AsyncLocalStorage<Turn>();

/** Runs work on behalf of a caller: the connections to the database that it waits for are taken in the caller's turn. */
export const inTurn = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);

/** Returns the turn of the caller on whose behalf this process is working, if any. */
export const activeTurn = (): Turn | undefined => turns.getStore();
