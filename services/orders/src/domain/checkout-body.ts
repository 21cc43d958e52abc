import type { Address } from './buyer.ts';
import type { PaymentRail } from './payment.ts';

/** What the shopper asked of checkout, checked for form. */
export interface CheckoutBody {
  readonly cartId: string;
  readonly paymentRail: PaymentRail;
  readonly shippingOptionCode: string | null;
  readonly shippingAddressId: string | null;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  readonly purchaseOrderNumber: string | null;
  /** An ISO date. */
  readonly requestedDeliveryDate: string | null;
  readonly notes: string | null;
  /** The total that the shopper was shown, shipping included; decimal text. */
  readonly expectedTotal: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
}
