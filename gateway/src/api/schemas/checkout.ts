import { z } from 'zod';
import { AddressIn } from './addresses.ts';
import { checkWithOtherErrors } from './check-with-other-errors.ts';
import { idInBody, paymentRail } from './fields.ts';
import { isoDate } from './iso-date-time.ts';
import { amountIn } from './numbers.ts';
import { cancelUrl, returnUrl } from './return-urls.ts';
import { optional, optionalString, optionalText } from './text.ts';

export const CheckoutIn = z
  .object({
    cart_id: idInBody('The ID of an open cart of the customer with at least one line.'),
    payment_rail: paymentRail,
    shipping_option_code: optionalText(64).meta({ description: 'The `code` of an option from `GET /v1/checkout/shipping-options`.' }),
    shipping_address_id: optionalString(
      idInBody(
        "The ID of one of the customer's saved addresses. Cannot be combined with `shipping_address`. A `COURIER` shipping option requires one of the two.",
      ),
    ),
    shipping_address: optional(AddressIn).meta({ description: 'A new shipping address. Cannot be combined with `shipping_address_id`.' }),
    billing_address_id: optionalString(
      idInBody(
        "The ID of one of the customer's saved addresses, for the invoice. Cannot be combined with `billing_address`. Without either, the invoice has the shipping address or, in an order without an address, the customer's first saved one.",
      ),
    ),
    billing_address: optional(AddressIn).meta({ description: 'A new billing address. Cannot be combined with `billing_address_id`.' }),
    purchase_order_number: optionalText(100),
    requested_delivery_date: optionalString(isoDate).meta({
      description:
        'The date on which the customer would like to receive the order. Must not be before today in the time zone of the store.',
      examples: ['2026-12-24'],
    }),
    notes: optionalText(2000),
    expected_total: optional(amountIn).meta({
      description:
        'The order total that the shopper saw, including shipping, with at most as many decimals as the currency. If the actual total differs, the checkout returns `price_changed`.',
    }),
    return_url: returnUrl,
    cancel_url: cancelUrl,
  })
  .refine(({ shipping_address_id, shipping_address }) => shipping_address_id === undefined || shipping_address === undefined, {
    error: 'cannot be combined with shipping_address_id',
    path: ['shipping_address'],
    params: { code: 'conflicting_fields' },
    when: checkWithOtherErrors,
  })
  .refine(({ billing_address_id, billing_address }) => billing_address_id === undefined || billing_address === undefined, {
    error: 'cannot be combined with billing_address_id',
    path: ['billing_address'],
    params: { code: 'conflicting_fields' },
    when: checkWithOtherErrors,
  })
  .meta({ id: 'CheckoutIn' });
