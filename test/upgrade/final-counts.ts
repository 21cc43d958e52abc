import { countSeen } from '@storefront/lifecycle/testing';
import type { PlacedOrder } from './placed-orders.ts';

/** Says which orders there were. Throws unless each customer placed one, and each thing was done with one that traffic does with orders. */
export function countOrders(
  all: readonly Pick<PlacedOrder, 'customer' | 'isPaid' | 'isShipped' | 'isCanceled'>[],
  customers: number,
): string {
  return countSeen(
    {
      orders: all.length,
      'customers with an order': new Set(all.map(({ customer }) => customer)).size,
      'orders paid online': all.filter(({ isPaid }) => isPaid).length,
      'shipped orders': all.filter(({ isShipped }) => isShipped).length,
      'canceled orders': all.filter(({ isCanceled }) => isCanceled).length,
    },
    { 'customers with an order': customers, 'orders paid online': 1, 'shipped orders': 1, 'canceled orders': 1 },
  );
}

/** Says how many events of these types were delivered. Throws unless there is one of each type that an order causes. */
export function countDeliveries(delivered: readonly string[]): string {
  const countOf = (type: string): number => delivered.filter((each) => each === type).length;
  const types = ['order.confirmed', 'order.shipped', 'order.cancelled', 'invoice.issued'];
  return countSeen(
    { deliveries: delivered.length, ...Object.fromEntries(types.map((type) => [type, countOf(type)])) },
    Object.fromEntries(types.map((type) => [type, 1])),
  );
}
