import type { EventHandler } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withPayment } from './with-payment.ts';

/** The payment of a prepaid order arrived. Invoices that are paid in a session tell of it by invoice.paid. */
export const onPaymentSessionPaid: EventHandler<Database, PaymentSessionEvent__Output> = async (event, trx) => {
  const session = event.data.paymentSession;
  if (session?.purpose !== 'ORDER' || session.orderId === undefined) return;
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, session.orderId, (order) => withPayment(order, event.occurredAt));
};
