import { conflict } from '@storefront/errors';

/** The status of an order. */
export type OrderStatus = 'PENDING_PAYMENT' | 'CONFIRMED' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'EXPIRED';

/** An action that a shopper may take on an order. */
export type AllowedAction = 'cancel' | 'repay';

interface StatusFacts {
  readonly next: readonly OrderStatus[];
  readonly actions: readonly AllowedAction[];
}

/** The state machine of an order and the actions its shopper has in each status. */
export const ORDER_STATUSES: Record<OrderStatus, StatusFacts> = {
  PENDING_PAYMENT: { next: ['CONFIRMED', 'CANCELLED', 'EXPIRED'], actions: ['cancel', 'repay'] },
  CONFIRMED: { next: ['PARTIALLY_SHIPPED', 'SHIPPED', 'CANCELLED'], actions: ['cancel'] },
  PARTIALLY_SHIPPED: { next: ['PARTIALLY_SHIPPED', 'SHIPPED'], actions: [] },
  SHIPPED: { next: ['DELIVERED'], actions: [] },
  DELIVERED: { next: [], actions: [] },
  CANCELLED: { next: [], actions: [] },
  EXPIRED: { next: [], actions: [] },
};

/** Every status of an order. */
export const STATUSES = Object.keys(ORDER_STATUSES) as OrderStatus[];

/** Reports whether the transition is allowed. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => ORDER_STATUSES[from].next.includes(to);

/** Throws a conflict with `reason` unless the transition is allowed. */
export function requireTransition(from: OrderStatus, to: OrderStatus, reason: string): void {
  if (!canBecome(from, to)) throw conflict(reason, `An order with status ${from} cannot become ${to}.`);
}

/** Reports whether the order has ended without fulfillment, so that its stock and credit are released. */
export const isClosed = (status: OrderStatus): boolean => status === 'CANCELLED' || status === 'EXPIRED';
