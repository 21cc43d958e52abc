/** Calls in the order of their times. */
export interface EventQueue {
  /** The time of the call that runs or ran last. */
  readonly now: () => number;
  at(time: number, call: () => void): void;
  /** Runs calls until none is left or `isDone` returns true. */
  run(isDone: () => boolean): void;
}

interface Entry {
  readonly time: number;
  readonly order: number;
  readonly call: () => void;
}

/** Creates an empty queue at time 0, as a binary heap. Calls of the same time run in the order in which they were added. */
export function eventQueue(): EventQueue {
  const heap: Entry[] = [];
  let time = 0;
  let added = 0;
  const isBefore = (a: Entry, b: Entry): boolean => a.time < b.time || (a.time === b.time && a.order < b.order);
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first === undefined || second === undefined) return;
    heap[a] = second;
    heap[b] = first;
  };
  const less = (a: number, b: number): boolean => {
    const [first, second] = [heap[a], heap[b]];
    return first !== undefined && second !== undefined && isBefore(first, second);
  };
  const rise = (from: number): void => {
    for (let index = from; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!less(index, parent)) return;
      swap(index, parent);
      index = parent;
    }
  };
  const sink = (): void => {
    for (let index = 0; ; ) {
      let least = index;
      for (const child of [2 * index + 1, 2 * index + 2]) if (less(child, least)) least = child;
      if (least === index) return;
      swap(index, least);
      index = least;
    }
  };
  const take = (): Entry | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (heap.length > 0 && last !== undefined) {
      heap[0] = last;
      sink();
    }
    return first;
  };
  return {
    now: () => time,
    at(when, call) {
      if (when < time) throw new Error(`the time ${when} is before ${time}`);
      heap.push({ time: when, order: added, call });
      added += 1;
      rise(heap.length - 1);
    },
    run(isDone) {
      while (!isDone()) {
        const entry = take();
        if (entry === undefined) return;
        time = entry.time;
        entry.call();
      }
    },
  };
}
