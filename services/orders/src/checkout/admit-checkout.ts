import { forbidden } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { chosenOption, type ShippingOption } from '../domain/shipping-option.ts';
import { findShippingOption } from '../store/shipping-options.ts';

/** What the store itself decides before anything is begun: whether it takes this rail, and what the chosen shipping is. */
export async function admitCheckout({ db }: OrdersDeps, caller: Caller, body: CheckoutBody): Promise<ShippingOption | null> {
  const { couriers, onlinePayments, paymentRails } = caller.store;
  if (body.paymentRail === 'PREPAID' && !onlinePayments) {
    throw forbidden('online_payments_disabled', 'This store does not take online payments.');
  }
  if (!paymentRails.includes(body.paymentRail)) {
    throw forbidden('payment_rail_not_allowed', `This store does not offer ${body.paymentRail}.`);
  }
  if (body.shippingOptionCode === null) return null;
  return chosenOption(await findShippingOption(db, caller, body.shippingOptionCode), couriers);
}
