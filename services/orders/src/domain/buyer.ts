import type { PostalAddress } from '@storefront/contract';

/** The customer at the time of the order, frozen for the invoice. */
export interface Buyer {
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  readonly phone: string | null;
  /** Set if the customer was exempt from GCT when the order was placed. */
  readonly taxExemptCertificate: string | null;
}

/** An address of an order. `id` is null if the address was entered in the checkout. */
export interface Address extends PostalAddress {
  readonly id: string | null;
}
