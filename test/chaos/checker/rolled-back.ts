import type { RequestRecord } from '../history/history.ts';
import { type CheckedRun, isSuccess } from './checked-run.ts';

/** The history and the database read the clock of one machine, but not at the same moment. */
export const CLOCKS_DIFFER_MS = 1_000;

/**
 * Whether the checkout that a request started was rolled back: a checkout of its cart was abandoned that started while the request lasted, and the cart had
 * no order that was acknowledged before.
 */
export function isRolledBack({ history, final }: CheckedRun, request: RequestRecord): boolean {
  const { shop, atMs } = request;
  const cart = cartOf(request);
  const isOrdered = history.requests.some(
    (other) =>
      other.action === 'check out' &&
      other.shop === shop &&
      cartOf(other) === cart &&
      other.atMs + other.tookMs < atMs &&
      isSuccess(other) &&
      other.response.data.order_id !== null,
  );
  if (isOrdered) return false;
  return final.abandonedCheckouts.some((abandoned) => {
    const startedMs = abandoned.startedAtMs - history.startedAtMs;
    return (
      abandoned.shop === shop && abandoned.cart === cart && isDuring(request, startedMs - CLOCKS_DIFFER_MS, startedMs + CLOCKS_DIFFER_MS)
    );
  });
}

/** Whether a request overlaps a time, given in milliseconds since the start of the run. */
export const isDuring = ({ atMs, tookMs }: RequestRecord, fromMs: number, toMs: number): boolean => fromMs <= atMs + tookMs && toMs >= atMs;

const cartOf = ({ sent }: RequestRecord): string => (sent as { cart_id: string }).cart_id;
