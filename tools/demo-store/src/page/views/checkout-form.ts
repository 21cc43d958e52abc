import { type Schemas, unwrap } from '@storefront/client';
import { html, render } from 'lit-html';
import { type FormValues, formValues, onSubmit, outcome } from '../form.ts';
import { money } from '../format.ts';
import { type Content, elementOf, field } from '../template.ts';
import { addressFields, addressIn } from './address-fields.ts';
import { amount } from './amount.ts';
import { settle } from './checkout-result.ts';
import type { ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Customer = Schemas['Me'];

/** The checkout form, and what tells it about the cart next to it. */
export interface Checkout {
  readonly form: HTMLFormElement;
  /** Shows the order total for a changed cart. What the shopper has entered stays. */
  readonly setCart: (cart: Cart) => void;
  /** Orders nothing until a change of the cart is saved. */
  readonly waitFor: (change: Promise<unknown>) => void;
}

const railNames: Readonly<Record<Schemas['PaymentRail'], string>> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  CREDIT_TERMS: 'On account',
  PREPAID: 'Card payment',
};

/** Loads the shopper's choices and creates the checkout. It calls `reprice` if prices have changed since the cart was shown. */
export async function checkoutForm(context: ViewContext, cart: Cart, reprice: () => Promise<void>): Promise<Checkout> {
  const { store } = context;
  const [{ data: customer }, { data: shipping }] = await Promise.all([
    unwrap(store.account.GET('/v1/me')),
    unwrap(store.account.GET('/v1/checkout/shipping-options')),
  ]);
  const message = outcome();
  const total = elementOf(HTMLElement, html`<p class="fw-bold" aria-live="polite"></p>`);
  let current = cart;
  let saved: Promise<unknown> = Promise.resolve();
  // One idempotency key per cart and form content, so that submitting again after a lost response places only one order.
  let attempt = { body: '', key: '' };
  const body = () => checkoutBody(current, formValues(form), customer);

  const order = async (): Promise<Content> => {
    const wanted = body();
    const text = JSON.stringify(wanted);
    if (attempt.body !== text) attempt = { body: text, key: crypto.randomUUID() };
    const header = { 'Idempotency-Key': attempt.key };
    const { data } = await unwrap(store.account.POST('/v1/checkout', { params: { header }, body: wanted }));
    if (data.state === 'price_changed') await reprice();
    return settle(context, current, data);
  };
  const place = async (): Promise<void> => {
    message.show(null);
    await saved;
    await message.run(order, current.lines);
  };
  let asked = 0;
  const foresee = async () => {
    asked += 1;
    const question = asked;
    // There is no total yet for an address that is not complete.
    if (!form.checkValidity()) return render(null, total);
    const preview = await unwrap(store.account.POST('/v1/checkout/preview', { body: body() }));
    if (question !== asked) return;
    const { total: sum, currency } = preview.data;
    render(sum === null ? null : html`Order total including delivery: ${amount(sum, currency)}`, total);
  };
  // The total is optional here; if the preview fails, placing the order reports the reason.
  const showTotal = () => void foresee().catch(() => render(null, total));
  const rails = customer.payment_rails.map((rail) => [rail, railNames[rail]] as const);
  const options = shipping.options.map(
    ({ code, label, amount: price }) => [code, `${label} · ${price === 0 ? 'free' : money(price, cart.currency)}`] as const,
  );
  const form = elementOf(
    HTMLFormElement,
    html`
      <form class="bg-white border rounded-4 p-4" @submit=${onSubmit(place)} @change=${showTotal}>
        <h2>Checkout</h2>
        ${creditLine(customer)} ${choices('Payment method', 'payment_rail', rails)}
        ${options.length > 0 ? choices('Delivery method', 'shipping_option_code', options) : null}
        ${addressFields(customer.addresses[0])}
        ${field('Purchase order number', html`<input class="form-control" name="purchase_order_number" maxlength="64">`, 'Optional.')}
        ${field('Delivery notes', html`<textarea class="form-control" name="notes" rows="2" maxlength="500"></textarea>`)}
        ${total}
        <button class="btn btn-warning">Place order</button>
        ${message.node}
      </form>`,
  );
  return {
    form,
    setCart(changed) {
      current = changed;
      attempt = { body: '', key: '' };
      showTotal();
    },
    waitFor: (change) => void (saved = change),
  };
}

function creditLine({ credit, currency }: Customer): Content {
  if (!credit || credit.credit_limit === null) return null;
  const [available, limit] = [amount(credit.available_credit, currency), amount(credit.credit_limit, currency)];
  return html`<p class="bg-success-subtle rounded-3 px-3 py-2">Available credit: ${available} of ${limit}</p>`;
}

const choices = (legend: string, name: string, list: readonly (readonly [value: string, words: string])[]): Content => html`
  <fieldset class="my-3">
    <legend class="fs-6 fw-bold">${legend}</legend>
    <div class="list-group">
      ${list.map(
        ([value, words], index) => html`
          <label class="list-group-item d-flex gap-2">
            <input class="form-check-input flex-shrink-0" type="radio" name=${name} value=${value} ?checked=${index === 0}>
            ${words}
          </label>`,
      )}
    </div>
  </fieldset>`;

/** Builds the request for a checkout or its preview; empty fields are omitted. */
function checkoutBody(cart: Cart, values: FormValues, customer: Customer): Schemas['CheckoutIn'] {
  const filled = (name: string): string | undefined => values[name] || undefined;
  const rail = customer.payment_rails.find((each) => each === values['payment_rail']) ?? 'CASH_ON_DELIVERY';
  // The order is unknown until it is placed; the payment page adds it to the URL.
  const here = `${window.location.origin}/`;
  return {
    cart_id: cart.id,
    payment_rail: rail,
    shipping_option_code: filled('shipping_option_code'),
    shipping_address: addressIn(values, customer.addresses[0]?.country_code ?? 'JM'),
    purchase_order_number: filled('purchase_order_number'),
    notes: filled('notes'),
    ...(rail === 'PREPAID' && { return_url: here, cancel_url: here }),
  };
}
