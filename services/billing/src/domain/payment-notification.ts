import { invalid } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import type { PaymentSession } from './payment-session.ts';

/** The outcome of a session, as reported by its payment gateway. */
export interface PaymentNotification {
  readonly kind: 'payment';
  readonly sessionId: string;
  readonly to: 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  /** The gateway's reference of the session, if the notification contains it. */
  readonly providerReference?: string;
  /** The amount that the gateway charged, or would have charged. */
  readonly amount: Decimal;
  readonly currency: string;
  /** The gateway's code for the failure. */
  readonly failureCode: string | null;
}

/** Whether the refunded money is on its way, returned, or refused. */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';

/** The state of a refund, as reported by its payment gateway. */
export interface RefundNotification {
  readonly kind: 'refund';
  readonly refundId: string;
  /** The gateway's reference of the refund. */
  readonly providerReference: string;
  readonly status: RefundStatus;
  readonly failureCode: string | null;
}

/** Money that moved at the gateway without a request of this system: a disputed payment, or a refund made in the gateway's dashboard. */
export interface ForeignNotification {
  readonly kind: 'foreign';
  readonly event: 'dispute' | 'refund';
  /** The gateway's references of the dispute or refund, and of the payment. */
  readonly providerReference: string;
  readonly payment: string | null;
  readonly amount: Decimal;
  readonly currency: string;
  readonly status: string;
  readonly reason: string | null;
}

/** Throws `validation_error` if the amount differs from the session's, because no order may be confirmed on it. */
export function checkAmount({ amount, currency }: PaymentNotification, session: Pick<PaymentSession, 'amount' | 'currency'>): void {
  if (currency !== session.currency || !amount.equals(session.amount)) {
    throw invalid('amount', 'does not match the payment session', { code: 'amount_differs' });
  }
}
