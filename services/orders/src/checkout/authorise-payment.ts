import type { OrdersDeps } from '../deps.ts';
import { resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { orderTotals } from '../domain/order-totals.ts';
import type { AuthorisedPayment } from '../domain/payment.ts';
import { toAuthorisedPayment } from '../wire/payment-message.ts';
import { type Answer, type Asked, HOLD_SECONDS } from './asked.ts';

/** Step 3: asks billing whether this customer may pay this way; holds the credit, or opens the session to pay in. */
export async function authorisePayment(
  { billing }: Pick<OrdersDeps, 'billing'>,
  asked: Asked,
  cart: FrozenCart,
): Promise<Answer<AuthorisedPayment>> {
  const { body, checkoutId, dryRun, orderId, store } = asked;
  const { currency } = cart;
  const { total } = orderTotals(cart, asked.shippingOption, store.gctRate);
  const { authorized, overCreditLimit } = await billing.authorizePayment(
    {
      checkoutId,
      orderId,
      paymentRail: body.paymentRail,
      amount: total,
      currency,
      holdSeconds: HOLD_SECONDS,
      returnUrl: body.returnUrl ?? undefined,
      cancelUrl: body.cancelUrl ?? undefined,
      addressId: body.shippingAddressId ?? undefined,
      dryRun,
    },
    asked.caller,
  );
  if (overCreditLimit) {
    const { shortfall, creditLimit, balance, held, availableCredit } = overCreditLimit;
    const credit = { creditLimit, balance, held, availableCredit };
    return { refused: resultOf({ state: 'over_credit_limit', currency, total, shortfall, credit }) };
  }
  if (!authorized) throw new Error('billing neither authorised the payment nor refused it');
  const payment = toAuthorisedPayment(authorized);
  if (body.paymentRail === 'PREPAID' && payment.session === null && !dryRun) throw new Error('a prepaid checkout got no payment session');
  return { got: payment };
}
