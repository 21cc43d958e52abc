import type { Customer, Rail, Shop } from './open-shop.ts';

/** An order that was acknowledged, and what its customer did with it. */
export interface PlacedOrder {
  readonly shop: Shop;
  readonly customer: Customer;
  readonly id: string;
  readonly number: string;
  readonly rail: Rail;
  isCanceled: boolean;
  isPaid: boolean;
  isShipped: boolean;
}

/** The acknowledged orders of all shops, with which the final state must agree. */
export class PlacedOrders {
  readonly all: PlacedOrder[] = [];
  /** Confirmed orders that the operator may ship, oldest first. */
  readonly #shippable: PlacedOrder[] = [];

  add(order: PlacedOrder): void {
    this.all.push(order);
  }

  /** Leaves an order to the operator: its customer is done with it. */
  leave(order: PlacedOrder): void {
    this.#shippable.push(order);
  }

  takeShippable(): PlacedOrder | undefined {
    return this.#shippable.shift();
  }
}
