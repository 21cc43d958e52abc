import { expect } from '@jest/globals';
import { close, isClosed, type ModelOrder, type OrderModel, type Quantities, SKUS, type Sku } from './order-model.ts';
import { cents, expectAgreement, expectOrder, type RealStore, refusalOf } from './real-store.ts';
import { at, type Step, step } from './step.ts';

interface OnOrder {
  readonly model: OrderModel;
  readonly real: RealStore;
  readonly order: ModelOrder;
  readonly orderId: string;
}

/** A step on one of the orders there are, after which it and the store must agree with the model. */
const onOrder = (name: string, index: number, act: (on: OnOrder) => Promise<unknown>): Step =>
  step(`${name} order ${index}`, {
    can: (model) => model.orders.length > 0,
    async run(model, real) {
      const place = index % model.orders.length;
      await act({ model, real, order: at(model.orders, place), orderId: at(real.orderIds, place) });
      await expectAgreement(model, real);
      await expectOrder(model, real, place);
    },
  });

export const cancel = (index: number, byStore: boolean): Step =>
  onOrder(byStore ? 'the store cancels' : 'its shopper cancels', index, async ({ order, orderId, real: { operator, shop, shoppers } }) => {
    const asked = byStore
      ? shop.storeOrders.cancelStoreOrder({ order: orderId, reason: 'x' }, operator)
      : shop.orders.cancelOrder({ orderId, reason: 'x' }, shoppers[order.who]);
    if (order.status !== 'PENDING_PAYMENT' && order.status !== 'CONFIRMED') {
      return expect(await refusalOf(asked)).toBe('order_not_cancellable');
    }
    await asked;
    close(order, 'CANCELLED');
  });

/** Ships so much of each SKU, or with nothing named all that is left. */
export const ship = (index: number, quantities: Quantities): Step =>
  onOrder(`the store ships ${quantities.A} A, ${quantities.B} B of`, index, async ({ model, order, orderId, real: { operator, shop } }) => {
    const left = (sku: Sku) => order.quantities[sku] - order.shipped[sku];
    const named = SKUS.filter((sku) => quantities[sku] > 0 && order.quantities[sku] > 0);
    const lines = named.map((sku) => ({ sku, quantity: String(quantities[sku]) }));
    const asked = shop.storeOrders.shipOrder({ order: orderId, lines }, operator);
    if (order.status !== 'CONFIRMED' && order.status !== 'PARTIALLY_SHIPPED') {
      return expect(await refusalOf(asked)).toBe('order_not_shippable');
    }
    if (named.some((sku) => quantities[sku] > left(sku))) return expect(await refusalOf(asked)).toBe('shipment_too_large');
    await asked;
    for (const sku of named.length > 0 ? named : SKUS) {
      const parcel = named.length > 0 ? quantities[sku] : left(sku);
      order.shipped[sku] += parcel;
      model.onHand[sku] -= parcel;
    }
    order.status = SKUS.every((sku) => left(sku) === 0) ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
  });

export const deliver = (index: number): Step =>
  onOrder('the store delivers', index, async ({ order, orderId, real: { operator, shop } }) => {
    const asked = shop.storeOrders.deliverOrder({ order: orderId }, operator);
    if (order.status !== 'SHIPPED') return expect(await refusalOf(asked)).toBe('order_not_deliverable');
    await asked;
    order.status = 'DELIVERED';
  });

/** The customer pays the invoice over the counter, where it is open. */
export const payInvoice = (index: number): Step =>
  onOrder('the counter is paid for', index, async ({ order, orderId, real: { operator, shop, shoppers } }) => {
    const { invoices } = await shop.billing.getOrderBilling({ orderId }, shoppers[order.who]);
    expect(invoices.map(({ status }) => status)).toEqual(order.invoice === null ? [] : [order.invoice]);
    if (order.invoice !== 'OPEN') return;
    await shop.billingAdmin.recordPayment({ invoice: at(invoices, 0).id, amount: cents(order.total) }, operator);
    order.invoice = 'PAID';
    order.payment = isClosed(order) ? 'REFUND_PENDING' : 'PAID';
  });
