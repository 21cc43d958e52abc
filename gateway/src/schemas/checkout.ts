import { z } from 'zod';
import { AddressIn } from './addresses.ts';
import { besideOtherFaults } from './beside-other-faults.ts';
import { band, currency, id, money, moneyOrNull, paymentRail, textOrNull, webAddressOrNull } from './fields.ts';
import { isoDate } from './iso-date-time.ts';
import { amountIn } from './numbers.ts';
import { PaymentSessionOut } from './payment-sessions.ts';
import { optionalText, text } from './text.ts';

const URL_MAX = 2048;
const webUrl = text(URL_MAX)
  .pipe(z.url({ protocol: /^https?$/, error: 'must be a web address' }))
  .nullish()
  .transform((value) => value ?? undefined);
const orLeftOut = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

export const CheckoutIn = z
  .object({
    cart_id: text(100).meta({ description: 'An open cart of the customer, with at least one line.' }),
    payment_rail: paymentRail,
    shipping_option_code: optionalText(64).meta({ description: 'One of `GET /v1/checkout/shipping-options`.' }),
    shipping_address_id: optionalText(100).meta({
      description: "One of the customer's own addresses; not together with `shipping_address`.",
    }),
    shipping_address: orLeftOut(AddressIn).meta({ description: 'An address typed in; not together with `shipping_address_id`.' }),
    billing_address: orLeftOut(AddressIn),
    purchase_order_number: optionalText(100),
    requested_delivery_date: orLeftOut(isoDate).meta({ description: 'A calendar day.', examples: ['2026-12-24'] }),
    notes: optionalText(2000),
    expected_total: orLeftOut(amountIn).meta({ description: "The order's total that the shopper saw, shipping included." }),
    return_url: webUrl.meta({ description: 'Where the hosted payment page sends the shopper afterwards.' }),
    cancel_url: webUrl.meta({ description: 'Where it sends a shopper who gives up.' }),
  })
  .refine(({ shipping_address_id, shipping_address }) => shipping_address_id === undefined || shipping_address === undefined, {
    error: 'must not be given with shipping_address_id',
    path: ['shipping_address'],
    params: { code: 'conflicting_fields' },
    when: besideOtherFaults,
  })
  .meta({ id: 'CheckoutIn' });

export const ShippingOptionOut = z
  .object({
    code: z.string().meta({ description: 'For `shipping_option_code` of a checkout.', examples: ['STANDARD'] }),
    label: z.string(),
    kind: z.enum(['COURIER', 'PICKUP', 'OWN_FLEET']),
    amount: money,
    free_over: moneyOrNull.meta({ description: 'Shipping costs nothing from this subtotal on; null where it always costs.' }),
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
        'confirmed: the order stands. pending_payment: it awaits the payment at `redirect_url`. In the other three nothing was written: over_credit_limit ' +
        '(see `shortfall` and `credit`), price_changed and out_of_stock (see `issues`).',
    }),
    order_id: id.nullable(),
    order_number: textOrNull,
    order_status: textOrNull.meta({ examples: ['CONFIRMED'] }),
    currency,
    total: moneyOrNull,
    shortfall: moneyOrNull.meta({ description: 'By how much the order exceeds the available credit, on over_credit_limit.' }),
    credit: z.object({ credit_limit: money, balance: money, held: money, available_credit: money }).nullable(),
    payment_session: PaymentSessionOut.nullable(),
    redirect_url: webAddressOrNull.meta({ description: 'The hosted payment page, on pending_payment.' }),
    issues: z.array(
      z.object({
        line_id: id.nullable(),
        sku: textOrNull,
        code: z.string().meta({
          description:
            'not_priced, price_moved, price_expired, total_differs, sku_unavailable or insufficient_stock; the list is open-ended.',
        }),
        detail: textOrNull,
        availability: band.nullable(),
      }),
    ),
  })
  .meta({ id: 'CheckoutResult' });
