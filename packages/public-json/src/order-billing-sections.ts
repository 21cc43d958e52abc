import type { Invoice__Output, PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';

/** The billing sections of an order, each `null` if billing is unavailable or has not applied the latest change of the order. */
export interface OrderBillingSections {
  readonly invoices: readonly Invoice__Output[] | null;
  readonly paymentSession: PaymentSession__Output | null;
}
