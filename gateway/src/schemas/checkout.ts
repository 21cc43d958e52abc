import { z } from 'zod';
import { AddressIn } from './addresses.ts';
import { band, currency, money, moneyOrNull, paymentRail, textOrNull } from './fields.ts';
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
    cart_id: text(100),
    payment_rail: paymentRail,
    shipping_option_code: optionalText(64),
    shipping_address_id: optionalText(100),
    shipping_address: orLeftOut(AddressIn),
    billing_address: orLeftOut(AddressIn),
    purchase_order_number: optionalText(100),
    requested_delivery_date: orLeftOut(isoDate),
    notes: optionalText(2000),
    expected_total: orLeftOut(amountIn).meta({ description: "The order's total that the shopper saw, shipping included." }),
    return_url: webUrl,
    cancel_url: webUrl,
  })
  .refine(({ shipping_address_id, shipping_address }) => shipping_address_id === undefined || shipping_address === undefined, {
    error: 'must not be given with shipping_address_id',
    path: ['shipping_address'],
    params: { code: 'conflicting_fields' },
  })
  .meta({ id: 'CheckoutIn' });

export const ShippingOptionOut = z
  .object({
    code: z.string(),
    label: z.string(),
    kind: z.enum(['COURIER', 'PICKUP', 'OWN_FLEET']),
    amount: money,
    free_over: moneyOrNull,
    currency,
  })
  .meta({ id: 'ShippingOption' });

export const ShippingOptionsOut = z
  .object({ options: z.array(ShippingOptionOut), couriers_enabled: z.boolean() })
  .meta({ id: 'ShippingOptions' });

export const CheckoutResultOut = z
  .object({
    state: z.enum(['confirmed', 'pending_payment', 'over_credit_limit', 'price_changed', 'out_of_stock']),
    order_id: textOrNull,
    order_number: textOrNull,
    order_status: textOrNull,
    currency,
    total: moneyOrNull,
    shortfall: moneyOrNull.meta({ description: 'By how much the order exceeds the available credit, on over_credit_limit.' }),
    credit: z.object({ credit_limit: money, balance: money, held: money, available_credit: money }).nullable(),
    payment_session: PaymentSessionOut.nullable(),
    redirect_url: textOrNull,
    issues: z.array(
      z.object({ line_id: textOrNull, sku: textOrNull, code: z.string(), detail: textOrNull, availability: band.nullable() }),
    ),
  })
  .meta({ id: 'CheckoutResult' });
