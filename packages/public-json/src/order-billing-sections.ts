import type { Invoice__Output } from '@storefront/proto/storefront/billing/v1/Invoice';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';

/** The billing sections of an order, each `null` if billing is unavailable or has not applied the latest change of the order. */
export interface OrderBillingSections {
  readonly invoices: readonly Invoice__Output[] | null;
  readonly paymentSession: PaymentSession__Output | null;
}
