import { expect } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Shopper, TestStore } from '../support/systems/a-store.ts';

export interface PlacedOrder {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly quantity: number;
  readonly total: number;
  readonly onCredit: boolean;
}

/** The orders that the shoppers have placed, with which the state of the system must agree. */
export class ExpectedState {
  readonly placed: PlacedOrder[] = [];
  readonly open: PlacedOrder[] = [];
  readonly #ordersOf = new Map<Shopper, number>();

  place(order: PlacedOrder): void {
    expect(this.open.map(({ orderId }) => orderId)).not.toContain(order.orderId);
    this.placed.push(order);
    this.open.push(order);
    this.#ordersOf.set(order.shopper, this.placedBy(order.shopper) + 1);
  }

  cancel(order: PlacedOrder): void {
    this.open.splice(this.open.indexOf(order), 1);
  }

  placedBy(shopper: Shopper): number {
    return this.#ordersOf.get(shopper) ?? 0;
  }

  /** Expects stock, credit, and the number of orders to match the placed orders. */
  async expectAgreement(store: TestStore, shoppers: readonly Shopper[], sku: string): Promise<void> {
    const reserved = this.open.reduce((sum, { quantity }) => sum + quantity, 0);
    const level = await store.cli<{ reserved: number }>('stock', 'get', sku);
    expect({ reserved: level.reserved }).toEqual({ reserved });
    for (const shopper of seen('shoppers', shoppers)) {
      const balance = this.open.filter((order) => order.shopper === shopper && order.onCredit).reduce((sum, { total }) => sum + total, 0);
      const orders = await shopper.api.get('/v1/orders?limit=1');
      const credit = await shopper.api.get('/v1/me/credit-status');
      expect({ orders: orders.body.total, held: credit.body.data.held, balance: credit.body.data.balance }).toEqual({
        orders: this.placedBy(shopper),
        held: 0,
        balance,
      });
    }
  }
}
