import { getHeapStatistics } from 'node:v8';
import { countRequests } from './requests-received.ts';

/** How long a process must have been idle. A collection takes about 100 ms, so it must not fall into a pause between two requests. */
const IDLE_MS = 10_000;
/** The share of one core below which a process counts as idle. Its timers, polls, and health checks take 0.4 to 1.8%. */
const IDLE_SHARE = 0.05;
/** The number of requests in that time above which a process is not idle, however little they cost: the collection would delay those that arrive meanwhile. */
const IDLE_REQUESTS_MAX = 5;
/** After this many requests, V8 has optimized the code that they run. A collection discards much of it, and the requests of the following seconds would take up to 40% more processor time. */
const WARM_REQUESTS = 100;
/** How many times in succession a warm process must be found idle: ten minutes, longer than a pause between two bursts of requests. */
const WARM_LOOKS = 60;
/** More than the young generation grows to with a few requests, so that light traffic causes no collections. */
const GROWTH_BYTES = 32 * 1024 * 1024;

/** Collects the garbage of a process: V8's `gc`, which exists if Node runs with `--expose-gc`. */
export type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort'; readonly execution: 'sync' }) => void;

/** What determines whether the process is idle, and what it could free. */
export interface Reading {
  /** Processor time since the start of the process, in microseconds. */
  readonly cpuMicros: number;
  /** Requests received since the start of the process. */
  readonly requests: number;
  /** The size of the heap, including garbage and free space. */
  readonly heapBytes: number;
}

/**
 * Collects garbage while the process is idle and its heap has grown. V8 collects in response to allocations, so a process that goes idle after its start or after
 * a burst of requests would keep their garbage for minutes, until it has allocated enough. A process that has answered many requests since the last collection is
 * collected only after ten minutes. Does nothing without `--expose-gc`.
 */
export function collectWhenIdle(collect = globalThis.gc as Collect | undefined, idleMs = IDLE_MS, reader = processReader): void {
  if (collect === undefined) return;
  const read = reader();
  let { cpuMicros, requests } = read();
  let collectedBytes = 0;
  let collectedRequests = requests;
  let idleLooks = 0;
  const look = (): void => {
    const now = read();
    const isIdle = now.cpuMicros - cpuMicros < idleMs * 1000 * IDLE_SHARE && now.requests - requests <= IDLE_REQUESTS_MAX;
    ({ cpuMicros, requests } = now);
    idleLooks = isIdle ? idleLooks + 1 : 0;
    const isWarm = requests - collectedRequests > WARM_REQUESTS;
    if (idleLooks < (isWarm ? WARM_LOOKS : 1) || now.heapBytes < collectedBytes + GROWTH_BYTES) return;
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
    const after = read();
    // The collection itself must not make the process look busy.
    cpuMicros = after.cpuMicros;
    collectedBytes = after.heapBytes;
    collectedRequests = requests;
  };
  setInterval(look, idleMs).unref();
}

function processReader(): () => Reading {
  const requests = countRequests();
  return () => {
    const { user, system } = process.cpuUsage();
    return { cpuMicros: user + system, requests: requests(), heapBytes: getHeapStatistics().total_heap_size };
  };
}
