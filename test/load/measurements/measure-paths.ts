import autocannon from 'autocannon';
import type { Sample } from '../probes/measure.ts';

/** A load whose requests all differ. */
export interface PathsLoad {
  readonly url: string;
  /** The path of request number `index`, and headers specific to it. */
  readonly request: (index: number) => { readonly path: string; readonly headers?: Readonly<Record<string, string>> };
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections?: number;
}

/**
 * A measurement in which no two requests are the same: request n of the whole load is `request(n)`, also across several runs. Any cache in
 * front must be smaller than the cycle of distinct requests that `request` produces.
 */
export function measurePaths({ connections = 16, ...load }: Omit<PathsLoad, 'seconds'>): (seconds: number) => Promise<Sample> {
  let begun = 0;
  return async (seconds) => {
    const from = begun;
    let opened = 0;
    const result = await autocannon({
      url: load.url,
      headers: { ...load.headers },
      connections,
      duration: seconds,
      setupClient: (client) => {
        let index = from + opened;
        opened += 1;
        const next = () => {
          const { path, headers = {} } = load.request(index);
          begun = Math.max(begun, index + 1);
          index += connections;
          return { path, headers: { ...load.headers, ...headers } };
        };
        client.setRequests([{ method: 'GET', ...next(), setupRequest: (request) => ({ ...request, ...next() }) }]);
      },
    });
    const done = (result.statusCodeStats as Record<string, { count?: number }>)['200']?.count ?? 0;
    return {
      rate: done / result.duration,
      done,
      p50Ms: result.latency.p50,
      // autocannon reports no p95; the 97.5th percentile is stricter.
      p95Ms: result.latency.p97_5,
      p99Ms: result.latency.p99,
      failures: result.requests.total - done + result.errors + result.timeouts,
    };
  };
}
