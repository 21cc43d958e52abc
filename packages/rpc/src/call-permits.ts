import type { MethodDefinition } from '@grpc/grpc-js';
import { createFairQueue, type FairQueue } from '@storefront/fair-queue';

/** A call takes some tens of kilobytes, and waits for a connection to the database or for another service most of the time. */
const CALLS_MAX = 1000;
/** A store whose calls hang, such as checkouts that wait for its payment gateway, leaves the other half to its neighbors. */
export const CALLS_PER_STORE_MAX = CALLS_MAX / 2;
/** As many again wait for the end of those. */
const CALLS_WAITING_MAX = 1000;
/** A stream lasts for as long as its reader takes. */
const STREAMS_MAX = 100;
const STREAMS_PER_STORE_MAX = STREAMS_MAX / 2;
/** Those of one shopper through two gateways. */
const STREAMS_PER_CLIENT_MAX = 20;
const STREAMS_WAITING_MAX = 100;

/** Returns the permits of a server's calls, and apart from them those of its streams, by method. */
export function callPermits(service: string): (method: MethodDefinition<unknown, unknown>) => FairQueue {
  const calls = createFairQueue({
    resource: `${service}_calls`,
    running: CALLS_MAX,
    waiting: CALLS_WAITING_MAX,
    runningPerStore: CALLS_PER_STORE_MAX,
  });
  const streams = createFairQueue({
    resource: `${service}_streams`,
    running: STREAMS_MAX,
    waiting: STREAMS_WAITING_MAX,
    runningPerStore: STREAMS_PER_STORE_MAX,
    runningPerClient: STREAMS_PER_CLIENT_MAX,
  });
  return ({ responseStream }) => (responseStream ? streams : calls);
}
