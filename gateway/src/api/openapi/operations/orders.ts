import { enveloped, example, paged, unavailable } from '../envelope-examples.ts';
import { CHANGED_CART } from '../examples/carts.ts';
import { CANCELLED_ORDER, ORDER, ORDER_ROW } from '../examples/orders.ts';
import type { OperationDocs } from '../operation-doc.ts';

export const ORDER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listOrders: {
    description: "Returns a page of the signed-in customer's orders that match every filter. `total` counts the matching orders.",
    response: { page: paged('A page with one order', [ORDER_ROW], 1) },
  },
  getOrder: {
    description:
      "Returns an order with its prices and addresses as they were at checkout. An unknown order or another customer's order returns " +
      '404. If the sections `invoices`, `payment_session`, and `lines[].image` are unavailable, they are `null` and `errors` names them.',
    response: {
      confirmed: enveloped('A confirmed order on account', ORDER),
      partial: enveloped('Billing is temporarily unavailable', { ...ORDER, invoices: null }, [
        unavailable('invoices'),
        unavailable('payment_session'),
      ]),
    },
  },
  reorder: {
    description:
      'Creates a cart with the lines of an order, in their quantities and units, to be priced. Lines that cannot be ordered are listed in `rejected`, by their position in the order.',
    reasons: ['nothing_orderable'],
    response: { created: example('All lines can be ordered', { data: CHANGED_CART, rejected: [], errors: [] }) },
  },
  cancelOrder: {
    description:
      'Cancels an order and returns it. Canceling releases its stock and credit, cancels its live payment session, and voids its ' +
      'invoice. An order that has shipped, been delivered, been canceled, or expired returns 409.',
    reasons: ['order_not_cancellable'],
    request: { mistake: example('Ordered by mistake', { reason: 'Ordered the wrong size', reason_code: 'ORDERED_BY_MISTAKE' }) },
    response: { cancelled: enveloped('The canceled order', CANCELLED_ORDER) },
  },
};
