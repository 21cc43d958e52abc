import { createBatcher, keepSession, type PersistentSession, notify, type Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import type { Logger } from '@storefront/telemetry';
import type { Db } from '../store/schema.ts';

/** How to hear of the events that other processes store. */
export interface EventSignalsOptions {
  readonly db: Db;
  /** For a session of its own, which is opened when the first call waits; undefined behind a pooler, where no session lasts. */
  readonly url: string | undefined;
  readonly log: Logger;
}

/** Tells the waiting calls of all processes of this service that events of their store were stored. */
export interface EventSignals {
  /** Notes in a transaction that it stores events of a store. */
  readonly noteStored: (scope: Scope) => void;
  /** Signals, after a commit, the stores that have stored events lately. */
  readonly announce: (scope: Scope) => void;
  /** Signals a store whose feed was turned on or off. */
  readonly announceChange: (scope: Scope) => void;
  /** Calls `wake` when events of a store may have been stored, until the returned function is called. */
  readonly subscribe: (scope: Scope, wake: () => void) => () => void;
  /** Aborted when the process stops, and no call may wait any longer. */
  readonly closing: AbortSignal;
  readonly close: () => Promise<void>;
}

const CHANNEL = 'webhooks_stored_events';
/** The least time between two wakes of a store, so that a reader of all its events asks ten times a second. */
const WAKE_EVERY_MS = 100;
/** At most one notification of other processes in this time, with this many stores: a payload has at most 8,000 bytes. */
const NOTIFY_EVERY_MS = 20;
const NOTIFIED_MAX = 100;
/** The maximum latency of an event whose notification was lost … */
const POLL_MS = 1_000;
/** … or of any event, while there are no notifications. */
const POLL_UNHEARD_MS = 200;
/** Longer than a transaction takes from storing its events to its commit. */
const STORED_LATELY_MS = 5_000;
/** Beyond this many stores, all notes are dropped. A lost one costs the time of a poll. */
const NOTED_MAX = 10_000;

/** Creates the signals of this process. */
export function createEventSignals({ db, url, log }: EventSignalsOptions): EventSignals {
  const closing = new AbortController();
  const storedAt = new Map<string, number>();
  const stores = new Map<string, WokenStore>();
  let session: PersistentSession | undefined;
  let isHearing = false;
  let polledAt = performance.now();

  const wakeAll = (): void => {
    polledAt = performance.now();
    for (const store of stores.values()) store.signal();
  };
  const poll = (): void => {
    if (performance.now() - polledAt >= (isHearing ? POLL_MS : POLL_UNHEARD_MS)) wakeAll();
  };
  let polling: NodeJS.Timeout | undefined;
  const hear = (): void => {
    if (closing.signal.aborted) return;
    polling ??= setInterval(poll, POLL_UNHEARD_MS).unref();
    if (url === undefined || session !== undefined) return;
    session = keepSession({
      url,
      name: 'webhooks events',
      channel: CHANNEL,
      log,
      onChange(isOpen) {
        isHearing = isOpen;
        // Notifications may have been missed.
        wakeAll();
      },
      onNotification(payload) {
        for (const store of payload.split('\n')) stores.get(store)?.signal();
      },
    });
  };
  const notifyOthers = createBatcher(
    async (named: readonly string[]) => {
      await notify(db, CHANNEL, [...new Set(named)].join('\n'));
      return named;
    },
    { intervalMs: NOTIFY_EVERY_MS, max: NOTIFIED_MAX },
  );
  const announceStore = (store: string): void => {
    stores.get(store)?.signal();
    void notifyOthers(store).catch((error: unknown) => log.warn({ err: error }, 'stored_events_not_announced'));
  };

  return {
    noteStored(scope) {
      if (storedAt.size >= NOTED_MAX) storedAt.clear();
      storedAt.set(storeOf(scope), performance.now());
    },
    announce(scope) {
      const store = storeOf(scope);
      const isLately = performance.now() - (storedAt.get(store) ?? -Infinity) < STORED_LATELY_MS;
      if (isLately) announceStore(store);
      else storedAt.delete(store);
    },
    announceChange: (scope) => announceStore(storeOf(scope)),
    subscribe(scope, wake) {
      hear();
      const key = storeOf(scope);
      const store = stores.get(key) ?? new WokenStore();
      stores.set(key, store);
      store.wakes.add(wake);
      return () => {
        store.wakes.delete(wake);
        if (store.wakes.size === 0 && stores.get(key) === store) stores.delete(key);
        if (stores.size > 0) return;
        clearInterval(polling);
        polling = undefined;
      };
    },
    closing: closing.signal,
    async close() {
      closing.abort();
      clearInterval(polling);
      await session?.close();
    },
  };
}

/** A store for whose events calls wait. */
class WokenStore {
  readonly wakes = new Set<() => void>();
  #nextAt = 0;
  #isDue = false;

  /** Wakes them, at once after a pause. */
  signal(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => this.#wake(), Math.max(0, this.#nextAt - performance.now()));
  }

  #wake(): void {
    this.#isDue = false;
    this.#nextAt = performance.now() + WAKE_EVERY_MS;
    for (const wake of this.wakes) wake();
  }
}
