import { createFairQueue, type FairQueueOptions, type Leave } from '../fair-queue.ts';
import type { Flow } from '../flow.ts';

/** Something that entered the queue of a simulated resource. */
export interface Entry {
  readonly flow: Flow;
  readonly tookMs: number;
  state: 'waiting' | 'running' | 'ended' | 'refused';
  enteredAt: number;
  startedAt: number;
  leave: Leave;
}

/** A fair queue with a clock of its own, in which work takes as long as it says. */
export interface SimulatedResource {
  readonly entries: readonly Entry[];
  readonly clockMs: number;
  of(state: Entry['state'], store?: string): Entry[];
  enter(flow: Flow, tookMs: number): Promise<Entry>;
  /** Ends the work that ends first. Returns false if none runs. */
  endNext(): Promise<boolean>;
}

/** Creates a simulated resource. */
export function simulatedResource(
  limits: Pick<FairQueueOptions, 'running' | 'waiting' | 'runningPerStore' | 'runningPerClient'>,
): SimulatedResource {
  let clockMs = 0;
  const entries: Entry[] = [];
  const queue = createFairQueue({ resource: 'simulated', ...limits, now: () => clockMs });
  const of: SimulatedResource['of'] = (state, store) =>
    entries.filter((entry) => entry.state === state && (store === undefined || entry.flow.store === store));
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  return {
    entries,
    get clockMs() {
      return clockMs;
    },
    of,
    async enter(flow, tookMs) {
      const entry: Entry = { flow, tookMs, state: 'waiting', enteredAt: clockMs, startedAt: 0, leave: () => undefined };
      entries.push(entry);
      const admit = (leave: Leave) => Object.assign(entry, { leave, state: 'running', startedAt: clockMs });
      const entered = queue.enter(flow);
      if (typeof entered === 'function') admit(entered);
      else entered.then(admit, () => Object.assign(entry, { state: 'refused' }));
      await settled();
      return entry;
    },
    async endNext() {
      const endsAt = (entry: Entry) => entry.startedAt + entry.tookMs;
      const [first] = of('running').toSorted((a, b) => endsAt(a) - endsAt(b));
      if (first === undefined) return false;
      clockMs = Math.max(clockMs, endsAt(first));
      first.state = 'ended';
      first.leave();
      await settled();
      return true;
    },
  };
}
