import type { Line, PaymentRail, PostalAddress } from '@storefront/contract';
import { type Decimal, decimal, type TaxPart } from '@storefront/money';
import type { PaymentTerms } from '../../credit/domain/payment-terms.ts';

/** A line of an order, with the fields that an invoice shows. */
export type PlacedLine = Line<'invoice', Decimal>;

/** How the numbers of a line are read. */
export const LINE_DECIMALS = { quantity: decimal, amount: decimal, rate: decimal };

/** The customer at the time of the order. */
export interface PlacedBuyer {
  readonly name: string;
  readonly email: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  /** Set if the customer was exempt from GCT. */
  readonly taxExemptCertificate: string | null;
  readonly phone: string | null;
  /** The customer's address that the billing address is a copy of. */
  readonly addressId: string | null;
}

/** A confirmed order, with the fields that its invoice freezes. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly checkoutId: string;
  readonly paymentRail: PaymentRail;
  readonly currency: string;
  readonly terms: PaymentTerms;
  /** The time zone of the store. */
  readonly timeZone: string;
  readonly lines: readonly PlacedLine[];
  readonly subtotal: Decimal;
  readonly discountTotal: Decimal;
  readonly shippingAmount: Decimal;
  /** GCT of the lines and the shipping. */
  readonly gctAmount: Decimal;
  /** The parts of the shipping and their tax, by rate; none without shipping. */
  readonly shippingTaxes: readonly TaxPart[];
  readonly total: Decimal;
  readonly storeName: string;
  readonly buyer: PlacedBuyer;
  readonly billingAddress: PostalAddress | null;
  readonly deliveryAddress: PostalAddress | null;
  readonly purchaseOrderNumber: string | null;
  /** When the last goods were shipped, if all have been. */
  readonly suppliedAt: Date | null;
}
