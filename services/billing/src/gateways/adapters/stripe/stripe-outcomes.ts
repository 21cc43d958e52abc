import type { Stripe } from 'stripe';
import type { PaymentNotification } from '../../domain/payment-notification.ts';
import { fromMinorUnits } from '../minor-units.ts';
import type { RefundOutcome } from '../payment-gateway.ts';

type Outcome = Pick<PaymentNotification, 'to' | 'failureCode'>;

/** Returns the outcome of a Checkout Session whose payment is expanded; undefined while its page is open. */
export function outcomeOf(checkout: Stripe.Checkout.Session): PaymentNotification | undefined {
  if (checkout.status === 'expired') return notificationOf(checkout, { to: 'EXPIRED', failureCode: null });
  if (checkout.status !== 'complete') return undefined;
  return notificationOf(checkout, completedOutcome(checkout));
}

/** Returns the outcome of a completed session. A payment by bank transfer or direct debit completes before the money arrives. */
export function completedOutcome({ payment_status: status, payment_intent: payment }: Stripe.Checkout.Session): Outcome {
  if (status === 'paid' || status === 'no_payment_required') return { to: 'PAID', failureCode: null };
  if (payment !== null && typeof payment === 'object' && ['requires_payment_method', 'canceled'].includes(payment.status)) {
    return { to: 'FAILED', failureCode: payment.last_payment_error?.decline_code ?? payment.last_payment_error?.code ?? 'payment_failed' };
  }
  return { to: 'PROCESSING', failureCode: null };
}

/** Returns a session's outcome; undefined for a session that this system did not open. */
export function notificationOf(checkout: Stripe.Checkout.Session, outcome: Outcome): PaymentNotification | undefined {
  const { client_reference_id: sessionId, amount_total: amount, currency } = checkout;
  if (sessionId === null || checkout.metadata?.session_id !== sessionId || amount === null || currency === null) return undefined;
  const code = currency.toUpperCase();
  return { kind: 'payment', sessionId, providerReference: checkout.id, amount: fromMinorUnits(amount, code), currency: code, ...outcome };
}

/** Returns the state of a refund. A status that is not known yet counts as pending. */
export function refundOutcomeOf({ id, status, failure_reason: reason }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { providerReference: id, status: 'SUCCEEDED', failureCode: null };
  if (status === 'failed' || status === 'canceled') return { providerReference: id, status: 'FAILED', failureCode: reason ?? status };
  return { providerReference: id, status: 'PENDING', failureCode: null };
}
