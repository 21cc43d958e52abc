import type { Decimal } from '@storefront/money';
import type { Address } from './customer.ts';
import type { PaymentRail } from './payment-rails.ts';

/** An address as an order froze it; it may have been typed in, so it has no id. */
export type PostalAddress = Omit<Address, 'id'>;

/** A line of an order, as far as an invoice shows it. */
export interface PlacedLine {
  readonly sku: string;
  readonly description: string;
  readonly quantity: Decimal;
  readonly baseUom: string;
  readonly orderUom: string | null;
  readonly orderQuantity: Decimal | null;
  readonly unitPrice: Decimal;
  readonly lineSubtotal: Decimal;
  readonly discountAmount: Decimal;
  readonly effectiveGctRate: Decimal;
  readonly gctAmount: Decimal;
  readonly lineTotal: Decimal;
}

/** The customer as of the order. */
export interface PlacedBuyer {
  readonly name: string;
  readonly email: string;
  readonly companyName: string | null;
  readonly taxId: string | null;
  readonly phone: string | null;
}

/** What billing needs of a confirmed order: everything an invoice freezes. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly checkoutId: string;
  readonly paymentRail: PaymentRail;
  readonly currency: string;
  readonly termsDays: number;
  readonly lines: readonly PlacedLine[];
  readonly subtotal: Decimal;
  readonly discountTotal: Decimal;
  readonly shippingAmount: Decimal;
  /** GCT of lines and shipping together. */
  readonly gctAmount: Decimal;
  /** The store's rate that taxed the shipping. */
  readonly shippingGctRate: Decimal;
  readonly total: Decimal;
  readonly storeName: string;
  readonly buyer: PlacedBuyer;
  readonly billingAddress: PostalAddress | null;
}
