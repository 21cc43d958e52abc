/**
 * The measured costs from which everything is predicted. They are kept here alone: when docs/performance.md has new figures, change them here and
 * run `npm run simulate` again.
 */
export const COSTS = {
  /** Processor time of an order in ms, from no cart to its last event: the row of docs/bench.md, "checkout", on 2026-11-25. */
  order: { gateway: 2.6, cart: 3.2, catalog: 1.3, orders: 5.0, billing: 2.8, postgres: 9.2, other: 1.5 },
  /** Statements of an order: `node test/load/measure-orders.ts` on the same day. */
  statements: 17.0,
  /** The same for a cart: create, add a line, price, read. */
  cart: { gateway: 1.7, cart: 1.9, postgres: 1.3, statements: 4 },
  /** Processor time of the load generator for one request, in ms: `node test/load/measure-capacity.ts`. It counts only where it shares the machine. */
  client: 0.39,
} as const;

/**
 * How the work of an order is divided: by the RPCs of docs/performance.md between a shopper and a response, and the work that follows it.
 * The shares of orders and billing are estimates from their statements.
 */
export const SHARES = {
  /** Requests of the flow, which the gateway handles. */
  requests: 4,
  /** CreateCart, AddLine, PriceCart, FreezeCart, CloseCart. */
  cartCalls: 5,
  /** ReserveStock with its comparison of prices, and, after the response, CommitReservations. */
  catalogCalls: 2,
  /** Of the work in orders and billing, what a shopper waits for. */
  ordersBeforeResponse: 0.75,
  billingBeforeResponse: 0.15,
} as const;

/** A point that was measured, and the place where it is written down. */
export interface MeasuredPoint {
  readonly name: string;
  readonly flow: 'order' | 'cart';
  readonly cores: number;
  readonly visitors: number;
  readonly flowsPerSecond: number;
  /** Of all requests of the flow, and of one of them. */
  readonly requestsMs: { readonly p50: number; readonly p95: number };
  readonly ofRequest?: { readonly name: string; readonly p95: number };
}

/** The rows of docs/bench.md, "checkout", of the same day and machine: 16 visitors without a pause are the highest load that one machine sustains. */
export const MEASURED: readonly MeasuredPoint[] = [
  {
    name: 'from no cart to a confirmed order, 16 visitors',
    flow: 'order',
    cores: 2,
    visitors: 16,
    flowsPerSecond: 60.8,
    requestsMs: { p50: 27.7, p95: 225 },
    ofRequest: { name: 'checkout', p95: 283.4 },
  },
  {
    name: 'cart: create, add a line, price, read, 16 visitors',
    flow: 'cart',
    cores: 2,
    visitors: 16,
    flowsPerSecond: 259.5,
    requestsMs: { p50: 13.9, p95: 26.8 },
  },
];

/**
 * The numbers that are fitted, to points of an earlier version on another machine. The present points are predicted with the same numbers and their own costs.
 */
export const FITTED = {
  /** Multiplies every cost: 1, because the costs were measured under the load of the points. Change it to predict for faster or slower processors. */
  scale: 1,
  /** The variation of the time of one step. It includes what the model leaves out: the scheduler, and pauses for garbage collection. */
  variation: 3.5,
  /** How long a commit waits for the disk of the measured machine under this load, in ms. An idle one takes 0.8 for 8 KB. */
  flushMs: 4.8,
} as const;
