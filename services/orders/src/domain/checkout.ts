import type { CheckoutBody } from './checkout-body.ts';
import type { CheckoutStep, Compensation } from './checkout-step.ts';
import type { FrozenCart } from './frozen-cart.ts';
import type { AuthorisedPayment } from './payment.ts';
import type { ShippingOption } from './shipping-option.ts';

/** The settings of a store as of a checkout; what runs later in the background runs by these. */
export interface StoreFacts {
  readonly name: string;
  readonly currency: string;
  /** Decimal text, a fraction. */
  readonly gctRate: string;
  readonly onlinePayments: boolean;
  readonly couriers: boolean;
  readonly paymentRails: readonly string[];
  readonly signup: 'open' | 'approval';
}

/** One checkout: what was asked, and how far it has come. `cart` and `payment` are filled by the steps that answer them. */
export interface Checkout {
  readonly tenantId: string;
  readonly mode: 'sandbox' | 'live';
  readonly id: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly requestId: string;
  readonly store: StoreFacts;
  readonly body: CheckoutBody;
  readonly shippingOption: ShippingOption | null;
  readonly step: CheckoutStep;
  readonly cart: FrozenCart | null;
  readonly payment: AuthorisedPayment | null;
  /** What is still to be given back. */
  readonly undo: readonly Compensation[];
  readonly attempts: number;
}

/** A checkout that this process works on, until its lease lapses or another owner takes it. */
export interface HeldCheckout extends Checkout {
  readonly leaseOwner: string;
  /** How old it was when it was begun or claimed, by the database's clock. */
  readonly ageMs: number;
  /** Claimed from a run that ended before its checkout did. */
  readonly resumed: boolean;
}
