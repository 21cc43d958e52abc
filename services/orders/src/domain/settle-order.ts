import { isClosed } from './order-status.ts';
import type { Order } from './order.ts';
import type { PaymentStatus, Settlement } from './payment.ts';

const STATUS_OF: Record<Settlement, PaymentStatus> = {
  VOIDED: 'UNPAID',
  UNPAID: 'UNPAID',
  PARTIALLY_PAID: 'UNPAID',
  CREDITED: 'CREDITED',
  PAID: 'PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'REFUNDED',
};

/** Returns the payment status that follows from the settlement of the invoice. */
export function paymentStatusOf({ paymentRail, status }: Pick<Order, 'paymentRail' | 'status'>, settlement: Settlement): PaymentStatus {
  const paymentStatus = STATUS_OF[settlement];
  return paymentStatus === 'UNPAID' && paymentRail === 'CREDIT_TERMS' && !isClosed(status) ? 'ON_ACCOUNT' : paymentStatus;
}

/** The settlement of an order's invoice at a time, and whether anything was paid. */
export interface SettledInvoice {
  readonly settlement: Settlement;
  readonly hasPayment: boolean;
  readonly at: string;
}

/** Returns the order after the settlement of its invoice changed. One that is older than what is known changes nothing. */
export function settledOrder(order: Order, { settlement, hasPayment, at }: SettledInvoice): Order {
  if (order.settledAt !== null && order.settledAt > at) return order;
  const settled = { ...order, settlement, settledAt: at };
  const paymentStatus = paymentStatusOf(order, settlement);
  if (paymentStatus === order.paymentStatus || isRefundUnsettled(order, hasPayment)) return settled;
  return { ...settled, paymentStatus, updatedAt: at };
}

/** Reports whether the status of a refund comes first. Closing a paid order expects a refund, which does not come if the payment was reversed before. */
const isRefundUnsettled = ({ paymentStatus, refundRevision }: Order, hasPayment: boolean): boolean =>
  paymentStatus === 'REFUND_FAILED' || (paymentStatus === 'REFUND_PENDING' && (refundRevision > 0 || hasPayment));
