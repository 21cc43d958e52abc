import type { Scope } from '@storefront/db';
import { storeOf } from '@storefront/fair-queue';
import { reportSkipped } from '@storefront/lifecycle';
import type { Logger } from '@storefront/telemetry';
import type { StoredEvent } from '../domain/stored-event.ts';
import { type EventsRead, type EventsWanted, readEvents } from '../store/read-events.ts';
import type { Db } from '../store/schema.ts';
import type { EventSignals } from './event-signals.ts';

/** The dependencies of the tails. */
export interface EventTailsDeps {
  readonly db: Db;
  readonly signals: EventSignals;
  readonly log: Logger;
}

/** Which events to wait for; `after` is known. */
export interface AwaitedEvents extends EventsWanted {
  readonly after: number;
}

/** The newest events of the feeds for which calls of this process wait. However many wait, one of them reads for all. */
export interface EventTails {
  /** Returns the events that are here, if these are all after the position; undefined if the database must be asked. */
  readonly find: (scope: Scope, wanted: AwaitedEvents) => EventsRead | undefined;
  /** Waits for one event, or for the end of the feed, until a time (see `performance.now`), and not when the process stops. */
  readonly wait: (scope: Scope, read: EventsRead, wanted: AwaitedEvents, until: number) => Promise<EventsRead>;
}

/** As many events as are read at once. Readers that are further behind ask the database. */
const CACHED_MAX = 200;
const CACHED_BYTES_MAX = 1024 * 1024;
/** A reader that has just received events asks for the next ones within this time. */
const IDLE_MS = 5_000;

/** Creates the tails of this process. */
export function createEventTails(deps: EventTailsDeps): EventTails {
  const tails = new Map<string, Tail>();
  const open = (scope: Scope, read: EventsRead): Tail => {
    const key = storeOf(scope);
    const known = tails.get(key);
    if (known !== undefined) return known;
    const opened = new Tail(deps, scope, read, () => tails.delete(key));
    tails.set(key, opened);
    return opened;
  };
  return {
    find: (scope, wanted) => tails.get(storeOf(scope))?.find(wanted),
    wait: (scope, read, wanted, until) => open(scope, read).wait(wanted, until),
  };
}

interface Waiter {
  wanted: AwaitedEvents;
  readonly respond: (read: EventsRead) => void;
}

/** The newest events of a feed. */
class Tail {
  readonly #deps: EventTailsDeps;
  readonly #scope: Scope;
  readonly #waiters = new Set<Waiter>();
  readonly #unsubscribe: () => void;
  readonly #onClose: () => void;
  #events: readonly StoredEvent[] = [];
  /** All events between this position and `upTo` are here. */
  #after: number;
  #read: EventsRead;
  #isReading = false;
  #isClosed = false;
  #mustRead = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(deps: EventTailsDeps, scope: Scope, read: EventsRead, onClose: () => void) {
    this.#deps = deps;
    this.#scope = scope;
    this.#onClose = onClose;
    this.#read = { ...read, events: [] };
    this.#after = read.upTo;
    const advance = (): void => void this.#advance();
    this.#unsubscribe = deps.signals.subscribe(scope, advance);
    // An event may have been stored since the last read.
    advance();
  }

  find(wanted: AwaitedEvents): EventsRead | undefined {
    if (wanted.after < this.#after || wanted.after > this.#read.upTo) return undefined;
    const isWanted = ({ event, position }: StoredEvent): boolean =>
      position > wanted.after && (wanted.types === undefined || wanted.types.includes(event));
    const found = this.#events.filter(isWanted);
    const events = found.slice(0, wanted.limit);
    const upTo = events.length < found.length ? (events.at(-1)?.position ?? wanted.after) : this.#read.upTo;
    return { ...this.#read, events, upTo };
  }

  async wait(wanted: AwaitedEvents, until: number): Promise<EventsRead> {
    const found = this.find(wanted);
    // The events after the position that are not here must be asked for again.
    if (wanted.after < this.#after) return { ...this.#read, upTo: wanted.after };
    if (found !== undefined && found.events.length > 0) return found;
    const { closing } = this.#deps.signals;
    const { promise, resolve } = Promise.withResolvers<EventsRead>();
    const waiter: Waiter = { wanted, respond: resolve };
    const end = (): void => {
      const upTo = waiter.wanted.after;
      // The caller may have read further than this tail.
      resolve({ ...this.#read, upTo, lastPosition: Math.max(this.#read.lastPosition, upTo) });
    };
    const timer = setTimeout(end, Math.max(0, until - performance.now()));
    clearTimeout(this.#idle);
    this.#waiters.add(waiter);
    if (closing.aborted) end();
    closing.addEventListener('abort', end);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      this.#waiters.delete(waiter);
      if (this.#waiters.size === 0) this.#idle = setTimeout(() => this.#close(), IDLE_MS).unref();
    }
  }

  /** Reads what has been stored since the last time, for all who wait. */
  async #advance(): Promise<void> {
    this.#mustRead = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#mustRead && !this.#isClosed) {
        this.#mustRead = false;
        const read = await readEvents(this.#deps.db, this.#scope, { after: this.#read.upTo, types: undefined, limit: CACHED_MAX });
        this.#add(read);
      }
    } catch (error) {
      reportSkipped(this.#deps.log, 'read-stored-events')(this.#scope.tenantId, error);
    } finally {
      this.#isReading = false;
    }
  }

  #add(read: EventsRead | undefined): void {
    // Another feed has begun, or events were purged that were not read.
    if (read === undefined || !read.isOn || read.beganPosition !== this.#read.beganPosition || read.purgedPosition > this.#read.upTo) {
      const ended = { ...this.#read, ...read, isOn: read?.isOn ?? false, events: [] };
      for (const { respond, wanted } of this.#waiters) respond({ ...ended, upTo: wanted.after });
      return this.#close();
    }
    this.#events = [...this.#events, ...read.events];
    this.#read = { ...read, events: [] };
    this.#mustRead ||= read.upTo < read.lastPosition;
    for (const waiter of this.#waiters) {
      const found = this.find(waiter.wanted);
      if (found === undefined) continue;
      if (found.events.length > 0) waiter.respond(found);
      // It has been offered these events, which may be dropped.
      else waiter.wanted = { ...waiter.wanted, after: read.upTo };
    }
    this.#trim();
  }

  #trim(): void {
    let bytes = 0;
    const fits = ({ body }: StoredEvent): boolean => (bytes += body.length) <= CACHED_BYTES_MAX;
    const newest = this.#events.slice(-CACHED_MAX).toReversed();
    const excess = newest.findIndex((event) => !fits(event));
    const recent = (excess === -1 ? newest : newest.slice(0, excess)).toReversed();
    const dropped = this.#events.at(this.#events.length - recent.length - 1);
    if (recent.length < this.#events.length && dropped !== undefined) this.#after = dropped.position;
    this.#events = recent;
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#unsubscribe();
    this.#onClose();
  }
}
