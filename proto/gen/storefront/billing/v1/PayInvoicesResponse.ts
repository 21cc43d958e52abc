// Original file: storefront/billing/v1/billing.proto

import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';

export interface PayInvoicesResponse {
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
  'replayed'?: (boolean);
}

export interface PayInvoicesResponse__Output {
  'paymentSession': (_storefront_billing_v1_PaymentSession__Output | null);
  'replayed': (boolean);
}
