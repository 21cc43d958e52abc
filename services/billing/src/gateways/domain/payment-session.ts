import { type CustomerScope, PAYMENT_SESSION_MINUTES } from '@storefront/contract';
import { conflict, type ErrorDetail } from '@storefront/errors';
import type { Decimal } from '@storefront/money';

export type PaymentSessionStatus = 'PENDING' | 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';

/** The statuses that can follow each status. A session that has ended does not change. */
export const PAYMENT_SESSION_EXITS: Readonly<Record<PaymentSessionStatus, readonly PaymentSessionStatus[]>> = {
  PENDING: ['PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED'],
  // The shopper has paid and the bank is processing the payment. Only the bank's result ends the session, not a timeout or a cancellation.
  PROCESSING: ['PAID', 'FAILED'],
  PAID: [],
  FAILED: [],
  EXPIRED: [],
  CANCELLED: [],
};

/** The request to a payment gateway to open a page, as JSON. Only the gateway's adapter reads it. */
export type PageRequest = Readonly<Record<string, unknown>>;

/** The amount of one invoice that a session of several pays, as it is stored. The amount is decimal text. */
export interface SessionAllocation {
  readonly invoiceId: string;
  readonly number: string;
  readonly amount: string;
}

/** An attempt to pay an order, an invoice, or several invoices on a payment page. */
export interface PaymentSession {
  readonly id: string;
  readonly customerId: string;
  readonly purpose: 'ORDER' | 'INVOICE' | 'INVOICES';
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly checkoutId: string | null;
  /** The amounts that a session of several invoices pays; null for any other. */
  readonly allocations: readonly SessionAllocation[] | null;
  readonly provider: string;
  /** The gateway's reference; null until the page was opened. */
  readonly providerReference: string | null;
  /** The request to the gateway to open the page. */
  readonly pageRequest: PageRequest | null;
  /** When the gateway must be asked about the page again; null if it need not be. */
  readonly checkAt: Date | null;
  readonly status: PaymentSessionStatus;
  readonly amount: Decimal;
  readonly currency: string;
  /** The payment page; null until the gateway has returned it. */
  readonly redirectUrl: string | null;
  /** Where the gateway redirects the shopper: `returnUrl` after a payment or a decline, `cancelUrl` after a cancellation. */
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  /** The name of the store and the number of the order or invoice, which the payment page shows. */
  readonly storeName: string;
  readonly payableNumber: string;
  /** The session to which a payment that arrived after this one had ended was applied. */
  readonly settledBy: string | null;
  readonly expiresAt: Date;
  readonly failureCode: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A session and its customer. */
export interface SessionOfStore {
  readonly scope: CustomerScope;
  readonly session: PaymentSession;
}

/** Returns the statuses from which `to` can be reached. */
export const sessionStatusesBefore = (to: PaymentSessionStatus): PaymentSessionStatus[] =>
  (Object.keys(PAYMENT_SESSION_EXITS) as PaymentSessionStatus[]).filter((from) => PAYMENT_SESSION_EXITS[from].includes(to));

/** Reports whether a session can still be paid. */
export const isLiveSession = (status: PaymentSessionStatus): boolean => PAYMENT_SESSION_EXITS[status].length > 0;

/** Returns the 409 of a request that must wait for the bank. `details` name its invoices, if it has several. */
export const paymentInProgress = (details: readonly ErrorDetail[] = []) =>
  conflict('payment_in_progress', 'A bank is processing a payment of this invoice. Try again when it has ended.', { details });

/** Reports whether a session has passed its expiry, even if no sweep has closed it yet. A session in PROCESSING does not expire. */
export const isPastExpiry = ({ status, expiresAt }: PaymentSession, now: Date): boolean => status === 'PENDING' && expiresAt <= now;

/** The fields that determine a new session. */
export type PaymentSessionTerms = Pick<
  PaymentSession,
  | 'customerId'
  | 'purpose'
  | 'orderId'
  | 'invoiceId'
  | 'checkoutId'
  | 'provider'
  | 'amount'
  | 'currency'
  | 'returnUrl'
  | 'cancelUrl'
  | 'storeName'
  | 'payableNumber'
> &
  Partial<Pick<PaymentSession, 'allocations'>>;

/** Returns a new session without a page. The page is opened after the session has been stored. */
export const newPaymentSession = (terms: PaymentSessionTerms, { id, now }: { id: string; now: Date }): PaymentSession => ({
  id,
  customerId: terms.customerId,
  purpose: terms.purpose,
  orderId: terms.orderId,
  invoiceId: terms.invoiceId,
  checkoutId: terms.checkoutId,
  allocations: terms.allocations ?? null,
  provider: terms.provider,
  providerReference: null,
  pageRequest: null,
  checkAt: null,
  status: 'PENDING',
  amount: terms.amount,
  currency: terms.currency,
  redirectUrl: null,
  returnUrl: terms.returnUrl,
  cancelUrl: terms.cancelUrl,
  storeName: terms.storeName,
  payableNumber: terms.payableNumber,
  settledBy: null,
  expiresAt: new Date(now.getTime() + PAYMENT_SESSION_MINUTES * 60_000),
  failureCode: null,
  createdAt: now,
  updatedAt: now,
});

/**
 * Returns the session of a payment that arrived after `ended` had ended. It is paid from the start, because the state of an ended session is
 * final.
 */
export const latePaymentSession = (
  ended: PaymentSession,
  { id, now, providerReference }: { id: string; now: Date; providerReference: string | null },
): PaymentSession => ({ ...newPaymentSession(ended, { id, now }), status: 'PAID', providerReference });
