import type { Address, Buyer } from './buyer.ts';

export type PaymentRail = 'CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID';

export type PaymentStatus = 'UNPAID' | 'PAID' | 'ON_ACCOUNT' | 'REFUND_PENDING' | 'REFUNDED';

/** What an order owes when it is placed, by the rail it was placed on. */
export const PAYMENT_STATUS_AT_FIRST: Record<PaymentRail, PaymentStatus> = {
  CASH_ON_DELIVERY: 'UNPAID',
  CREDIT_TERMS: 'ON_ACCOUNT',
  PREPAID: 'UNPAID',
};

/**
 * What becomes of an order's payment when the order is closed: money that was taken must go back, a debt that its voided invoice
 * carried is gone.
 */
export const PAYMENT_STATUS_WHEN_CLOSED: Record<PaymentStatus, PaymentStatus> = {
  UNPAID: 'UNPAID',
  ON_ACCOUNT: 'UNPAID',
  PAID: 'REFUND_PENDING',
  REFUND_PENDING: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
};

/** A hosted payment as billing opened it. */
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

/** What billing answered to checkout: who buys, on which terms, where to, and for prepaid the session to pay in. */
export interface AuthorisedPayment {
  readonly buyer: Buyer;
  readonly termsDays: number;
  readonly address: Address | null;
  readonly session: PaymentSession | null;
}
