import autocannon from 'autocannon';

/** The result of one repetition of one contender. */
export interface Sample {
  /** Requests, flows, or orders per second. */
  readonly rate: number;
  /** The number of them in the whole measurement. */
  readonly done: number;
  /** Times of single requests; undefined for work that is not measured by request, such as an import. */
  readonly p50Ms?: number;
  readonly p95Ms?: number;
  readonly p99Ms?: number;
  /** Responses that were not the expected ones. A row with failures does not count as a result. */
  readonly failures: number;
  /** Processor time per response in microseconds, summed over all processes that work for the contender; undefined if not measured. */
  readonly cpuMicros?: number;
  /** The part of each process. */
  readonly cpuMicrosOf?: Readonly<Record<string, number>>;
  /** Bytes that the system has written per response, by what they are. */
  readonly bytesOf?: Readonly<Record<string, number>>;
  /** The memory of all processes afterward. */
  readonly memoryMiB?: number;
  /** p95 of each request of a flow, by step name. */
  readonly stepP95Ms?: Readonly<Record<string, number>>;
  /** p99 of each, where measured. */
  readonly stepP99Ms?: Readonly<Record<string, number>>;
}

/** A load of identical GET requests. */
export interface LoadOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly seconds: number;
  /** The only status that counts as a success. */
  readonly expectStatus?: number;
}

/** Sends GET requests from `connections` sockets for `seconds` and counts the responses with the expected status. */
export async function measureGets({ url, headers = {}, connections = 16, seconds, expectStatus = 200 }: LoadOptions): Promise<Sample> {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  const done = result.statusCodeStats?.[`${expectStatus}`]?.count ?? 0;
  const responses = result.requests.total;
  return {
    rate: done / result.duration,
    done,
    p50Ms: result.latency.p50,
    // autocannon reports no p95; the 97.5th percentile is stricter.
    p95Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    failures: responses - done + result.errors + result.timeouts,
  };
}

/** A load of repeated flows. */
export interface FlowOptions {
  /** The names of the requests of a flow, in order. */
  readonly steps: readonly string[];
  readonly concurrency?: number;
  readonly seconds: number;
}

/** Runs `flow` repeatedly from `concurrency` loops for `seconds`. Each flow returns the milliseconds of its requests. */
export async function measureFlows(
  flow: (loop: number) => Promise<readonly number[]>,
  { steps, concurrency = 16, seconds }: FlowOptions,
): Promise<Sample> {
  const until = performance.now() + seconds * 1000;
  const flows: (readonly number[])[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const loops = Array.from({ length: concurrency }, async (_, loop) => {
    while (performance.now() < until) {
      try {
        const times = await flow(loop);
        if (times.length < steps.length) throw new Error(`a flow had ${times.length} of ${steps.length} steps`);
        flows.push(times);
      } catch (error) {
        if (failures === 0) process.stderr.write(`a flow failed: ${String(error)}\n`);
        failures += 1;
      }
    }
  });
  await Promise.all(loops);
  const elapsed = (performance.now() - startedAt) / 1000;
  const sorted = flows.flat().toSorted((a, b) => a - b);
  const stepP95Ms = steps.map((name, step) => {
    const taken = flows.map((times) => times[step] ?? Number.NaN).toSorted((a, b) => a - b);
    return [name, at(taken, 0.95)] as const;
  });
  return {
    rate: flows.length / elapsed,
    done: flows.length,
    p50Ms: at(sorted, 0.5),
    p95Ms: at(sorted, 0.95),
    p99Ms: at(sorted, 0.99),
    failures,
    stepP95Ms: Object.fromEntries(stepP95Ms),
  };
}

/** NaN without values, which is within no limit. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
