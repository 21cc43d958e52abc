import { decimal } from '@storefront/money';
import { isClosed } from './order-status.ts';
import { isFree, type Order, type TimelineEvent, withTimelineEvent } from './order.ts';
import type { PaymentStatus } from './payment.ts';
import { paymentStatusOf } from './settle-order.ts';

const REFUND_EVENTS: ReadonlySet<TimelineEvent> = new Set(['refund_pending', 'refunded', 'partially_refunded', 'refund_failed']);

/** The sums over an order's refunds, as decimal text. */
export interface RefundTotals {
  readonly received: string;
  readonly refunded: string;
  readonly pending: string;
  readonly failed: string;
  /** Increases with every change of the order's refunds. */
  readonly revision: number;
}

/** A refund that was opened or changed its status. */
export interface ChangedRefund {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** True if the order was already paid by other money, so that its payment status does not change. */
  readonly isOverpayment: boolean;
}

/**
 * Returns the order after one of its refunds changed: its payment status follows from the totals, and its timeline gains an entry. Totals that are
 * not newer than the last applied ones change nothing.
 */
export function refundedOrder(order: Order, refund: ChangedRefund, totals: RefundTotals, at: string): Order {
  if (totals.revision <= order.refundRevision) return order;
  const paymentStatus = refund.isOverpayment ? order.paymentStatus : statusOf(totals, order);
  const paid = isPaymentAhead(order, refund, totals) ? withTimelineEvent(order, 'payment_received', 'system', at) : order;
  const changed = { ...paid, paymentStatus, refundRevision: totals.revision, updatedAt: at };
  const event = eventOf(refund, paymentStatus);
  return isRecorded(order, refund) ? changed : withTimelineEvent(changed, event, 'system', at);
}

/** Reports whether the timeline of a closed order says already that this refund is due: closing a paid order records it, and so does a late payment. */
function isRecorded(order: Order, { status, isOverpayment }: ChangedRefund): boolean {
  if (status !== 'PENDING' || isOverpayment || !isClosed(order.status) || order.paymentStatus !== 'REFUND_PENDING') return false;
  // Not the last entry of all: a payment that was received before the order was closed comes before the entry of the closing.
  return order.timeline.findLast(({ event }) => REFUND_EVENTS.has(event))?.event === 'refund_pending';
}

/** Reports whether the refund of a closed order arrived before the event of its payment, which then has no effect. */
const isPaymentAhead = (order: Order, { isOverpayment }: ChangedRefund, { received }: RefundTotals): boolean =>
  isClosed(order.status) && order.paymentStatus === 'UNPAID' && !isOverpayment && !isFree(order) && decimal(received).gte(order.total);

function statusOf(totals: RefundTotals, order: Order): PaymentStatus {
  const refunded = decimal(totals.refunded);
  if (decimal(totals.failed).gt(0)) return 'REFUND_FAILED';
  if (decimal(totals.pending).gt(0)) return 'REFUND_PENDING';
  // The settlement of a paid invoice can be older than this refund.
  const { settlement } = order;
  if (settlement === 'UNPAID' || settlement === 'PARTIALLY_PAID' || settlement === 'CREDITED') return paymentStatusOf(order, settlement);
  if (refunded.isZero()) return order.paymentStatus;
  return refunded.gte(decimal(totals.received)) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

function eventOf({ status, isOverpayment }: ChangedRefund, paymentStatus: PaymentStatus): TimelineEvent {
  if (status === 'FAILED') return 'refund_failed';
  if (status === 'PENDING') return 'refund_pending';
  return !isOverpayment && paymentStatus === 'PARTIALLY_REFUNDED' ? 'partially_refunded' : 'refunded';
}
