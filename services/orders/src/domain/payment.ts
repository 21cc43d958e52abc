import type { PaymentRail } from '@storefront/contract';
import { decimal } from '@storefront/money';
import type { Address, Buyer } from './buyer.ts';

/** The payment status of an order. */
export type PaymentStatus =
  | 'UNPAID'
  | 'PAID'
  | 'ON_ACCOUNT'
  | 'CREDITED'
  | 'REFUND_PENDING'
  | 'REFUND_FAILED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED';

/** How an invoice stands, with its payments, credit notes, and refunds. */
export type Settlement = 'VOIDED' | 'PARTIALLY_PAID' | 'UNPAID' | 'CREDITED' | 'PAID' | 'REFUNDED' | 'PARTIALLY_REFUNDED';

/** The payment status of a new order, by payment rail. */
const INITIAL_PAYMENT_STATUS: Record<PaymentRail, PaymentStatus> = {
  CASH_ON_DELIVERY: 'UNPAID',
  CREDIT_TERMS: 'ON_ACCOUNT',
  PREPAID: 'UNPAID',
};

/** Whether an order must be paid on a hosted page before it is confirmed. A prepaid order with a total of zero has nothing to pay. */
export const needsSession = (rail: PaymentRail, total: string): boolean => rail === 'PREPAID' && !decimal(total).isZero();

/** Returns the payment status of a new order. A prepaid order with nothing to pay is paid from the start. */
export const initialPaymentStatus = (rail: PaymentRail, total: string): PaymentStatus =>
  rail === 'PREPAID' && !needsSession(rail, total) ? 'PAID' : INITIAL_PAYMENT_STATUS[rail];

/** The payment status after an order is closed: a received payment must be refunded, and a debt on account ends with its voided invoice. */
export const PAYMENT_STATUS_WHEN_CLOSED: Record<PaymentStatus, PaymentStatus> = {
  UNPAID: 'UNPAID',
  ON_ACCOUNT: 'UNPAID',
  CREDITED: 'CREDITED',
  PAID: 'REFUND_PENDING',
  REFUND_PENDING: 'REFUND_PENDING',
  REFUND_FAILED: 'REFUND_FAILED',
  PARTIALLY_REFUNDED: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
};

/** Every payment status of an order. */
export const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS_WHEN_CLOSED) as PaymentStatus[];

/** A payment session opened by billing. */
export interface PaymentSession {
  readonly id: string;
  readonly status: string;
  readonly purpose: string;
  readonly amount: string;
  readonly currency: string;
  readonly redirectUrl: string | null;
  readonly expiresAt: string;
  readonly failureCode: string | null;
  readonly createdAt: string;
}

/** When an order on credit is due: the code of the terms, such as `NET30`, and their days. */
export interface PaymentTerms {
  readonly code: string;
  readonly days: number;
}

/** A customer's exemption from GCT. */
export interface Exemption {
  readonly certificate: string;
  /** The last date in the time zone of the store; null if it does not end. */
  readonly until: string | null;
}

/** Billing's authorization: the buyer, the payment terms, the stored addresses, and the payment session of a prepaid order. */
export interface AuthorizedPayment {
  readonly buyer: Omit<Buyer, 'taxExemptCertificate'>;
  /** Null for cash and prepaid. */
  readonly terms: PaymentTerms | null;
  readonly address: Address | null;
  readonly billingAddress: Address | null;
  /** The customer's first saved address. */
  readonly firstAddress: Address | null;
  readonly exemption: Exemption | null;
  readonly session: PaymentSession | null;
}
