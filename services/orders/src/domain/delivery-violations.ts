import type { ErrorDetail } from '@storefront/errors';
import type { CheckoutBody } from './checkout-body.ts';
import type { ShippingOption } from './shipping-option.ts';

type Delivery = Pick<CheckoutBody, 'shippingAddress' | 'shippingAddressId' | 'requestedDeliveryDate'>;

/**
 * Returns the violations of a delivery on a date in the time zone of the store: a courier needs an address, and the requested date must not be over.
 */
export function deliveryViolations(delivery: Delivery, option: ShippingOption | null, today: string): ErrorDetail[] {
  const { shippingAddress, shippingAddressId, requestedDeliveryDate } = delivery;
  const violations: ErrorDetail[] = [];
  if (option?.kind === 'COURIER' && shippingAddress === null && shippingAddressId === null) {
    violations.push(fieldError('shipping_address', 'required', 'is required for delivery by courier, unless shipping_address_id is given'));
  }
  if (requestedDeliveryDate !== null && requestedDeliveryDate < today) {
    violations.push(
      fieldError('requested_delivery_date', 'in_the_past', `must not be before ${today}, which is today in the time zone of the store`),
    );
  }
  return violations;
}

const fieldError = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
