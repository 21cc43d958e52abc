import { z } from 'zod';
import { AddressIn } from './addresses.ts';
import { checkWithOtherErrors } from './check-with-other-errors.ts';
import { band, currency, id, money, moneyOrNull, paymentRail, textOrNull, webAddressOrNull } from './fields.ts';
import { isoDate } from './iso-date-time.ts';
import { amountIn } from './numbers.ts';
import { PaymentSessionOut } from './payment-sessions.ts';
import { cancelUrl, returnUrl } from './return-urls.ts';
import { optionalText, text } from './text.ts';

const orOmitted = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

export const CheckoutIn = z
  .object({
    cart_id: text(100).meta({ description: 'The ID of an open cart of the customer with at least one line.' }),
    payment_rail: paymentRail,
    shipping_option_code: optionalText(64).meta({ description: 'The `code` of an option from `GET /v1/checkout/shipping-options`.' }),
    shipping_address_id: optionalText(100).meta({
      description:
        "The ID of one of the customer's saved addresses. Cannot be combined with `shipping_address`. A `COURIER` shipping option requires one of the two.",
    }),
    shipping_address: orOmitted(AddressIn).meta({ description: 'A new shipping address. Cannot be combined with `shipping_address_id`.' }),
    billing_address: orOmitted(AddressIn),
    purchase_order_number: optionalText(100),
    requested_delivery_date: orOmitted(isoDate).meta({
      description: 'The date on which the customer would like to receive the order. Must not be before today in UTC.',
      examples: ['2026-12-24'],
    }),
    notes: optionalText(2000),
    expected_total: orOmitted(amountIn).meta({
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
  .meta({ id: 'CheckoutIn' });

export const ShippingOptionOut = z
  .object({
    code: z.string().meta({ description: 'The value for `shipping_option_code` at checkout.', examples: ['STANDARD'] }),
    label: z.string(),
    kind: z.enum(['COURIER', 'PICKUP', 'OWN_FLEET']),
    amount: money,
    free_over: moneyOrNull.meta({ description: 'The subtotal from which shipping is free; `null` if shipping is never free.' }),
    currency,
  })
  .meta({ id: 'ShippingOption' });

export const ShippingOptionsOut = z
  .object({ options: z.array(ShippingOptionOut), couriers_enabled: z.boolean() })
  .meta({ id: 'ShippingOptions' });

export const CheckoutResultOut = z
  .object({
    state: z.enum(['confirmed', 'pending_payment', 'over_credit_limit', 'price_changed', 'out_of_stock']).meta({
      description:
        'The outcome of the checkout. `confirmed`: the order is confirmed, also a prepaid one with nothing to pay. `pending_payment`: the order is waiting for payment at `redirect_url`. In the other ' +
        'states, nothing was written: `over_credit_limit` (see `shortfall` and `credit`), `price_changed`, and `out_of_stock` (see `issues`).',
    }),
    order_id: id.nullable(),
    order_number: textOrNull,
    order_status: textOrNull.meta({ examples: ['CONFIRMED'] }),
    currency,
    total: moneyOrNull,
    shortfall: moneyOrNull.meta({
      description: 'The amount by which the order exceeds the available credit. Set in the state `over_credit_limit`.',
    }),
    credit: z.object({ credit_limit: money, balance: money, held: money, available_credit: money }).nullable(),
    payment_session: PaymentSessionOut.nullable(),
    redirect_url: webAddressOrNull.meta({ description: 'The URL of the hosted payment page. Set in the state `pending_payment`.' }),
    issues: z.array(
      z.object({
        line_id: id.nullable(),
        sku: textOrNull,
        code: z.string().meta({
          description:
            'One of `not_priced`, `price_moved`, `price_expired`, `total_differs`, `sku_unavailable`, or `insufficient_stock`. New codes can be added at any time.',
        }),
        detail: textOrNull,
        availability: band.nullable(),
      }),
    ),
  })
  .meta({ id: 'CheckoutResult' });
