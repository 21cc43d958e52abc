import { linksTo, type OperationDocs, type Reason } from '@storefront/api-docs';
import { ADDRESS_IN } from '../customers/examples.ts';
import { enveloped, example } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import * as orders from '../orders/docs.ts';

/** Why a payment page cannot be opened. */
export const PAGE_REFUSALS: readonly Reason[] = [
  'online_payments_disabled',
  'payment_gateway_not_configured',
  'payment_amount_not_supported',
  'payment_gateway_unavailable',
  'payment_gateway_refused',
];
const REFUSALS: readonly Reason[] = [
  'account_pending_approval',
  'account_suspended',
  'account_closed',
  'email_not_verified',
  'online_payments_disabled',
  'payment_gateway_not_configured',
  'payment_rail_not_allowed',
  'credit_on_hold',
  'cart_already_ordered',
  'cart_empty',
  'cart_expired',
  'price_unavailable',
  'checkout_in_progress',
  'unknown_shipping_option',
  'amount_too_large',
];

const request = {
  account: example('On account, shipped to a saved address', {
    cart_id: IDS.cart,
    payment_rail: 'CREDIT_TERMS',
    shipping_option_code: 'STANDARD',
    shipping_address_id: IDS.address,
    billing_address_id: IDS.address,
    purchase_order_number: 'PO-7731',
    expected_total: 2810.6,
  }),
  cash_on_delivery: example('Cash on delivery, shipped to a new address', {
    cart_id: IDS.cart,
    payment_rail: 'CASH_ON_DELIVERY',
    shipping_address: ADDRESS_IN,
  }),
  prepaid: example('Prepaid through a hosted payment page', {
    cart_id: IDS.cart,
    payment_rail: 'PREPAID',
    return_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/cart',
  }),
};

const nothingWritten = {
  over_credit_limit: enveloped('Over the credit limit; nothing was written', orders.OVER_CREDIT_LIMIT),
  price_changed: enveloped('Prices changed; nothing was written', orders.PRICE_CHANGED),
  out_of_stock: enveloped('Not enough stock; nothing was written', orders.OUT_OF_STOCK),
};

export const CHECKOUT_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listShippingOptions: {
    description:
      'Returns the shipping options that the store has enabled. If the store has not set up shipping, `options` is empty and ' +
      '`couriers_enabled` is `false`.',
    response: { one: enveloped('One option', orders.SHIPPING) },
  },
  checkout: {
    description:
      'Turns a priced cart into an order. A checkout that runs to completion returns 200, so **check `state`** to learn the outcome. ' +
      "Exceeding the customer's credit limit is not an error: the response has the state `over_credit_limit` and the `shortfall`. In the " +
      'states `over_credit_limit`, `price_changed`, and `out_of_stock`, nothing was written and you can try again.\n\nIf you send ' +
      "`expected_total`, it must equal the order total including shipping. Shipping is taxed at the store's rate " +
      'or, if the store chose that, at the rates of the goods in proportion to their net amounts.\n\nSend an ' +
      '`Idempotency-Key` so that you can safely retry the request until you get a response. Responses that wrote nothing are not stored ' +
      'under the key. Without a key, the cart protects against duplicate orders: checking out an ordered cart again returns 409 with the ' +
      'ID of the order.',
    reasons: [
      ...REFUSALS,
      'payment_amount_not_supported',
      'payment_gateway_unavailable',
      'payment_gateway_refused',
      'checkout_cancelled',
      'checkout_superseded',
      'checkout_released',
      'checkout_mismatch',
      'reservation_released',
      'reservation_expired',
      'checkout_taken_over',
    ],
    request,
    response: {
      confirmed: enveloped('Confirmed', orders.CONFIRMED),
      pending_payment: enveloped('Waiting for payment at `redirect_url`', orders.PENDING_PAYMENT),
      ...nothingWritten,
    },
    sample: { headers: { 'Idempotency-Key': IDS.cart } },
    links: linksTo({ order_id: '$response.body#/data/order_id' }, 'getOrder', 'cancelOrder', 'reorder'),
  },
  repayOrder: {
    description:
      'Returns the live payment session of an order in `PENDING_PAYMENT`, or opens a new session if the last one failed, expired, or was ' +
      'canceled. `payment-status` then reports on the new session. An order in any other status, whatever its payment rail, returns 409 ' +
      '`order_not_payable`.',
    reasons: ['order_not_payable', ...PAGE_REFUSALS],
    response: { pending_payment: enveloped('Waiting for payment at `redirect_url`', orders.PENDING_PAYMENT) },
  },
  getPaymentStatus: {
    description:
      'Returns the status of the payment session that paid an order, or else of its live or latest session. A session that has ended never ' +
      'changes; a payment that arrives after the end is reported by a new session with the status `PAID`. `payment_status` is that of the ' +
      'order and includes refunds. This operation never changes anything: only a notification from the payment gateway decides the outcome of ' +
      'a payment. An order that never had a payment session returns 404.',
    response: { pending: enveloped('Not paid yet', orders.PAYMENT_STATUS) },
  },
  previewCheckout: {
    description:
      'Returns what a checkout with the same body would return now, with IDs, payment session, and redirect URL set to `null`. A preview ' +
      'never writes anything.',
    reasons: REFUSALS,
    request,
    response: { confirmed: enveloped('The order would be confirmed', orders.PREVIEWED), ...nothingWritten },
  },
};
