import { atConstantRate } from './constant-rate.ts';
import { type Shop, type Visitor, visitorsOf } from './visitors.ts';

/** A failed request, and when it was sent. */
export interface Failure {
  readonly sentAt: number;
  readonly message: string;
}

/** The outcome of a load. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: readonly Failure[];
  /** The number of responses that lack an optional section because a service did not return it in time. */
  readonly incomplete: number;
  /** The IDs of the confirmed orders. */
  readonly orders: readonly string[];
  /** The duration in milliseconds that 99% of the responses did not exceed. */
  readonly p99Ms: number;
}

/** A running load. */
export interface Load {
  /** Stops sending, waits for the requests in progress, and returns the outcome. */
  stop(): Promise<LoadResult>;
}

/** If so many visitors wait for responses, requests that are due fail instead of delaying later ones. */
const VISITORS_MAX = 500;

/**
 * Sends requests at a constant rate, whether or not responses arrive. When one is due, the visitor that has waited longest sends it; if all of them wait
 * for responses, another one joins.
 */
export function startLoad(shop: Shop, requestsPerSecond: number): Load {
  const result = { requests: 0, incomplete: 0, failures: [] as Failure[], orders: [] as string[], durations: [] as number[] };
  const visitors = visitorsOf(shop, (orderId) => void result.orders.push(orderId));
  const idle: Visitor[] = [];
  const busy = new Set<Promise<void>>();

  const send = async (visitor: Visitor, sentAt: number): Promise<void> => {
    const startedAt = performance.now();
    try {
      const body = await visitor.client.send(visitor.step, visitor.headers);
      result.durations.push(performance.now() - startedAt);
      if ((body.errors ?? []).length > 0) result.incomplete += 1;
      visitor.proceed(body);
    } catch (error) {
      result.failures.push({ sentAt, message: (error as Error).message });
      visitor.startOver();
    }
    idle.push(visitor);
  };
  const stopSending = atConstantRate(requestsPerSecond, () => {
    result.requests += 1;
    const visitor = idle.shift() ?? (busy.size < VISITORS_MAX ? visitors.next() : undefined);
    if (visitor === undefined) {
      result.failures.push({ sentAt: Date.now(), message: `not sent: ${VISITORS_MAX} visitors wait for responses` });
      return;
    }
    const sending: Promise<void> = send(visitor, Date.now()).finally(() => busy.delete(sending));
    busy.add(sending);
  });
  return {
    stop: async () => {
      await stopSending();
      await Promise.all(busy);
      visitors.close();
      const { durations, ...rest } = result;
      return { ...rest, p99Ms: durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.99)] ?? 0 };
    },
  };
}
