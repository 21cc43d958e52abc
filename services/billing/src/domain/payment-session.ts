import type { Decimal } from '@storefront/money';

export type PaymentSessionStatus = 'PENDING' | 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';

/** Which status may follow which; a session that has ended never changes again. */
export const PAYMENT_SESSION_EXITS: Readonly<Record<PaymentSessionStatus, readonly PaymentSessionStatus[]>> = {
  PENDING: ['PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED'],
  // The shopper has paid and the bank is asked: only the bank's word counts now, no clock and no cancel.
  PROCESSING: ['PAID', 'FAILED'],
  PAID: [],
  FAILED: [],
  EXPIRED: [],
  CANCELLED: [],
};

/** How long a shopper may take at the payment page. */
export const PAYMENT_SESSION_MINUTES = 30;

/** One visit to a payment page, for an order or for an invoice. */
export interface PaymentSession {
  readonly id: string;
  readonly customerId: string;
  readonly purpose: 'ORDER' | 'INVOICE';
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  readonly checkoutId: string | null;
  readonly provider: string;
  readonly status: PaymentSessionStatus;
  readonly amount: Decimal;
  readonly currency: string;
  /** Where the shopper pays; null until the gateway has answered. */
  readonly redirectUrl: string | null;
  /** Where the gateway sends the shopper after paying or being declined, and after giving up. */
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly expiresAt: Date;
  readonly failureCode: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The statuses that `to` may be reached from. */
export const sessionSources = (to: PaymentSessionStatus): PaymentSessionStatus[] =>
  (Object.keys(PAYMENT_SESSION_EXITS) as PaymentSessionStatus[]).filter((from) => PAYMENT_SESSION_EXITS[from].includes(to));

/** Whether a session may still be paid. */
export const isLiveSession = (status: PaymentSessionStatus): boolean => PAYMENT_SESSION_EXITS[status].length > 0;

/** Whether a session's time is over, also where no sweep has seen it yet. What the bank works on has no clock. */
export const isLapsed = ({ status, expiresAt }: PaymentSession, now: Date): boolean => status === 'PENDING' && expiresAt <= now;

/** What a session is opened for. */
export type PaymentSessionTerms = Pick<
  PaymentSession,
  'customerId' | 'purpose' | 'orderId' | 'invoiceId' | 'checkoutId' | 'provider' | 'amount' | 'currency' | 'returnUrl' | 'cancelUrl'
>;

/** A session that begins now. Its page is opened once it is written. */
export const newPaymentSession = (terms: PaymentSessionTerms, { id, now }: { id: string; now: Date }): PaymentSession => ({
  id,
  customerId: terms.customerId,
  purpose: terms.purpose,
  orderId: terms.orderId,
  invoiceId: terms.invoiceId,
  checkoutId: terms.checkoutId,
  provider: terms.provider,
  status: 'PENDING',
  amount: terms.amount,
  currency: terms.currency,
  redirectUrl: null,
  returnUrl: terms.returnUrl,
  cancelUrl: terms.cancelUrl,
  expiresAt: new Date(now.getTime() + PAYMENT_SESSION_MINUTES * 60_000),
  failureCode: null,
  createdAt: now,
  updatedAt: now,
});
