import type { PaymentRail } from '@storefront/contract';
import type { Address } from './buyer.ts';

/** A validated checkout request. */
export interface CheckoutBody {
  readonly cartId: string;
  readonly paymentRail: PaymentRail;
  readonly shippingOptionCode: string | null;
  readonly shippingAddressId: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddressId: string | null;
  readonly billingAddress: Address | null;
  readonly purchaseOrderNumber: string | null;
  /** An ISO date. */
  readonly requestedDeliveryDate: string | null;
  readonly notes: string | null;
  /** The total the shopper was shown, including shipping, as decimal text. */
  readonly expectedTotal: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
}
