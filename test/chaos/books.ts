import { expect } from '@jest/globals';
import type { Shopper, TestStore } from '../support/a-store.ts';

export interface Booked {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly quantity: number;
  readonly total: number;
  readonly onCredit: boolean;
}

/** What the shoppers know they have ordered: the model that the system must agree with. */
export class Books {
  readonly open: Booked[] = [];
  readonly #ordersOf = new Map<Shopper, number>();

  place(order: Booked): void {
    expect(this.open.map(({ orderId }) => orderId)).not.toContain(order.orderId);
    this.open.push(order);
    this.#ordersOf.set(order.shopper, this.placedBy(order.shopper) + 1);
  }

  cancel(order: Booked): void {
    this.open.splice(this.open.indexOf(order), 1);
  }

  placedBy(shopper: Shopper): number {
    return this.#ordersOf.get(shopper) ?? 0;
  }

  /** Fails unless stock, credit, orders and invoices are what these orders make them. */
  async expectAgreement(store: TestStore, shoppers: readonly Shopper[], sku: string): Promise<void> {
    const reserved = this.open.reduce((sum, { quantity }) => sum + quantity, 0);
    const level = await store.operate<{ reserved: number }>('stock', 'show', sku);
    expect({ reserved: level.reserved }).toEqual({ reserved });
    for (const shopper of shoppers) {
      const owed = this.open.filter((order) => order.shopper === shopper && order.onCredit).reduce((sum, { total }) => sum + total, 0);
      const orders = await shopper.api.get('/v1/orders?limit=1');
      const credit = await shopper.api.get('/v1/me/credit-status');
      expect({ orders: orders.body.total, held: credit.body.data.held, balance: credit.body.data.balance }).toEqual({
        orders: this.placedBy(shopper),
        held: 0,
        balance: owed,
      });
    }
  }
}
