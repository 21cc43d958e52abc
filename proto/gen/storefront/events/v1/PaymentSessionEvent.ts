// Original file: storefront/events/v1/events.proto

import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';

/**
 * Data of payment.failed, and of payment_session.paid and payment_session.closed, internal events from billing to orders about a prepaid order.
 */
export interface PaymentSessionEvent {
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
}

/**
 * Data of payment.failed, and of payment_session.paid and payment_session.closed, internal events from billing to orders about a prepaid order.
 */
export interface PaymentSessionEvent__Output {
  'paymentSession': (_storefront_billing_v1_PaymentSession__Output | null);
}
