import type { Reason } from '../../docs/error-reasons.ts';
import { enveloped } from '../enveloped.ts';
import { ADDRESS_IN } from '../examples/customers.ts';
import { IDS } from '../examples/ids.ts';
import * as orders from '../examples/orders.ts';
import type { OperationDocs } from '../operation-docs.ts';

const REFUSALS: readonly Reason[] = [
  'account_pending_approval',
  'account_suspended',
  'online_payments_disabled',
  'payment_rail_not_allowed',
  'credit_on_hold',
  'cart_already_ordered',
  'cart_empty',
  'cart_expired',
  'checkout_in_progress',
  'unknown_shipping_option',
];

const request = {
  account: {
    summary: 'On account, to an address of the customer',
    value: {
      cart_id: IDS.cart,
      payment_rail: 'CREDIT_TERMS',
      shipping_option_code: 'STANDARD',
      shipping_address_id: IDS.address,
      purchase_order_number: 'PO-7731',
      expected_total: 2810.6,
    },
  },
  door: {
    summary: 'Cash on delivery, to an address typed in',
    value: { cart_id: IDS.cart, payment_rail: 'CASH_ON_DELIVERY', shipping_address: ADDRESS_IN },
  },
  prepaid: {
    summary: 'Paid ahead on a hosted page',
    value: {
      cart_id: IDS.cart,
      payment_rail: 'PREPAID',
      return_url: 'https://shop.example/thanks',
      cancel_url: 'https://shop.example/cart',
    },
  },
};

const nothingWritten = {
  over_credit_limit: { summary: 'Over the credit limit; nothing was written', value: enveloped(orders.OVER_CREDIT_LIMIT) },
  price_changed: { summary: 'Prices moved; nothing was written', value: enveloped(orders.PRICE_CHANGED) },
  out_of_stock: { summary: 'Not enough stock; nothing was written', value: enveloped(orders.OUT_OF_STOCK) },
};

export const CHECKOUT_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listShippingOptions: {
    description:
      'The shipping options that the store has enabled. For a store that never opted in the list is empty and `couriers_enabled` is false.',
    response: { one: { summary: 'One option', value: enveloped(orders.SHIPPING) } },
  },
  checkout: {
    description:
      'Turns a priced cart into an order. The answer is always 200; **inspect `state`**. Over the credit limit is not an error but the state `over_credit_limit` with its `shortfall`. ' +
      'In the states `over_credit_limit`, `price_changed` and `out_of_stock` nothing was written. Shipping is taxed at the rate of the store, and `expected_total` is the total with shipping.\n\n' +
      'Send an `Idempotency-Key`: then the request may be repeated until it is answered. The states in which nothing was written are not kept. Without one the cart is the natural key: a second checkout of an ordered cart is a 409 that names the order.',
    reasons: [
      ...REFUSALS,
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
      confirmed: { summary: 'Confirmed', value: enveloped(orders.CONFIRMED) },
      pending_payment: { summary: 'Awaits the payment at redirect_url', value: enveloped(orders.PENDING_PAYMENT) },
      ...nothingWritten,
    },
  },
  repayOrder: {
    description:
      'Answers the live payment session of a `PENDING_PAYMENT` order, or opens a fresh one once the last has failed, expired or was cancelled; `payment-status` follows it. ' +
      'A paid or confirmed order is a 409, and an order that never had a payment session a 404.',
    reasons: ['online_payments_disabled', 'order_already_paid', 'order_not_payable'],
    response: { pending_payment: { summary: 'Awaits the payment at redirect_url', value: enveloped(orders.PENDING_PAYMENT) } },
  },
  getPaymentStatus: {
    description: 'Reads how the payment stands and writes nothing, ever: what a payment gateway notifies is what counts.',
    response: { pending: { summary: 'Not paid yet', value: enveloped(orders.PAYMENT_STATUS) } },
  },
  previewCheckout: {
    description: 'What a checkout would answer now, with ids, session and redirect `null`. Never writes.',
    reasons: REFUSALS,
    request,
    response: { confirmed: { summary: 'It would be confirmed', value: enveloped(orders.PREVIEWED) }, ...nothingWritten },
  },
};
