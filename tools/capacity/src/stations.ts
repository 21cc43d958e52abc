import type { EventQueue } from './event-queue.ts';

/** A resource with a fixed number of units, which waiting jobs receive in order of arrival. */
export interface Station {
  /** Calls `then` as soon as a unit is free, which the job then holds. */
  acquire(then: () => void): void;
  release(): void;
  /** The mean number of units in use since time 0, as a share of all. */
  utilization(): number;
}

/** Creates a station with `units` units. */
export function station(queue: EventQueue, units: number): Station {
  const waiting: (() => void)[] = [];
  let head = 0;
  let held = 0;
  let busy = 0;
  let since = 0;
  const account = (): void => {
    busy += held * (queue.now() - since);
    since = queue.now();
  };
  return {
    acquire(then) {
      if (held < units) {
        account();
        held += 1;
        then();
      } else waiting.push(then);
    },
    release() {
      const next = waiting[head];
      if (next === undefined) {
        account();
        held -= 1;
        return;
      }
      head += 1;
      if (head > 10_000) {
        waiting.splice(0, head);
        head = 0;
      }
      next();
    },
    utilization() {
      account();
      return queue.now() === 0 ? 0 : busy / (units * queue.now());
    },
  };
}

/** A disk that makes the log durable. */
export interface Flusher {
  /** Calls `then` when what was written before is durable. */
  flush(then: () => void): void;
}

/** Creates a disk that flushes for `flushMs`. Commits that arrive during a flush share the next one, as in Postgres. */
export function flusher(queue: EventQueue, flushMs: () => number): Flusher {
  let waiting: (() => void)[] = [];
  let isFlushing = false;
  const start = (): void => {
    const batch = waiting;
    waiting = [];
    isFlushing = batch.length > 0;
    if (!isFlushing) return;
    queue.at(queue.now() + flushMs(), () => {
      start();
      for (const then of batch) then();
    });
  };
  return {
    flush(then) {
      waiting.push(then);
      if (!isFlushing) start();
    },
  };
}

/** Statements that write the items of several callers at once. */
export interface Writer {
  /** Calls `then` when the statement that contains the item has committed. */
  write(then: () => void): void;
}

/**
 * Creates a writer that executes `statements` at once. Items that arrive meanwhile share the next one, up to `itemsMax` of them. `execute` calls `then` when its statement has
 * committed.
 */
export function writer(
  execute: (items: number, then: () => void) => void,
  { statements, itemsMax }: { readonly statements: number; readonly itemsMax: number },
): Writer {
  const waiting: (() => void)[] = [];
  let running = 0;
  const start = (): void => {
    if (running === statements || waiting.length === 0) return;
    const batch = waiting.splice(0, itemsMax);
    running += 1;
    execute(batch.length, () => {
      running -= 1;
      start();
      for (const then of batch) then();
    });
  };
  return {
    write(then) {
      waiting.push(then);
      start();
    },
  };
}
