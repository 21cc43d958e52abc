import { BACKGROUND, type Flow } from './flow.ts';
import { heaviestStore } from './heaviest-store.ts';
import { observeQueue, type Refusal } from './observe-queue.ts';
import { overloaded } from './overloaded.ts';
import { recentStores } from './recent-stores.ts';
import { childOf, countEnded, countNotWaiting, countStarted, countWaiting, longest, newShare, nextClient, type Share } from './share.ts';
import { startWatchingDeadlines } from './watch-deadlines.ts';

/** The limits of a resource. */
export interface FairQueueOptions {
  /** The label of its metrics, such as `password_hashes`. */
  readonly resource: string;
  /** How many run at the same time. */
  readonly running: number;
  /** How many wait at most. */
  readonly waiting: number;
  /** How many of one store run at the same time; by default, it may have all permits that others do not want. */
  readonly runningPerStore?: number;
  /** How many of one client of a store run at the same time, unless the client is not known; by default, as many as of the store. */
  readonly runningPerClient?: number;
  /** How many of one store run at the same time while other stores use the resource as well; by default, as many as otherwise. */
  readonly runningBesideOthers?: number;
  /** How long all that runs of the store with the most use may take, as expected, while others use the resource as well, in milliseconds. Four run in any case. */
  readonly msBesideOthers?: number;
  /** The clock that measures the time of use, in milliseconds. */
  readonly now?: () => number;
}

/** Releases a permit. Calling it again has no effect. */
export type Leave = () => void;

/**
 * A bounded resource that callers share. The next permit goes to the store that has used it for the least time, and within the store to such a client. When
 * the queue is full, a newcomer displaces the last arrival of the longest queue: that of a store, and within it of a client. It is refused itself if that queue
 * is its own. A caller that gets no permit, or none before its deadline, is refused with `overloaded`.
 */
export interface FairQueue {
  /** Runs the work when a permit is free. */
  run<T>(flow: Flow, work: () => Promise<T>): Promise<T>;
  /** Acquires a permit until the returned function is called: at once if one is free. */
  enter(flow: Flow): Leave | Promise<Leave>;
}

interface Waiter {
  readonly client: Share<Waiter>;
  readonly flow: Flow;
  readonly admit: (leave: Leave) => void;
  readonly refuse: (reason: unknown) => void;
  readonly giveUp: () => void;
}

/** How many slow ones of a store run in any case, because slow requests may be waiting for a slow database rather than using a processor. */
const SLOW_MIN = 4;

/** Creates the queue of a resource. Call it when the process starts. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { running, waiting, runningPerStore = running, runningBesideOthers = runningPerStore, msBesideOthers = Infinity } = options;
  const { now = () => performance.now(), runningPerClient = runningPerStore } = options;
  const root = newShare<Waiter>();
  const countRefusal = observeQueue(options.resource, () => root.waiting);
  const watchDeadline = startWatchingDeadlines((at) => refuseLate(at));
  const recent = recentStores(now);
  const heaviest = heaviestStore<Waiter>(now);

  const isSlow = (store: Share<Waiter>): boolean =>
    store.running >= SLOW_MIN && store.running * store.expectedMs >= msBesideOthers && heaviest.is(store);
  const mayRunMore = (store: Share<Waiter>): boolean => {
    if (store.running < runningBesideOthers && !isSlow(store)) return true;
    return store.running < runningPerStore && (store.key === BACKGROUND.store || !recent.hasOthers(store.key));
  };

  const mayClientRunMore = ({ key, running: ofClient }: Share<Waiter>): boolean => key === '' || ofClient < runningPerClient;

  const start = (client: Share<Waiter>): Leave => {
    const startedAt = now();
    let isRunning = true;
    countStarted(client);
    return () => {
      if (!isRunning) return;
      isRunning = false;
      const tookMs = now() - startedAt;
      countEnded(client, tookMs);
      if (client.parent !== undefined) heaviest.note(client.parent, tookMs);
      startNext();
    };
  };

  const startNext = (): void => {
    while (root.running < running) {
      const client = nextClient(root, mayRunMore, mayClientRunMore);
      const waiter = client?.queue[0];
      if (waiter === undefined) return;
      remove(waiter);
      if (isLate(waiter.flow, Date.now())) refuse(waiter, 'deadline');
      else waiter.admit(start(waiter.client));
    }
  };

  const refuse = ({ refuse: reject }: Waiter, refusal: Refusal): void => {
    countRefusal(refusal);
    reject(overloaded());
  };

  const refuseLate = (at: number): number => {
    let next = Number.POSITIVE_INFINITY;
    for (const waiter of waitersOf(root)) {
      if (isLate(waiter.flow, at)) {
        remove(waiter);
        refuse(waiter, 'deadline');
      } else {
        next = Math.min(next, waiter.flow.deadlineAt ?? next);
      }
    }
    return next;
  };

  const wait = (client: Share<Waiter>, flow: Flow): Promise<Leave> => {
    const { promise, resolve: admit, reject } = Promise.withResolvers<Leave>();
    const waiter: Waiter = {
      client,
      flow,
      admit,
      refuse: reject,
      giveUp: () => {
        remove(waiter);
        reject(flow.signal?.reason);
      },
    };
    client.queue.push(waiter);
    countWaiting(client);
    flow.signal?.addEventListener('abort', waiter.giveUp, { once: true });
    if (flow.deadlineAt !== undefined) watchDeadline(flow.deadlineAt);
    return promise;
  };

  const rejected = (refusal: Refusal): Promise<never> => {
    countRefusal(refusal);
    return Promise.reject(overloaded());
  };

  const enter = (flow: Flow): Leave | Promise<Leave> => {
    if (flow.signal?.aborted) return Promise.reject(flow.signal.reason);
    if (isLate(flow, Date.now())) return rejected('deadline');
    recent.note(flow.store);
    const store = childOf(root, flow.store);
    const client = childOf(store, flow.client ?? '');
    if (root.running < running && mayRunMore(store) && mayClientRunMore(client)) return start(client);
    if (root.waiting >= waiting) {
      const displaced = displacedBy(client, store, root);
      if (displaced === undefined) return rejected('full');
      remove(displaced);
      refuse(displaced, 'full');
    }
    return wait(client, flow);
  };

  return {
    enter,
    async run(flow, work) {
      const entered = enter(flow);
      const leave = typeof entered === 'function' ? entered : await entered;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

const isLate = ({ deadlineAt }: Flow, at: number): boolean => deadlineAt !== undefined && deadlineAt <= at;

/** Takes a waiter out of the queue. */
function remove(waiter: Waiter): void {
  const { queue } = waiter.client;
  queue.splice(queue.lastIndexOf(waiter), 1);
  countNotWaiting(waiter.client);
  waiter.flow.signal?.removeEventListener('abort', waiter.giveUp);
}

/** Returns who must leave a full queue for a newcomer, or undefined if that is the newcomer. */
function displacedBy(client: Share<Waiter>, store: Share<Waiter>, root: Share<Waiter>): Waiter | undefined {
  const fullest = longest(root);
  if (fullest === undefined) return undefined;
  if (fullest !== store && store.waiting + 1 < fullest.waiting) return longest(fullest)?.queue.at(-1);
  const crowd = longest(store);
  return crowd !== undefined && crowd !== client && client.waiting + 1 < crowd.waiting ? crowd.queue.at(-1) : undefined;
}

const waitersOf = (root: Share<Waiter>): Waiter[] =>
  [...root.waitingChildren].flatMap((store) => [...store.waitingChildren].flatMap((client) => client.queue));
