import type { OrdersDeps } from '../deps.ts';
import { amountsOfCart } from '../domain/checkout-amounts.ts';
import { resultOf } from '../domain/checkout-result.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { type AuthorizedPayment, needsSession } from '../domain/payment.ts';
import { fromProtoPayment } from '../wire/from-proto-payment.ts';
import { type CheckoutContext, HOLD_SECONDS, type StepResult } from './checkout-context.ts';

/** Step 3: authorizes the payment with billing, which holds the credit or opens a payment session. */
export async function authorizePayment(
  { billing }: Pick<OrdersDeps, 'billing'>,
  context: CheckoutContext,
  cart: FrozenCart,
): Promise<StepResult<AuthorizedPayment>> {
  const { body, checkoutId, dryRun, orderId, store } = context;
  const { currency } = cart;
  const amounts = amountsOfCart(cart, context.shippingOption, store);
  const { total } = amounts;
  const { authorized, overCreditLimit } = await billing.authorizePayment(
    {
      checkoutId,
      orderId,
      orderNumber: context.orderNumber,
      paymentRail: body.paymentRail,
      amount: total,
      currency,
      holdSeconds: HOLD_SECONDS,
      returnUrl: body.returnUrl ?? undefined,
      cancelUrl: body.cancelUrl ?? undefined,
      addressId: body.shippingAddressId ?? undefined,
      billingAddressId: body.billingAddressId ?? undefined,
      dryRun,
    },
    context.caller,
  );
  if (overCreditLimit) {
    const { shortfall, creditLimit, balance, held, availableCredit } = overCreditLimit;
    const credit = { creditLimit, balance, held, availableCredit };
    return { refused: resultOf({ state: 'over_credit_limit', currency, total, amounts, shortfall, credit }) };
  }
  if (!authorized) throw new Error('billing neither authorized the payment nor refused it');
  const payment = fromProtoPayment(authorized);
  if (needsSession(body.paymentRail, total) && payment.session === null && !dryRun) throw new Error('billing opened no payment session');
  return { value: payment };
}
