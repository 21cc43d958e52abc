import { conflict } from '@storefront/errors';

export type OrderStatus = 'PENDING_PAYMENT' | 'CONFIRMED' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'EXPIRED';

/** What a shopper may do with an order in a state. */
export type AllowedAction = 'cancel' | 'repay';

interface StatusFacts {
  readonly next: readonly OrderStatus[];
  readonly actions: readonly AllowedAction[];
}

/** Every state of an order, where it can go from there, and what its shopper may ask for. */
export const ORDER_STATUSES: Record<OrderStatus, StatusFacts> = {
  PENDING_PAYMENT: { next: ['CONFIRMED', 'CANCELLED', 'EXPIRED'], actions: ['cancel', 'repay'] },
  CONFIRMED: { next: ['PARTIALLY_SHIPPED', 'SHIPPED', 'CANCELLED'], actions: ['cancel'] },
  PARTIALLY_SHIPPED: { next: ['PARTIALLY_SHIPPED', 'SHIPPED'], actions: [] },
  SHIPPED: { next: ['DELIVERED'], actions: [] },
  DELIVERED: { next: [], actions: [] },
  CANCELLED: { next: [], actions: [] },
  EXPIRED: { next: [], actions: [] },
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => ORDER_STATUSES[from].next.includes(to);

/** Refuses a step that the table does not hold, as a conflict with `reason`. */
export function requireStep(from: OrderStatus, to: OrderStatus, reason: string): void {
  if (!canBecome(from, to)) throw conflict(reason, `An order that is ${from} cannot become ${to}.`);
}

/** Whether the order has left the books: its stock and credit are given back. */
export const isClosed = (status: OrderStatus): boolean => status === 'CANCELLED' || status === 'EXPIRED';
