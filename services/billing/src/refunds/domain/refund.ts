import type { Decimal } from '@storefront/money';
import type { RefundStatus } from '../../gateways/domain/payment-notification.ts';

/** The statuses that can follow each status. A bank can return a refund that had succeeded. A failed one is retried by another refund. */
export const REFUND_EXITS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  PENDING: ['SUCCEEDED', 'FAILED'],
  SUCCEEDED: ['FAILED'],
  FAILED: [],
};

/** How money is returned: through the payment gateway, outside the system, or to the customer's unapplied credit. */
export type RefundMethod = 'GATEWAY' | 'BY_HAND' | 'CREDIT';

/** How an operator settles a refund. By default, each payment is returned the way it came. */
export interface Settlement {
  readonly method?: Extract<RefundMethod, 'BY_HAND' | 'CREDIT'> | undefined;
  /** The store's reference of a refund that was made by hand. */
  readonly reference?: string | undefined;
}

/** Money that is returned to a customer. It is owed from the moment it is stored until it succeeds. */
export interface Refund {
  readonly id: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly invoiceId: string | null;
  /** The refunded payment of the invoice; null for money that no invoice received. */
  readonly paymentId: string | null;
  readonly paymentSessionId: string | null;
  readonly creditNoteId: string | null;
  readonly method: RefundMethod;
  readonly status: RefundStatus;
  readonly amount: Decimal;
  readonly currency: string;
  /** True if the order was already paid by other money, so that its payment status does not change. */
  readonly isOverpayment: boolean;
  readonly providerReference: string | null;
  /** The store's reference of a refund by hand. */
  readonly reference: string | null;
  readonly failureCode: string | null;
  readonly requestKey: string | null;
  readonly attempts: number;
  /** The refund that replaced this failed one. */
  readonly replacedBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly settledAt: Date | null;
}

/** The state of all refunds of an order that determine its payment status. */
export interface RefundTotals {
  readonly received: Decimal;
  readonly refunded: Decimal;
  readonly pending: Decimal;
  readonly failed: Decimal;
  /** Increases with every change of the order's refunds. */
  readonly revision: number;
}

/** The fields that determine a new refund. */
export type RefundTerms = Pick<
  Refund,
  'customerId' | 'orderId' | 'invoiceId' | 'paymentId' | 'paymentSessionId' | 'creditNoteId' | 'method' | 'amount' | 'currency'
> &
  Partial<Pick<Refund, 'isOverpayment' | 'reference' | 'requestKey' | 'providerReference'>>;

/**
 * Returns a new refund. One by hand succeeds at once if its reference is known, one through a gateway if it was made there already, and one to
 * the customer's credit always does.
 */
export function newRefund(terms: RefundTerms, { id, now }: { id: string; now: Date }): Refund {
  const { reference = null, requestKey = null, isOverpayment = false, providerReference = null } = terms;
  const isMade: Readonly<Record<RefundMethod, boolean>> = {
    CREDIT: true,
    BY_HAND: reference !== null,
    GATEWAY: providerReference !== null,
  };
  const isSettled = isMade[terms.method];
  return {
    ...terms,
    id,
    status: isSettled ? 'SUCCEEDED' : 'PENDING',
    isOverpayment,
    providerReference,
    reference,
    failureCode: null,
    requestKey,
    attempts: 0,
    replacedBy: null,
    createdAt: now,
    updatedAt: now,
    settledAt: isSettled ? now : null,
  };
}

/** Returns the statuses from which `to` can be reached. */
export const refundStatusesBefore = (to: RefundStatus): RefundStatus[] =>
  (Object.keys(REFUND_EXITS) as RefundStatus[]).filter((from) => REFUND_EXITS[from].includes(to));

/** The first retry waits this long, and each further one twice as long. */
const RETRY_BASE_SECONDS = 30;
/** A gateway that is back after a long outage is noticed within this. */
const RETRY_MAX_SECONDS = 3600;

/** Returns when a refund without a final outcome is looked up again after its `attempts`-th attempt. */
export const nextAttemptAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(RETRY_BASE_SECONDS * 2 ** Math.max(attempts - 1, 0), RETRY_MAX_SECONDS) * 1000);

/** The status of this name, if it is one. */
export const refundStatusOf = (name: string): RefundStatus | undefined =>
  (Object.keys(REFUND_EXITS) as RefundStatus[]).find((status) => status === name);
