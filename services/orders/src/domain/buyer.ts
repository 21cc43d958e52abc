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

/** A postal address. `id` is null if the address was entered in the checkout. */
export interface Address {
  readonly id: string | null;
  readonly name: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly phone: string | null;
}
