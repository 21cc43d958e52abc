/** A postal address. */
export interface PostalAddress {
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
