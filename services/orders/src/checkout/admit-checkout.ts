import { localDate } from '@storefront/contract';
import { forbidden, invalidAll } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { deliveryViolations } from '../domain/delivery-violations.ts';
import { chosenOption, type ShippingOption } from '../domain/shipping-option.ts';
import { findShippingOption } from '../store/shipping-options.ts';

/** Checks the request against the store's settings and the current day before a checkout begins, and returns the chosen shipping option. */
export async function admitCheckout({ db, now }: OrdersDeps, caller: Caller, body: CheckoutBody): Promise<ShippingOption | null> {
  const { couriers, onlinePayments, paymentRails, timeZone } = caller.store;
  if (body.paymentRail === 'PREPAID' && !onlinePayments) {
    throw forbidden('online_payments_disabled', 'This store does not accept online payments.');
  }
  if (!paymentRails.includes(body.paymentRail)) {
    throw forbidden('payment_rail_not_allowed', `This store does not accept payment by ${body.paymentRail}.`);
  }
  const code = body.shippingOptionCode;
  const option = code === null ? null : chosenOption(await findShippingOption(db, caller, code), couriers);
  const violations = deliveryViolations(body, option, localDate(now(), timeZone));
  if (violations.length > 0) throw invalidAll(violations);
  return option;
}
