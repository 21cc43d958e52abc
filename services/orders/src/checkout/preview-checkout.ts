import type { Caller } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { amountsOfCart } from '../domain/checkout-amounts.ts';
import type { CheckoutBody } from '../domain/checkout-body.ts';
import { type CheckoutResult, resultOf } from '../domain/checkout-result.ts';
import { needsSession } from '../domain/payment.ts';
import { taxChange } from '../domain/tax-change.ts';
import { admitCheckout } from './admit-checkout.ts';
import { authorizePayment } from './authorize-payment.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { freezeCart, unexpectedTotalOf } from './freeze-cart.ts';
import { learnExemption } from './learn-exemption.ts';
import { reserveStock } from './reserve-stock.ts';

/** Runs the steps of a checkout as dry runs, in order, and returns the result that a checkout would have now. Nothing is written but an exemption that the catalog did not know. */
export async function previewCheckout(deps: OrdersDeps, caller: Caller, body: CheckoutBody): Promise<CheckoutResult> {
  const { store } = caller;
  const shippingOption = await admitCheckout(deps, caller, body);
  const ids = { checkoutId: deps.newId(), orderId: deps.newId(), orderNumber: undefined };
  const context: CheckoutContext = { ...ids, store, body, shippingOption, caller, dryRun: true };

  const frozen = await freezeCart(deps, context);
  if ('refused' in frozen) return frozen.refused;
  const cart = frozen.value;
  const refused = await unexpectedTotalOf(deps, context, cart);
  if (refused) return refused;

  const stock = await reserveStock(deps, context, cart, 'at any prices');
  if ('refused' in stock) return stock.refused;
  const payment = await authorizePayment(deps, context, cart);
  if ('refused' in payment) return payment.refused;
  const late = taxChange(cart, payment.value.exemption, store, deps.now());
  if (late) return await learnExemption(deps, context, payment.value.exemption, late);

  const amounts = amountsOfCart(cart, shippingOption, store);
  const filled = { currency: cart.currency, total: amounts.total, amounts };
  return needsSession(body.paymentRail, amounts.total)
    ? resultOf({ state: 'pending_payment', orderStatus: 'PENDING_PAYMENT', ...filled })
    : resultOf({ state: 'confirmed', orderStatus: 'CONFIRMED', ...filled, paymentTerms: payment.value.terms });
}
