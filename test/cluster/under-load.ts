import { setTimeout as sleep } from 'node:timers/promises';
import { shortfalls } from '@storefront/lifecycle/testing';
import { type Failure, type LoadResult, startLoad } from './start-load.ts';
import type { Shop } from './visitors.ts';

/** The load before a disruption and after it. */
const STEADY_MS = 5000;
/** Those of the visit that leads to an order. */
const RESPONSES_MIN = 10;
/** Failures that are printed. */
const SHOWN_MAX = 20;

/** Runs `disrupt` under load and returns the outcome of the load. */
export async function underLoad(shop: Shop, requestsPerSecond: number, disrupt: () => Promise<void>): Promise<LoadResult> {
  const load = startLoad(shop, requestsPerSecond);
  try {
    await sleep(STEADY_MS);
    await disrupt();
    await sleep(STEADY_MS);
  } catch (error) {
    await load.stop();
    throw error;
  }
  return load.stop();
}

/** Returns a summary of a load in which nothing failed. Throws an error with the failures otherwise, or if there were no responses or no orders. */
export function describeLoad({ requests, incomplete, orders, p99Ms, failures: all }: LoadResult, failures: readonly Failure[]): string {
  const summary = `${failures.length} of ${requests} requests failed, ${incomplete} incomplete, ${orders.length} orders, p99 ${Math.round(p99Ms)} ms`;
  const missing = shortfalls({ responses: requests - all.length, orders: orders.length }, { responses: RESPONSES_MIN, orders: 1 });
  if (failures.length === 0 && missing.length === 0) return summary;
  const shown = failures.slice(0, SHOWN_MAX).map(({ sentAt, message }) => `  ${new Date(sentAt).toISOString()} ${message}`);
  throw new Error([summary, ...missing, ...shown].join('\n'));
}
