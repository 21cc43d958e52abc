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

/** Whether the store's account was debited. An inquiry about a payment and a refund in progress are pending. A won dispute and a failed refund are reversed. */
export type MovementState = 'PENDING' | 'MOVED' | 'REVERSED';

/** Money that moved at the gateway without a request of this system: a disputed payment, or a refund made in the gateway's dashboard. */
export interface ForeignNotification {
  readonly kind: 'foreign';
  readonly event: 'dispute' | 'refund';
  /** The gateway's references of the dispute or refund, and of the payment. */
  readonly providerReference: string;
  readonly payment: string | null;
  readonly amount: Decimal;
  readonly currency: string;
  /** The gateway's word for the state. */
  readonly status: string;
  readonly state: MovementState;
  readonly reason: string | null;
}

/** Money of one of our sessions that moved at its gateway without a request of this system. */
export interface GatewayMovement extends ForeignNotification {
  readonly provider: string;
  readonly paymentSessionId: string;
}

/** The states that can follow each state. Notifications can arrive in any order. */
export const MOVEMENT_EXITS: Readonly<Record<MovementState, readonly MovementState[]>> = {
  PENDING: ['MOVED', 'REVERSED'],
  MOVED: ['REVERSED'],
  REVERSED: [],
};

/** Whether the gateway names the amount of the session. No order or invoice is paid by another one. */
export const isOfAmount = ({ amount, currency }: PaymentNotification, session: Pick<PaymentSession, 'amount' | 'currency'>): boolean =>
  currency === session.currency && amount.equals(session.amount);
