/**
 * One party's share of a resource. Shares form a tree: the queue, its stores, and their clients. Siblings are compared by `used`, their time of use in
 * milliseconds, counted from a virtual time that moves on for all of them (start-time fair queueing, with the virtual time of WF2Q+).
 */
export interface Share<Item> {
  readonly key: string;
  readonly parent: Share<Item> | undefined;
  readonly children: Map<string, Share<Item>>;
  /** The children for which something waits. */
  readonly waitingChildren: Set<Share<Item>>;
  /** The waiting work, first in, first out; only clients have it. */
  readonly queue: Item[];
  waiting: number;
  running: number;
  used: number;
  /** The `used` with which a child starts that had nothing waiting. */
  virtualTime: number;
  /** For how long it uses the resource at a time, as a moving average. */
  expectedMs: number;
  /** The most that a child has used. */
  mostUsed: number;
  /** Above this number of children, those that have nothing are forgotten. */
  childrenMax: number;
}

/** Shares that have nothing are forgotten when their number has doubled, so that a new one costs constant time. */
const CHILDREN_MIN = 64;
/** How much one duration changes the expected one. */
const EXPECTED_WEIGHT = 1 / 16;

/** Creates a share, or without a parent the root of a tree. */
export const newShare = <Item>(parent?: Share<Item>, key = ''): Share<Item> => ({
  key,
  parent,
  children: new Map(),
  waitingChildren: new Set(),
  queue: [],
  waiting: 0,
  running: 0,
  used: parent?.virtualTime ?? 0,
  expectedMs: 0,
  virtualTime: 0,
  mostUsed: 0,
  childrenMax: CHILDREN_MIN,
});

/** Returns the child with this key, which is created if there is none. */
export function childOf<Item>(parent: Share<Item>, key: string): Share<Item> {
  const known = parent.children.get(key);
  if (known !== undefined) return known;
  if (parent.children.size >= parent.childrenMax) forgetIdle(parent);
  const child = newShare(parent, key);
  parent.children.set(key, child);
  return child;
}

function forgetIdle<Item>(parent: Share<Item>): void {
  settle(parent);
  for (const [key, child] of parent.children) {
    if (child.running === 0 && child.waiting === 0 && child.used <= parent.virtualTime) parent.children.delete(key);
  }
  parent.childrenMax = Math.max(CHILDREN_MIN, 2 * parent.children.size);
}

/** While nothing waits, no child delays another, so none owes time to another. */
function settle<Item>(parent: Share<Item>): void {
  if (parent.waiting === 0) parent.virtualTime = Math.max(parent.virtualTime, parent.mostUsed);
}

/** A child that had nothing waiting has no credit from that time. */
function catchUp<Item>(share: Share<Item>, parent: Share<Item>): void {
  settle(parent);
  if (share.waiting === 0) share.used = Math.max(share.used, parent.virtualTime);
}

/** Counts one more that waits. */
export function countWaiting<Item>(client: Share<Item>): void {
  for (let share = client; share.parent !== undefined; share = share.parent) {
    catchUp(share, share.parent);
    share.parent.waitingChildren.add(share);
  }
  for (let share: Share<Item> | undefined = client; share !== undefined; share = share.parent) share.waiting += 1;
}

/** Counts one less that waits. */
export function countNotWaiting<Item>(client: Share<Item>): void {
  for (let share: Share<Item> | undefined = client; share !== undefined; share = share.parent) {
    share.waiting -= 1;
    if (share.waiting === 0) share.parent?.waitingChildren.delete(share);
  }
}

/** Counts one more that runs. */
export function countStarted<Item>(client: Share<Item>): void {
  for (let share: Share<Item> | undefined = client; share !== undefined; share = share.parent) {
    share.running += 1;
    if (share.parent === undefined) continue;
    catchUp(share, share.parent);
    share.parent.virtualTime = Math.max(share.parent.virtualTime, share.used);
  }
}

/** Counts one less that runs, and charges the time that it took. */
export function countEnded<Item>(client: Share<Item>, tookMs: number): void {
  for (let share: Share<Item> | undefined = client; share !== undefined; share = share.parent) {
    share.running -= 1;
    share.expectedMs += (tookMs - share.expectedMs) * EXPECTED_WEIGHT;
    if (share.parent === undefined) continue;
    share.used += tookMs;
    share.parent.mostUsed = Math.max(share.parent.mostUsed, share.used);
    share.parent.virtualTime += tookMs / (share.parent.waitingChildren.size + 1);
  }
}

/** Returns the client that is next: of the stores that may run more and have such a client, the one that has used least, and within it likewise. What runs is counted as expected. */
export function nextClient<Item>(
  root: Share<Item>,
  mayRunMore: (store: Share<Item>) => boolean,
  mayClientRunMore: (client: Share<Item>) => boolean,
): Share<Item> | undefined {
  const usedBy = ({ used, running }: Share<Item>): number => used + running * root.expectedMs;
  const isBetter = (a: Share<Item>, b: Share<Item> | undefined): boolean => b === undefined || usedBy(a) < usedBy(b);
  const hasNext = (store: Share<Item>): boolean => mayRunMore(store) && best(store.waitingChildren, mayClientRunMore) !== undefined;
  const store = best(root.waitingChildren, (a, b) => hasNext(a) && isBetter(a, b));
  return store && best(store.waitingChildren, (a, b) => mayClientRunMore(a) && isBetter(a, b));
}

/** Returns the child for which most waits. */
export const longest = <Item>(parent: Share<Item>): Share<Item> | undefined =>
  best(parent.waitingChildren, (a, b) => b === undefined || a.waiting > b.waiting);

function best<Item>(
  shares: Iterable<Share<Item>>,
  isBetter: (share: Share<Item>, than: Share<Item> | undefined) => boolean,
): Share<Item> | undefined {
  let found: Share<Item> | undefined;
  for (const share of shares) if (isBetter(share, found)) found = share;
  return found;
}
