import { eventQueue } from './event-queue.ts';
import { percentiles, type Summary } from './percentiles.ts';
import { draw, exponential, type Spread, seeded } from './random.ts';
import { flusher, type Station, station, writer } from './stations.ts';

/**
 * One step of a job: work that holds a unit of each station at once, such as a thread and a core; a commit; a write that shares its statement and its commit with
 * others; or a wait, such as a network's.
 */
export type Step =
  | { readonly kind: 'work'; readonly stations: readonly string[]; readonly ms: number }
  | { readonly kind: 'flush'; readonly disk: string }
  | { readonly kind: 'write'; readonly writer: string }
  | { readonly kind: 'wait'; readonly ms: number };

/** How a kind of write is executed. A statement takes `ms`, and `itemMs` for each of its items. */
export interface SharedWrites {
  readonly stations: readonly string[];
  readonly ms: number;
  readonly itemMs: number;
  readonly disk: string;
  /** The number of processes that write, each its own items. */
  readonly replicas: number;
  /** How many statements each of them executes at once. */
  readonly statements: number;
  readonly itemsMax: number;
}

/** The steps of a named request, in order. */
export interface Request {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** What a visitor does: requests one after the other, and background work that begins after the last response. */
export interface Flow {
  readonly requests: readonly Request[];
  readonly background: readonly Step[];
}

/** The resources of a deployment, and the flows that use them. */
export interface Model {
  /** The number of units of each station. */
  readonly stations: Readonly<Record<string, number>>;
  /** The duration of a flush of each disk in ms. */
  readonly disks: Readonly<Record<string, number>>;
  readonly writers: Readonly<Record<string, SharedWrites>>;
  readonly flow: Flow;
  /** How the times of work vary. */
  readonly spread: Spread;
}

/** How flows arrive: at a rate whatever the responses take, or from visitors who start again at once. */
export type Arrivals = { readonly perSecond: number } | { readonly visitors: number };

/** How much to simulate. */
export interface Run {
  readonly arrivals: Arrivals;
  readonly flows: number;
  readonly seed: number;
}

/** What a simulation found. Times are in ms. */
export interface Result {
  readonly flowsPerSecond: number;
  readonly flow: Summary;
  /** Of all requests together. */
  readonly all: Summary;
  readonly requests: Readonly<Record<string, Summary>>;
  readonly utilization: Readonly<Record<string, number>>;
  /** Whether flows arrive faster than they are handled, so that waits grow without end and percentiles mean nothing. */
  readonly isOverloaded: boolean;
}

/** The share of flows at the start that are not counted, because the system is still empty. */
const WARM_UP = 0.1;
/** More flows in progress than this share of all: the system does not keep up. */
const BACKLOG_MAX = 0.1;

/** Runs a discrete-event simulation of `flows` flows. Equal arguments give equal results. */
export function simulate(model: Model, { arrivals, flows, seed }: Run): Result {
  const queue = eventQueue();
  const random = seeded(seed);
  const stations = Object.fromEntries(Object.entries(model.stations).map(([name, units]) => [name, station(queue, units)]));
  const disks = Object.fromEntries(Object.entries(model.disks).map(([name, ms]) => [name, flusher(queue, () => ms)]));
  const writers = Object.fromEntries(
    Object.entries(model.writers).map(([name, { ms, itemMs, ...writes }]) => {
      const execute = (items: number, then: () => void): void =>
        work(writes.stations, ms + items * itemMs, () => named(disks, writes.disk).flush(then));
      return [name, Array.from({ length: writes.replicas }, () => writer(execute, writes))];
    }),
  );
  const times: Record<string, number[]> = {};
  const flowTimes: number[] = [];
  let [begun, finished, warmAt, backlog] = [0, 0, 0, 0];

  function work(names: readonly string[], meanMs: number, then: () => void): void {
    const ms = draw(random, meanMs, model.spread);
    const held = names.map((name) => named(stations, name));
    acquireAll(held, 0, () =>
      queue.at(queue.now() + ms, () => {
        for (const each of held) each.release();
        then();
      }),
    );
  }
  const runStep = (step: Step, then: () => void): void => {
    if (step.kind === 'flush') return named(disks, step.disk).flush(then);
    if (step.kind === 'write') {
      const replicas = named(writers, step.writer);
      return replicas[Math.floor(random() * replicas.length)]?.write(then);
    }
    if (step.kind === 'wait') return queue.at(queue.now() + draw(random, step.ms, model.spread), then);
    work(step.stations, step.ms, then);
  };
  const runSteps = (steps: readonly Step[], index: number, then: () => void): void => {
    const step = steps[index];
    if (step === undefined) return then();
    runStep(step, () => runSteps(steps, index + 1, then));
  };
  const runFlow = (then: () => void): void => {
    const isCounted = begun >= flows * WARM_UP;
    begun += 1;
    const startedAt = queue.now();
    if (isCounted && warmAt === 0) warmAt = startedAt;
    const runRequest = (index: number): void => {
      const request = model.flow.requests[index];
      if (request === undefined) {
        finished += 1;
        if (isCounted) flowTimes.push(queue.now() - startedAt);
        runSteps(model.flow.background, 0, () => undefined);
        return then();
      }
      const sentAt = queue.now();
      runSteps(request.steps, 0, () => {
        if (isCounted) (times[request.name] ??= []).push(queue.now() - sentAt);
        runRequest(index + 1);
      });
    };
    runRequest(0);
  };
  start(arrivals, { runFlow, later: (ms, call) => queue.at(queue.now() + ms, call), random, isOver: () => begun >= flows });
  queue.run(() => {
    backlog = Math.max(backlog, begun - finished);
    return finished >= flows;
  });
  return {
    flowsPerSecond: (flowTimes.length / Math.max(queue.now() - warmAt, Number.MIN_VALUE)) * 1000,
    flow: percentiles(flowTimes),
    all: percentiles(Object.values(times).flat()),
    requests: Object.fromEntries(Object.entries(times).map(([name, all]) => [name, percentiles(all)])),
    utilization: Object.fromEntries(Object.entries(stations).map(([name, each]) => [name, each.utilization()])),
    isOverloaded: 'perSecond' in arrivals && backlog > flows * BACKLOG_MAX,
  };
}

interface Starting {
  readonly runFlow: (then: () => void) => void;
  readonly later: (ms: number, call: () => void) => void;
  readonly random: () => number;
  readonly isOver: () => boolean;
}

function start(arrivals: Arrivals, { runFlow, later, random, isOver }: Starting): void {
  if ('visitors' in arrivals) {
    const again = (): void => {
      if (!isOver()) runFlow(again);
    };
    for (let visitor = 0; visitor < arrivals.visitors; visitor += 1) later(0, again);
    return;
  }
  const arrive = (): void => {
    if (isOver()) return;
    runFlow(() => undefined);
    later(exponential(random, 1000 / arrivals.perSecond), arrive);
  };
  later(0, arrive);
}

function acquireAll(stations: readonly Station[], index: number, then: () => void): void {
  const next = stations[index];
  if (next === undefined) return then();
  next.acquire(() => acquireAll(stations, index + 1, then));
}

function named<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`The model has no ${name}.`);
  return found;
}
