import type { Caller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { type CheckoutResult, resultOf } from '../domain/checkout-result.ts';
import { orderTotals } from '../domain/order-totals.ts';
import { admitCheckout } from './admit-checkout.ts';
import type { Asked } from './asked.ts';
import { authorisePayment } from './authorise-payment.ts';
import { freezeCart, objectionTo } from './freeze-cart.ts';
import { reserveStock } from './reserve-stock.ts';

/** Asks the questions of a checkout in their order, as dry runs: the answer that a checkout would get now, and nothing written anywhere. */
export async function previewCheckout(deps: OrdersDeps, caller: Caller, body: CheckoutBody): Promise<CheckoutResult> {
  const { store } = caller;
  const shippingOption = await admitCheckout(deps, caller, body);
  const asked: Asked = { checkoutId: deps.newId(), orderId: deps.newId(), store, body, shippingOption, caller, dryRun: true };

  const frozen = await freezeCart(deps, asked);
  if ('refused' in frozen) return frozen.refused;
  const cart = frozen.got;
  const objection = objectionTo(cart, asked);
  if (objection) return objection;

  const stock = await reserveStock(deps, asked, cart);
  if ('refused' in stock) return stock.refused;
  const payment = await authorisePayment(deps, asked, cart);
  if ('refused' in payment) return payment.refused;

  const { total } = orderTotals(cart, shippingOption, store.gctRate);
  const { currency } = cart;
  return body.paymentRail === 'PREPAID'
    ? resultOf({ state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', currency, total })
    : resultOf({ state: 'confirmed', orderStatus: 'CONFIRMED', currency, total });
}
