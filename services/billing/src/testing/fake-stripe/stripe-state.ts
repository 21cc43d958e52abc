import { checkoutJson, type FakeCheckout, type FakePayment, type FakeRefund, linesOf, mapOf, Refused, stripeId } from './stripe-objects.ts';

const MINIMUM = 50;

/** The objects of one Stripe account, and what its API does with them. */
export function stripeState(baseUrl: () => string) {
  const checkouts = new Map<string, FakeCheckout>();
  const refunds: FakeRefund[] = [];

  const checkoutOf = (id: string): FakeCheckout => {
    const found = checkouts.get(id);
    if (found === undefined) throw new Refused('resource_missing', `No such checkout.session: '${id}'`, { status: 404 });
    return found;
  };
  const paymentOf = (id: string | null): FakePayment => {
    const found = [...checkouts.values()].find(({ payment_intent: payment }) => payment?.id === id)?.payment_intent;
    if (!found) throw new Refused('resource_missing', `No such payment_intent: '${id}'`, { status: 404 });
    return found;
  };

  const createCheckout = (form: URLSearchParams) => {
    const lines = linesOf(form);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const expiresAt = Number(form.get('expires_at'));
    const lifetime = expiresAt - Date.now() / 1000;
    if (amount < MINIMUM)
      throw new Refused('amount_too_small', 'The Checkout Session’s total amount due must add up to at least $0.50 usd');
    if (lifetime < 30 * 60 || lifetime > 24 * 3600)
      throw new Refused(undefined, 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.');
    if (form.get('success_url') === null) throw new Refused('parameter_missing', 'Missing required param: success_url.');
    const id = stripeId('cs_test');
    const checkout: FakeCheckout = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      lines,
      currency: lines[0]?.currency ?? '',
      client_reference_id: form.get('client_reference_id'),
      metadata: mapOf(form, 'metadata'),
      expires_at: expiresAt,
      url: `${baseUrl()}/c/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      payment_intent: null,
    };
    checkouts.set(id, checkout);
    return checkoutJson(checkout, false);
  };

  const expireCheckout = (id: string) => {
    const checkout = checkoutOf(id);
    if (checkout.status !== 'open') throw new Refused(undefined, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    checkout.status = 'expired';
    return checkoutJson(checkout, true);
  };

  const createRefund = (form: URLSearchParams, outcome: Pick<FakeRefund, 'status' | 'failure_reason'>) => {
    const payment = paymentOf(form.get('payment_intent'));
    const amount = Number(form.get('amount'));
    const checkout = [...checkouts.values()].find(({ payment_intent: of }) => of?.id === payment.id);
    if (payment.refunded + amount > (checkout?.amount_total ?? 0))
      throw new Refused('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
    payment.refunded += amount;
    const refund: FakeRefund = {
      id: stripeId('re'),
      object: 'refund',
      amount,
      currency: checkout?.currency ?? '',
      payment_intent: payment.id,
      metadata: mapOf(form, 'metadata'),
      ...outcome,
    };
    refunds.push(refund);
    return refund;
  };

  const settle = (id: string, status: FakePayment['status']): FakeCheckout => {
    const checkout = checkoutOf(id);
    checkout.status = 'complete';
    checkout.payment_status = status === 'succeeded' ? 'paid' : 'unpaid';
    checkout.payment_intent = { id: checkout.payment_intent?.id ?? stripeId('pi'), refunded: 0, status };
    return checkout;
  };

  return { checkouts, refunds, checkoutOf, createCheckout, expireCheckout, createRefund, settle };
}

/** The state of one account. */
export type StripeState = ReturnType<typeof stripeState>;
