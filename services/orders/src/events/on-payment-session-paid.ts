import type { EventHandler } from '@storefront/events';
import type { PaymentSessionEvent__Output } from '@storefront/proto/storefront/events/v1/PaymentSessionEvent';
import { isClosed } from '../domain/order-status.ts';
import { changeOrder } from '../store/orders.ts';
import type { Database } from '../store/schema.ts';
import { withPayment } from './with-payment.ts';

/**
 * The payment of a prepaid order arrived. An open invoice that is paid in a session tells of it by invoice.paid; here comes only the money for one
 * that was voided, which a closed order owes back.
 */
export const onPaymentSessionPaid: EventHandler<Database, PaymentSessionEvent__Output> = async (event, trx) => {
  const session = event.data.paymentSession;
  if (session?.orderId === undefined) return;
  const isForOrder = session.purpose === 'ORDER';
  await changeOrder(trx, { tenantId: event.tenantId, mode: event.mode }, session.orderId, (order) =>
    isForOrder || isClosed(order.status) ? withPayment(order, event.occurredAt) : { order },
  );
};
