/**
 * The measured costs from which everything is predicted. They are kept here alone: when docs/performance.md has new figures, change them here and
 * run `npm run simulate` again.
 */
export const COSTS = {
  /** Processor time of an order in ms, from no cart to its last event: docs/performance.md, "Where the time goes". */
  order: { gateway: 2.4, cart: 3.6, catalog: 2.4, orders: 3.6, billing: 3.2, postgres: 7.2, other: 1.6 },
  /** Statements of an order. */
  statements: 37.4,
  /** Processor time of the load generator for one request, in ms; an estimate. It counts only where it shares the machine. */
  client: 0.25,
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
  /** QuoteLines three times, ReserveStock, and, after the response, CommitReservation. */
  catalogCalls: 5,
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

/** The rows of docs/bench.md, "checkout": 16 visitors without a pause are the highest load that one machine sustains. */
export const MEASURED: readonly MeasuredPoint[] = [
  {
    name: 'from no cart to a confirmed order, 16 visitors',
    flow: 'order',
    cores: 2,
    visitors: 16,
    flowsPerSecond: 107.7,
    requestsMs: { p50: 19.1, p95: 113.3 },
    ofRequest: { name: 'checkout', p95: 146.1 },
  },
  {
    name: 'cart: create, add a line, price, read, 16 visitors',
    flow: 'cart',
    cores: 2,
    visitors: 16,
    flowsPerSecond: 339.9,
    requestsMs: { p50: 10.4, p95: 24.4 },
  },
];

/**
 * The numbers that are fitted. With them, the model reproduces the rates of both points and the 95th percentile of the cart; the other values of the
 * points are predictions.
 */
export const FITTED = {
  /** Multiplies every cost, because the costs were measured while other work loaded the machine, which makes them higher. */
  scale: 0.58,
  /** The variation of the time of one step. It includes what the model leaves out: the scheduler, and pauses for garbage collection. */
  variation: 3.5,
  /** How long a commit waits for the disk of the measured machine under this load, in ms. An idle one takes 0.8 for 8 KB. */
  flushMs: 4.8,
} as const;
