import type { Mode, StoreSettings } from '@storefront/contract';
import type { CheckoutBody } from './checkout-body.ts';
import type { CheckoutStep, Compensation } from './checkout-step.ts';
import type { ShippingOption } from './shipping-option.ts';

/** A checkout: its request and its progress. */
export interface Checkout {
  readonly tenantId: string;
  readonly mode: Mode;
  readonly id: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly requestId: string;
  /** The settings at the time of the checkout. A resumed run uses these. */
  readonly store: StoreSettings;
  readonly body: CheckoutBody;
  readonly shippingOption: ShippingOption | null;
  readonly step: CheckoutStep;
  /** The compensations to run. */
  readonly undo: readonly Compensation[];
  readonly attempts: number;
}

/** A checkout whose lease this run owns. */
export interface LeasedCheckout extends Checkout {
  readonly leaseToken: string;
  /** Age when it was started or claimed, by the database's clock. */
  readonly ageMs: number;
  /** Claimed from an earlier run whose lease expired. */
  readonly resumed: boolean;
}
