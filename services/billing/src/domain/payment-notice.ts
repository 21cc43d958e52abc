import { invalid } from '@storefront/errors';
import type { Decimal } from '@storefront/money';
import type { PaymentSession } from './payment-session.ts';

/** What a gateway says became of a session. */
export interface PaymentNotice {
  readonly sessionId: string;
  readonly to: 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  /** What the gateway took, or would have taken. */
  readonly amount: Decimal;
  readonly currency: string;
  /** The gateway's word for why it failed. */
  readonly failureCode: string | null;
}

/** Refuses a notice of another amount than was asked for: it is a fault somewhere, and no order may be confirmed on it. */
export function checkAmount({ amount, currency }: PaymentNotice, asked: Pick<PaymentSession, 'amount' | 'currency'>): void {
  if (currency !== asked.currency || !amount.equals(asked.amount)) {
    throw invalid('amount', 'is not what the session asked for', { code: 'amount_differs' });
  }
}
