import { z } from 'zod';
import { AddressIn } from '../customers/schemas.ts';
import { orderStatus } from '../orders/order-rows.ts';
import { checkWithOtherErrors } from '../schemas/check-with-other-errors.ts';
import { band, currency, id, idInBody, money, moneyOrNull, paymentRail, textOrNull, webAddress } from '../schemas/fields.ts';
import { isoDate } from '../schemas/iso-date-time.ts';
import { named } from '../schemas/named.ts';
import { amountIn } from '../schemas/numbers.ts';
import { openEnum } from '../schemas/open-enum.ts';
import { PaymentTermsOut } from '../schemas/payment-terms.ts';
import { cancelUrl, returnUrl } from '../schemas/return-urls.ts';
import { taxBreakdown } from '../schemas/tax-breakdown.ts';
import { optional, optionalString, optionalText } from '../schemas/text.ts';
import { PaymentSessionOut } from './payment-sessions.ts';

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

/** Why a checkout returned `price_changed`. */
const PriceIssueOut = named('PriceIssue', {
  line_id: id.nullable().meta({ description: 'The ID of the affected line; `null` if the issue concerns the entire cart.' }),
  sku: textOrNull,
  code: openEnum(['not_priced', 'price_moved', 'price_expired', 'total_differs', 'sku_unavailable', 'quantity_not_allowed'], {
    id: 'PriceIssueCode',
    description: 'The known issues with prices. New codes can be added at any time.',
  }),
  detail: textOrNull,
  availability: band.nullable().meta({ description: 'Always `null` for an issue with a price.' }),
});

/** Why a checkout returned `out_of_stock`. */
const StockIssueOut = named('StockIssue', {
  line_id: id,
  sku: z.string(),
  code: openEnum(['insufficient_stock', 'sku_unavailable'], {
    id: 'StockIssueCode',
    description: 'The known issues with stock. New codes can be added at any time.',
  }),
  detail: textOrNull,
  availability: band,
});

const CreditSnapshotOut = z
  .object({ credit_limit: money, balance: money, held: money, available_credit: money })
  .meta({ id: 'CreditSnapshot', description: "The customer's credit at the time of the checkout." });

const CheckoutAmountsOut = z
  .object({
    subtotal: money,
    discount_total: money,
    shipping_amount: money,
    shipping_gct_amount: money,
    gct_amount: money.meta({ description: 'The tax of the lines and of shipping.' }),
    total: money,
    tax_breakdown: taxBreakdown,
  })
  .meta({ id: 'CheckoutAmounts', description: 'The amounts of the order.' });

// Every state has the same fields; those that do not apply to it are `null`, or an empty list. They have the type that they have in other states, because
// some generators drop a property that can only be `null`.
const none = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().meta({ description: 'Always `null` in this state.' });
const noIssues = z.array(PriceIssueOut).max(0).meta({ description: 'Always empty.' });

const NOTHING_WRITTEN = {
  order_id: none(id),
  order_number: none(z.string()),
  order_status: none(orderStatus),
  currency,
  total: money,
  amounts: CheckoutAmountsOut,
  shortfall: none(money),
  credit: none(CreditSnapshotOut),
  payment_session: none(PaymentSessionOut),
  redirect_url: none(webAddress),
  payment_terms: PaymentTermsOut.nullable().meta({
    description: 'When the invoice of an order on credit terms is due; `null` for any other.',
  }),
  issues: noIssues,
};
const placedOrder = { ...NOTHING_WRITTEN, order_id: id, order_number: z.string().meta({ examples: ['SO-1042'] }) };
const confirmed = z.literal('CONFIRMED');
const pending = z.literal('PENDING_PAYMENT');

const CheckoutConfirmedOut = z
  .object({ state: z.literal('confirmed'), ...placedOrder, order_status: confirmed })
  .meta({ id: 'CheckoutConfirmed', description: 'The order is confirmed. This includes a prepaid order with nothing to pay.' });

export const CheckoutPendingPaymentOut = z
  .object({
    state: z.literal('pending_payment'),
    ...placedOrder,
    order_status: pending,
    payment_session: PaymentSessionOut,
    redirect_url: webAddress.meta({ description: 'The URL of the hosted payment page.' }),
  })
  .meta({ id: 'CheckoutPendingPayment', description: 'The order is waiting for payment at `redirect_url`.' });

const CheckoutOverCreditLimitOut = z
  .object({
    state: z.literal('over_credit_limit'),
    ...NOTHING_WRITTEN,
    shortfall: money.meta({ description: 'The amount by which the order exceeds the available credit.' }),
    credit: CreditSnapshotOut,
  })
  .meta({ id: 'CheckoutOverCreditLimit', description: "The order exceeds the customer's available credit. Nothing was written." });

const CheckoutPriceChangedOut = z
  .object({
    state: z.literal('price_changed'),
    ...NOTHING_WRITTEN,
    total: moneyOrNull.meta({ description: 'The order total; `null` unless it is the total that differs from `expected_total`.' }),
    amounts: CheckoutAmountsOut.nullable().meta({ description: 'The amounts; `null` if the cart has no valid prices.' }),
    issues: z.array(PriceIssueOut),
  })
  .meta({
    id: 'CheckoutPriceChanged',
    description: 'The cart was never priced, its prices expired or changed, or `expected_total` differs. Nothing was written.',
  });

const CheckoutOutOfStockOut = z
  .object({ state: z.literal('out_of_stock'), ...NOTHING_WRITTEN, issues: z.array(StockIssueOut) })
  .meta({ id: 'CheckoutOutOfStock', description: 'There is not enough stock of the SKUs in `issues`. Nothing was written.' });

/** The outcome of a checkout. */
export const CheckoutResultOut = z
  .discriminatedUnion('state', [
    CheckoutConfirmedOut,
    CheckoutPendingPaymentOut,
    CheckoutOverCreditLimitOut,
    CheckoutPriceChangedOut,
    CheckoutOutOfStockOut,
  ])
  .meta({ id: 'CheckoutResult', description: 'The outcome of a checkout, by `state`.' });

const PreviewConfirmedOut = z
  .object({ state: z.literal('confirmed'), ...NOTHING_WRITTEN, order_status: confirmed })
  .meta({ id: 'PreviewConfirmed', description: 'The checkout would confirm the order.' });

const PreviewPendingPaymentOut = z
  .object({ state: z.literal('pending_payment'), ...NOTHING_WRITTEN, order_status: pending })
  .meta({ id: 'PreviewPendingPayment', description: 'The checkout would open a payment session.' });

/** The outcome that a checkout would have. Nothing is written, so there is no order and no payment session. */
export const CheckoutPreviewOut = z
  .discriminatedUnion('state', [
    PreviewConfirmedOut,
    PreviewPendingPaymentOut,
    CheckoutOverCreditLimitOut,
    CheckoutPriceChangedOut,
    CheckoutOutOfStockOut,
  ])
  .meta({ id: 'CheckoutPreview', description: 'The outcome that a checkout would have, by `state`.' });
