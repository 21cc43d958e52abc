import { enveloped, paged } from '../enveloped.ts';
import { CANCELLED_ORDER, ORDER, ORDER_ROW } from '../examples/orders.ts';
import type { OperationDocs } from '../operation-docs.ts';

export const ORDER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listOrders: {
    description: 'The orders of the signed-in customer, newest first.',
    response: { page: { summary: 'A page of one', value: paged([ORDER_ROW], 1) } },
  },
  getOrder: {
    description:
      "One order, with prices and addresses as they were. Another customer's order is a 404. The sections `invoices` and `payment_session` may be missing.",
    response: {
      confirmed: { summary: 'Confirmed, on account', value: enveloped(ORDER) },
      partial: {
        summary: 'Billing could not be asked',
        value: enveloped({ ...ORDER, invoices: null }, [
          { field: 'invoices', code: 'downstream_unavailable', detail: 'This section is unavailable at the moment.' },
          { field: 'payment_session', code: 'downstream_unavailable', detail: 'This section is unavailable at the moment.' },
        ]),
      },
    },
  },
  cancelOrder: {
    description:
      'Cancels an order that is not shipped, delivered, cancelled or expired. Stock and credit are freed, a live payment session is cancelled, the invoice is voided.',
    reasons: ['order_not_cancellable'],
    request: { mistake: { summary: 'A mistake', value: { reason: 'Ordered the wrong size', reason_code: 'ORDERED_BY_MISTAKE' } } },
    response: { cancelled: { summary: 'The order, cancelled', value: enveloped(CANCELLED_ORDER) } },
  },
};
