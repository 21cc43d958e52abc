import type { ErrorDetail } from '@storefront/errors';
import type { CheckoutBody } from './checkout-body.ts';
import type { ShippingOption } from './shipping-option.ts';

type Delivery = Pick<CheckoutBody, 'shippingAddress' | 'shippingAddressId' | 'requestedDeliveryDate'>;

/**
 * Returns the errors of a delivery at `now`: a courier needs an address, and the requested date must not be over. Stores have no time zone,
 * so the day is the UTC day, like every other time of the API.
 */
export function deliveryErrors(delivery: Delivery, option: ShippingOption | null, now: Date): ErrorDetail[] {
  const { shippingAddress, shippingAddressId, requestedDeliveryDate } = delivery;
  const errors: ErrorDetail[] = [];
  if (option?.kind === 'COURIER' && shippingAddress === null && shippingAddressId === null) {
    errors.push(fieldError('shipping_address', 'required', 'is required for delivery by courier, unless shipping_address_id is given'));
  }
  const today = now.toISOString().slice(0, 10);
  if (requestedDeliveryDate !== null && requestedDeliveryDate < today) {
    errors.push(fieldError('requested_delivery_date', 'in_the_past', `must not be before ${today}, which is today in UTC`));
  }
  return errors;
}

const fieldError = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
