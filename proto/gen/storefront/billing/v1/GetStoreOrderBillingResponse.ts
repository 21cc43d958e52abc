// Original file: storefront/billing/v1/billing.proto

import type { Invoice as _storefront_billing_v1_Invoice, Invoice__Output as _storefront_billing_v1_Invoice__Output } from '../../../storefront/billing/v1/Invoice.ts';
import type { PaymentSession as _storefront_billing_v1_PaymentSession, PaymentSession__Output as _storefront_billing_v1_PaymentSession__Output } from '../../../storefront/billing/v1/PaymentSession.ts';
import type { Refund as _storefront_billing_v1_Refund, Refund__Output as _storefront_billing_v1_Refund__Output } from '../../../storefront/billing/v1/Refund.ts';

export interface GetStoreOrderBillingResponse {
  'invoices'?: (_storefront_billing_v1_Invoice)[];
  'paymentSessions'?: (_storefront_billing_v1_PaymentSession)[];
  'refunds'?: (_storefront_billing_v1_Refund)[];
}

export interface GetStoreOrderBillingResponse__Output {
  'invoices': (_storefront_billing_v1_Invoice__Output)[];
  'paymentSessions': (_storefront_billing_v1_PaymentSession__Output)[];
  'refunds': (_storefront_billing_v1_Refund__Output)[];
}
