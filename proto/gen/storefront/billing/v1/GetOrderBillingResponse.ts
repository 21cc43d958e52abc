// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';
import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';

export interface GetOrderBillingResponse {
  'invoices'?: (_storefront_billing_v1_Invoice)[];
  'paymentSession'?: (_storefront_billing_v1_PaymentSession | null);
  '_paymentSession'?: "paymentSession";
}

export interface GetOrderBillingResponse__Output {
  'invoices': (_storefront_billing_v1_Invoice__Output)[];
  'paymentSession'?: (_storefront_billing_v1_PaymentSession__Output | null);
  '_paymentSession'?: "paymentSession";
}
