import { expect } from '@jest/globals';
import { close, isClosed, type ModelOrder, type OrderModel, type Quantities, SKUS, type Sku } from './order-model.ts';
import { cents, expectAgreement, expectOrder, type RealStore, refusalReason } from './real-store.ts';
import { at, type Step, step } from './step.ts';

interface OnOrder {
  readonly model: OrderModel;
  readonly real: RealStore;
  readonly order: ModelOrder;
  readonly orderId: string;
}

/** A step on one of the existing orders, after which the order and the store must agree with the model. */
const onOrder = (name: string, index: number, act: (on: OnOrder) => Promise<unknown>): Step =>
  step(`${name} order ${index}`, {
    can: (model) => model.orders.length > 0,
    async run(model, real) {
      const position = index % model.orders.length;
      await act({ model, real, order: at(model.orders, position), orderId: at(real.orderIds, position) });
      await expectAgreement(model, real);
      await expectOrder(model, real, position);
    },
  });

export const cancel = (index: number, byStore: boolean): Step =>
  onOrder(
    byStore ? 'the store cancels' : 'its shopper cancels',
    index,
    async ({ order, orderId, real: { operator, system, shoppers } }) => {
      const call = byStore
        ? system.storeOrders.cancelStoreOrder({ order: orderId, reason: 'x' }, operator)
        : system.orders.cancelOrder({ orderId, reason: 'x' }, shoppers[order.shopperIndex]);
      if (order.status !== 'PENDING_PAYMENT' && order.status !== 'CONFIRMED') {
        return expect(await refusalReason(call)).toBe('order_not_cancellable');
      }
      await call;
      close(order, 'CANCELLED');
    },
  );

/** Ships the given quantities, or everything that is left if all are zero. */
export const ship = (index: number, quantities: Quantities): Step =>
  onOrder(
    `the store ships ${quantities.A} A, ${quantities.B} B of`,
    index,
    async ({ model, order, orderId, real: { operator, system } }) => {
      const left = (sku: Sku) => order.quantities[sku] - order.shipped[sku];
      const named = SKUS.filter((sku) => quantities[sku] > 0 && order.quantities[sku] > 0);
      const lines = named.map((sku) => ({ sku, quantity: String(quantities[sku]) }));
      const call = system.storeOrders.shipOrder({ order: orderId, lines }, operator);
      if (order.status !== 'CONFIRMED' && order.status !== 'PARTIALLY_SHIPPED') {
        const isFinished = order.status === 'SHIPPED' || order.status === 'DELIVERED';
        return expect(await refusalReason(call)).toBe(named.length === 0 && isFinished ? 'nothing_to_ship' : 'order_not_shippable');
      }
      if (named.some((sku) => quantities[sku] > left(sku))) return expect(await refusalReason(call)).toBe('shipment_too_large');
      await call;
      for (const sku of named.length > 0 ? named : SKUS) {
        const parcel = named.length > 0 ? quantities[sku] : left(sku);
        order.shipped[sku] += parcel;
        model.onHand[sku] -= parcel;
      }
      order.status = SKUS.every((sku) => left(sku) === 0) ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
    },
  );

export const deliver = (index: number): Step =>
  onOrder('the store delivers', index, async ({ order, orderId, real: { operator, system } }) => {
    const call = system.storeOrders.deliverOrder({ order: orderId }, operator);
    if (order.status !== 'SHIPPED') return expect(await refusalReason(call)).toBe('order_not_deliverable');
    await call;
    order.status = 'DELIVERED';
  });

/** The store records a payment of the order's invoice, if it is open. */
export const payInvoice = (index: number): Step =>
  onOrder('the store records a payment of', index, async ({ order, orderId, real: { operator, system, shoppers } }) => {
    const { invoices } = await system.billing.getOrderBilling({ orderId }, shoppers[order.shopperIndex]);
    expect(invoices.map(({ status }) => status)).toEqual(order.invoice === null ? [] : [order.invoice]);
    if (order.invoice !== 'OPEN') return;
    await system.billingAdmin.recordPayment({ invoice: at(invoices, 0).id, amount: cents(order.total) }, operator);
    order.invoice = 'PAID';
    order.payment = isClosed(order) ? 'REFUND_PENDING' : 'PAID';
  });
