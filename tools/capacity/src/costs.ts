/**
 * The measured costs from which everything is predicted. They are kept here alone: when docs/performance.md has new figures, change them here and
 * run `npm run simulate` again.
 */
export const COSTS = {
  /**
   * Processor time of an order in ms, from no cart to its last event, without Postgres: with one visitor, and with 16, whose requests share system calls, messages,
   * and statements. From `node test/load/measure-capacity.ts` on 2026-11-25. The client, which generates the load, counts only where it shares the machine.
   */
  order: {
    alone: { client: 2.8, gateway: 4.9, cart: 5.2, catalog: 1.8, orders: 6.1, billing: 4.5, other: 4.3 },
    shared: { client: 1.2, gateway: 2.6, cart: 2.4, catalog: 1.3, orders: 3.3, billing: 2.5, other: 1.8 },
  },
  /** The same for a cart: create, add a line, price, read. */
  cart: { alone: { client: 1.5, gateway: 3.5, cart: 3.3, other: 0.5 }, shared: { client: 0.6, gateway: 1.6, cart: 1.4, other: 0.2 } },
  /**
   * Processor time of Postgres for an order in ms, from the same run, and its statements, from `node test/load/measure-orders.ts` on the same day. `background` is
   * how many of them no shopper waits for.
   */
  postgres: { alone: { statements: 21.6, background: 10.6, ms: 9.2 }, shared: { statements: 9.7, background: 3, ms: 5.3 } },
} as const;

/** Whether visitors come one at a time, or so many that their requests share work. */
export type Sharing = 'alone' | 'shared';

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

/** How the writes of carts and checkouts share statements: `writeTogether` in packages/db. */
export const WRITE_TOGETHER = { statements: 2, itemsMax: 20 } as const;

/** A point that was measured, and the place where it is written down. */
export interface MeasuredPoint {
  readonly name: string;
  readonly flow: 'order' | 'cart';
  readonly cores: number;
  readonly visitors: number;
  readonly costs: Sharing;
  /** How long a flush of the log took meanwhile. */
  readonly flushMs: number;
  readonly flowsPerSecond: number;
  /** Of all requests of the flow, and of one of them. */
  readonly requestsMs: { readonly p50: number; readonly p95: number };
  readonly ofRequest?: { readonly name: string; readonly p95: number };
}

/** From `node test/load/measure-capacity.ts` on the same day and machine: 16 visitors without a pause are the highest load that one machine sustains. */
export const MEASURED: readonly MeasuredPoint[] = [
  {
    name: 'cart: create, add a line, price, read, 1 visitor',
    flow: 'cart',
    cores: 2,
    visitors: 1,
    costs: 'alone',
    flushMs: 0.27,
    flowsPerSecond: 86.1,
    requestsMs: { p50: 2.6, p95: 5 },
  },
  {
    name: 'from no cart to a confirmed order, 1 visitor',
    flow: 'order',
    cores: 2,
    visitors: 1,
    costs: 'alone',
    flushMs: 0.37,
    flowsPerSecond: 30.9,
    requestsMs: { p50: 3.6, p95: 24.5 },
    ofRequest: { name: 'checkout', p95: 30 },
  },
  {
    name: 'cart, 16 visitors',
    flow: 'cart',
    cores: 2,
    visitors: 16,
    costs: 'shared',
    flushMs: 0.94,
    flowsPerSecond: 331,
    requestsMs: { p50: 10.7, p95: 21.8 },
  },
  {
    name: 'order, 16 visitors',
    flow: 'order',
    cores: 2,
    visitors: 16,
    costs: 'shared',
    flushMs: 1.85,
    flowsPerSecond: 87.1,
    requestsMs: { p50: 21.1, p95: 155 },
    ofRequest: { name: 'checkout', p95: 180 },
  },
];

/** Multiplies every cost: 1, because the costs were measured under the load of the points. Change it to predict for faster or slower processors. */
export const SCALE = 1;

/** The only number that is fitted: the variation of the time of one step. It includes what the model leaves out: the scheduler, and pauses for garbage collection. */
export const VARIATION = 2;
