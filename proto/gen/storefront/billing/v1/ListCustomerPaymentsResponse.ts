// Original file: storefront/billing/v1/billing.proto

import type { CustomerPayment as _storefront_billing_v1_CustomerPayment, CustomerPayment__Output as _storefront_billing_v1_CustomerPayment__Output } from '../../../storefront/billing/v1/CustomerPayment.ts';

export interface ListCustomerPaymentsResponse {
  'payments'?: (_storefront_billing_v1_CustomerPayment)[];
  'total'?: (number);
}

export interface ListCustomerPaymentsResponse__Output {
  'payments': (_storefront_billing_v1_CustomerPayment__Output)[];
  'total': (number);
}
